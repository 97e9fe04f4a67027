use crate::chance::{Chance, Dice};
use crate::game::{Flaw, Pending};
use crate::games::gold_rush_shoot_out::state::{
    MOST_SEATS, Prizes, ROUND_COUNT, RoundState, SeatState, Stage,
};
use crate::games::gold_rush_shoot_out::{
    Ability, Ambush, BLANKS, BULLETS, Card, CardCounts, Fate, GoldRushShootOut, Load, Phase,
    ROUNDS, SeatView, Stand, Tally, View,
};
use crate::options::Options;
use crate::season::Brought;
use crate::seat::{BySeat, Seat, SeatSet};

/// Random ways to spread loaded bullet cards over rounds, tried before the way that always fits.
const MAX_SPREADS: u32 = 8;

pub(super) fn determinize(view: &View, dice: &mut Dice) -> Option<GoldRushShootOut> {
    check_ranges(view).ok()?;
    let chance = Chance::for_determinization(dice.seed());
    let mut game = GoldRushShootOut {
        options: view.options,
        seats: view.seats,
        departed: view.left,
        round: view.round,
        stage: stage_from_view(view),
        first: view.first,
        claimed: view.claimed,
        chance,
        decks: CardCounts::NONE,
        take: view.take,
        left_over: view.left_over,
        discards: view.discards,
        by_seat: BySeat::from_fn(|seat| known_state(&view.by_seat[seat])),
    };
    deal_envelopes(&mut game, view, dice);
    for seat in view.all_seats() {
        let known = &view.by_seat[seat];
        // Ammo is hidden from others, and so are loads and choices.
        if known.ammo.is_none() {
            determinize_loads(&mut game.by_seat[seat], known, view, dice);
        }
        game.by_seat[seat].this_round.load = known.load.unwrap_or_default();
        game.by_seat[seat].this_round.aim = known.aim.unwrap_or_default();
        game.by_seat[seat].this_round.standoff = known.standoff.unwrap_or_default();
        game.by_seat[seat].this_round.ambush = known.ambush.unwrap_or_default();
    }
    for seat in view.all_seats().filter(|seat| view.by_seat[*seat].ammo.is_none()) {
        determinize_choice(&mut game, seat, view, dice);
    }
    Some(game)
}

fn stage_from_view(view: &View) -> Stage {
    let asked = view.turn.awaited().lowest();
    match view.phase {
        Phase::Load => Stage::Load { is_break_over: view.turn.intermission().is_none() },
        Phase::Abilities => {
            Stage::Abilities { asked: asked.unwrap_or(view.first), passes: view.passes }
        }
        Phase::Standoff => Stage::Standoff,
        Phase::Ambush => Stage::Ambush,
        Phase::Shootout => Stage::Shootout,
        Phase::Share => asked.map_or(Stage::Shared, |asked| Stage::Share { asked }),
        Phase::Over => view.turn.outcome().map_or_else(|| envelopes_stage(view), Stage::Over),
    }
}

fn envelopes_stage(view: &View) -> Stage {
    let seats_with = |holds: fn(&Tally) -> bool| -> SeatSet {
        view.all_seats()
            .filter(|seat| view.by_seat[*seat].tally.as_ref().is_some_and(holds))
            .collect()
    };
    let prizes = Prizes {
        gold: seats_with(|tally| tally.for_gold > 0),
        antiques: seats_with(|tally| tally.for_antiques > 0),
        wounds: seats_with(|tally| tally.strike),
    };
    Stage::Envelopes { opened: seats_with(|_| true), prizes }
}

fn known_state(known: &SeatView) -> SeatState {
    let bullet_cards = shown_bullet_cards(known);
    // Without a ledger, bullet cards may have been taken in round 1 and loaded in any later one.
    let taken_in_round_1 = |put_in: CardCounts| {
        let taken = put_in.ability(Ability::Bullet) + bullet_cards;
        std::array::from_fn(|round| if round == 0 { 0 } else { taken })
    };
    // Without a ledger: an open envelope lacks only bullet cards that were loaded unseen.
    let put_in = known.put_in.unwrap_or_else(|| {
        known.envelope.map_or(CardCounts::NONE, |envelope| {
            let bullet = Card::Ability(Ability::Bullet);
            (envelope.count()..known.cards).fold(envelope, |cards, _| cards.with(bullet))
        })
    });
    SeatState {
        wounds: known.wounds,
        half_tokens: known.tokens,
        left_in: known.left_in,
        put_in,
        bullets_before: known.bullets_before.unwrap_or_else(|| taken_in_round_1(put_in)),
        loads: known.loads,
        fates: known.fates,
        this_round: RoundState {
            pistols: known.pistols,
            stands: known.stands,
            ducks: known.ducks,
            wounds: known.wounds_now,
            ..RoundState::default()
        },
    }
}

fn shown_bullet_cards(known: &SeatView) -> u8 {
    let shown = known.fates.iter().filter(|fate| **fate == Fate::Revealed(Load::BulletCard));
    shown.count() as u8
}

/// Deals the cards whose places are unknown to others' envelopes and to the decks.
fn deal_envelopes(game: &mut GoldRushShootOut, view: &View, dice: &mut Dice) {
    let on_table: CardCounts = view.take.into_iter().flatten().collect();
    let not_held = on_table.plus(view.left_over).plus(view.discards);
    let located = game.by_seat.0.iter().fold(not_held, |cards, state| cards.plus(state.put_in));
    let hidden = CardCounts::ALL.minus(located);
    let is_unlisted = |seat: &Seat| {
        let known = &view.by_seat[*seat];
        known.put_in.is_none() && known.envelope.is_none()
    };
    if !view.all_seats().any(|seat| is_unlisted(&seat)) {
        game.decks = hidden;
        return;
    }
    let (mut loot, mut abilities) = (hidden.only_loot(), hidden.only_abilities());
    let mut playable_card = None;
    if let Stage::Abilities { asked, .. } = game.stage
        && is_unlisted(&asked)
    {
        // A seat that is asked holds a playable card (GR-12).
        let candidates =
            game.playable_abilities(asked).map(Card::Ability).filter(|card| hidden.of(*card) > 0);
        let playable: CardCounts =
            candidates.flat_map(|card| std::iter::repeat_n(card, hidden.of(card).into())).collect();
        playable_card = draw(playable, dice).map(|card| (asked, card));
    }
    if let Some((asked, card)) = playable_card {
        abilities = abilities.without(card);
        game.by_seat[asked].put_in = game.by_seat[asked].put_in.with(card);
    }
    // GR-9: a round has 5 loot cards and 3 abilities, the last one 8 loot cards.
    let loot_to_come = u32::from(ROUNDS - view.round) * 5 + if view.round < ROUNDS { 3 } else { 0 };
    let abilities_to_come = u32::from((ROUNDS - 1).saturating_sub(view.round)) * 3;
    for (deck, to_come) in [(&mut loot, loot_to_come), (&mut abilities, abilities_to_come)] {
        for _ in 0..to_come {
            if let Some(card) = draw(*deck, dice) {
                *deck = deck.without(card);
                game.decks = game.decks.with(card);
            }
        }
    }
    let mut rest = loot.plus(abilities);
    for seat in view.all_seats().filter(is_unlisted) {
        for _ in game.by_seat[seat].put_in.count()..view.by_seat[seat].cards {
            if let Some(card) = draw(rest, dice) {
                rest = rest.without(card);
                game.by_seat[seat].put_in = game.by_seat[seat].put_in.with(card);
            }
        }
        let state = &mut game.by_seat[seat];
        let taken = state.put_in.ability(Ability::Bullet) + shown_bullet_cards(&view.by_seat[seat]);
        state.bullets_before[1..].fill(taken);
    }
}

fn draw(cards: CardCounts, dice: &mut Dice) -> Option<Card> {
    cards.nth(dice.below(cards.count().into()) as u8)
}

fn determinize_loads(state: &mut SeatState, known: &SeatView, view: &View, dice: &mut Dice) {
    let loaded_rounds = usize::from(view.round) - usize::from(view.phase == Phase::Load);
    if let Some(envelope) = known.envelope {
        // In an open envelope, missing bullet cards were loaded.
        spread_bullet_cards(state, known.cards - envelope.count(), loaded_rounds, dice);
    }
    for index in 0..loaded_rounds {
        if state.loads[index].is_none() {
            let may_use_bullet_cards = known.envelope.is_none();
            state.loads[index] = Some(draw_load(state, index, may_use_bullet_cards, dice));
        }
    }
}

/// Spreads loaded bullet cards over the rounds in which they may have been loaded.
fn spread_bullet_cards(state: &mut SeatState, count: u8, loaded_rounds: usize, dice: &mut Dice) {
    let known = state.loads;
    let mut open_rounds = [0; ROUND_COUNT];
    let mut open_count = 0;
    let is_open = |index: &usize| known[*index].is_none() && !was_loaded_by_default(state, *index);
    for index in (0..loaded_rounds).filter(is_open) {
        open_rounds[open_count] = index;
        open_count += 1;
    }
    let open_rounds = &mut open_rounds[..open_count];
    for tries_left in (0..=MAX_SPREADS).rev() {
        if tries_left > 0 {
            dice.shuffle(open_rounds);
        } else {
            // The latest rounds always fit.
            open_rounds.sort_unstable_by(|one, other| other.cmp(one));
        }
        state.loads = known;
        for index in open_rounds.iter().take(count.into()) {
            state.loads[*index] = Some(Load::BulletCard);
        }
        if (0..loaded_rounds).all(|index| cards_used(state, index) <= state.bullets_before[index]) {
            return;
        }
    }
}

/// Bullet cards loaded up to the round of this index.
fn cards_used(state: &SeatState, index: usize) -> u8 {
    state.loads[..=index].iter().filter(|load| **load == Some(Load::BulletCard)).count() as u8
}

/// Whether the rules loaded for the seat in this round, since it had left.
fn was_loaded_by_default(state: &SeatState, index: usize) -> bool {
    state.left_in > 0 && index >= usize::from(state.left_in)
}

/// Draws a possible load of the seat in the round of this index, each card equally likely.
fn draw_load(state: &SeatState, index: usize, may_use_bullet_cards: bool, dice: &mut Dice) -> Load {
    let ammo = state.ammo();
    if was_loaded_by_default(state, index) {
        return if ammo.blanks > 0 { Load::Blank } else { Load::Bullet };
    }
    // Unused bullet cards in this round and in each later one up to the last known load.
    let spare = (index..=index.max(last_loaded(state)))
        .map(|later| state.bullets_before[later].saturating_sub(cards_used(state, later)));
    let bullets = state.envelope().ability(Ability::Bullet);
    let bullet_cards =
        if may_use_bullet_cards { spare.min().unwrap_or_default().min(bullets) } else { 0 };
    let nth = dice.below(u32::from(ammo.blanks + ammo.bullets + bullet_cards)) as u8;
    if nth < ammo.blanks {
        Load::Blank
    } else if nth < ammo.blanks + ammo.bullets {
        Load::Bullet
    } else {
        Load::BulletCard
    }
}

fn last_loaded(state: &SeatState) -> usize {
    state.loads.iter().rposition(Option::is_some).unwrap_or_default()
}

fn determinize_choice(game: &mut GoldRushShootOut, seat: Seat, view: &View, dice: &mut Dice) {
    let has_left = view.left.contains(seat);
    let is_awaited = view.turn.awaited().contains(seat);
    match game.stage {
        Stage::Load { .. } => determinize_load_and_aim(game, seat, view, dice),
        Stage::Standoff if !is_awaited && !game.must_stand(seat) => {
            let stand = Stand::ALL[dice.below(2) as usize];
            game.by_seat[seat].this_round.standoff =
                if has_left { Pending::TimedOut } else { Pending::Made(stand) };
        }
        Stage::Ambush if !is_awaited && game.can_ambush(seat) => {
            let ambush = Ambush::ALL[dice.below(2) as usize];
            game.by_seat[seat].this_round.ambush =
                if has_left { Pending::TimedOut } else { Pending::Made(ambush) };
        }
        Stage::Standoff
        | Stage::Ambush
        | Stage::Abilities { .. }
        | Stage::Shootout
        | Stage::Share { .. }
        | Stage::Shared
        | Stage::Envelopes { .. }
        | Stage::Over(_) => {}
    }
}

/// Draws both choices of a seat that has decided; one or none of an awaited seat.
fn determinize_load_and_aim(game: &mut GoldRushShootOut, seat: Seat, view: &View, dice: &mut Dice) {
    let index = usize::from(view.round) - 1;
    let load = Pending::Made(draw_load(&game.by_seat[seat], index, true, dice));
    let target = SeatSet::first(view.seats).without(seat).pick(dice);
    let aim = target.map_or(Pending::TimedOut, Pending::Made);
    let roll = dice.below(4);
    let round = &mut game.by_seat[seat].this_round;
    (round.load, round.aim) = if left_before_this_round(view, seat) {
        (Pending::TimedOut, Pending::TimedOut)
    } else if view.left.contains(seat) {
        // The seat may have decided before it left.
        match roll {
            0 => (load, Pending::TimedOut),
            1 => (Pending::TimedOut, aim),
            _ => (Pending::TimedOut, Pending::TimedOut),
        }
    } else if !view.turn.awaited().contains(seat) {
        (load, aim)
    } else {
        match roll {
            0 => (load, Pending::Owed),
            1 => (Pending::Owed, aim),
            _ => (Pending::Owed, Pending::Owed),
        }
    };
}

fn left_before_this_round(view: &View, seat: Seat) -> bool {
    let left_in = view.by_seat[seat].left_in;
    left_in > 0 && left_in < view.round
}

/// Each round, both pistols of every other seat may wound a seat.
pub(super) const MOST_WOUNDS: u8 = 2 * MOST_SEATS as u8 * ROUNDS;

/// 10 brought, 3 won for most gold and 1 for most antiques.
const MAX_HALF_TOKENS: u8 = Brought::MOST + 4;

fn check_ranges(view: &View) -> Result<(), Flaw> {
    Flaw::unless(view.options.seat_counts().contains(view.seats), "the game has such tables")?;
    Flaw::unless((1..=ROUNDS).contains(&view.round), "there are six rounds")?;
    let named = view.left.with(view.first).union(view.claimed.into_iter().collect());
    Flaw::unless(named.fits_table(view.seats), "seats are of the table")?;
    Flaw::unless(view.passes <= view.seats, "abilities end when all have passed (GR-12)")?;
    let loaded_rounds = usize::from(view.round) - usize::from(view.phase == Phase::Load);
    view.by_seat.0.iter().try_for_each(|known| check_seat(known, view.seats, loaded_rounds))
}

fn check_seat(known: &SeatView, seats: u8, loaded_rounds: usize) -> Result<(), Flaw> {
    let aims = known.pistols.iter().flatten().map(|aim| aim.at);
    let aim = match known.aim {
        Some(Pending::Made(at)) => Some(at),
        Some(Pending::Owed | Pending::TimedOut) | None => None,
    };
    Flaw::unless(aims.chain(aim).collect::<SeatSet>().fits_table(seats), "pistols aim at seats")?;
    let wounds_fit = known.wounds <= MOST_WOUNDS && known.wounds_now <= MOST_WOUNDS;
    let counts_fit = wounds_fit && known.tokens <= MAX_HALF_TOKENS && known.left_in <= ROUNDS;
    Flaw::unless(counts_fit, "wounds and tokens are in their ranges")?;
    let used = |load| known.loads.iter().filter(|loaded| **loaded == Some(load)).count() as u8;
    let has_ammo = used(Load::Blank) <= BLANKS && used(Load::Bullet) <= BULLETS;
    let is_in_time = known.loads[loaded_rounds..].iter().all(Option::is_none);
    Flaw::unless(has_ammo && is_in_time, "a seat uses its ammo, a card a round (GR-3)")?;
    let least = known.envelope.map_or(0, CardCounts::count);
    // Cards missing from an open envelope are loaded bullet cards.
    let bullets = CardCounts::ALL.ability(Ability::Bullet);
    let most = known.envelope.map_or(CardCounts::ALL.count(), |_| least + bullets);
    let cards_fit = (least..=most).contains(&known.cards);
    let bullets_fit = known
        .bullets_before
        .is_none_or(|counts| counts.iter().all(|count| *count <= CardCounts::ALL.count()));
    Flaw::unless(cards_fit && bullets_fit, "an envelope holds what was put in")
}
