use engine::catalogue::{AnyAction, AnyGame, GameId};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Order, Sink, Turn};
use engine::record::{Entry, Player, Record};
use engine::replay::ReplayedRecord;
use engine::seat::Seat;

use super::data::chooses_with;
use super::deal::{SeedHalves, promise};
use super::fingerprint::digest;
use super::seal::Ahead;
use super::*;
use crate::games::summary;
use crate::services::links;
use crate::services::saves::{self, Save, SaveId, Summary, load};
use crate::services::storage::{Memory, Store};
use crate::services::testing::{count, id, options};

mod ahead;
mod attacks;
mod cases;
mod first_version;
mod games;
mod outside;

/// One of two devices.
#[derive(Default)]
pub(super) struct Peer {
    pub(super) store: Memory,
    pub(super) id: Option<SaveId>,
}

pub(super) const GAME: &str = "apartgame2";

/// Refused without a game here.
pub(super) const DOESNT_FIT: Result<Opened, NotOpened> =
    Err(NotOpened::Refused(NoMerge::DoesntFit, None));

impl Peer {
    pub(super) fn save(&self) -> Save {
        load(&self.store, self.id.as_ref().unwrap()).unwrap()
    }

    pub(super) fn by_link(&self) -> ByLink {
        ByLink::from_save(&self.save()).unwrap()
    }

    pub(super) fn course(&self) -> ReplayedRecord<AnyGame> {
        ReplayedRecord::read(&self.save().record).unwrap()
    }

    pub(super) fn put(&self, save: &Save) {
        saves::keep(&self.store, self.id.as_ref().unwrap(), save).unwrap();
    }

    pub(super) fn put_by_link(&self, by_link: &ByLink) {
        self.put(&Save { by_link: Some(by_link.write()), ..self.save() });
    }

    /// Whether the state of a game by link is accepted beside the record.
    pub(super) fn takes(&self, by_link: &ByLink) -> bool {
        let save = Save { by_link: Some(by_link.write()), ..self.save() };
        ByLink::from_save(&save).is_some()
    }

    pub(super) fn all(&self) -> Vec<(String, String)> {
        let read = |key: String| (key.clone(), self.store.read(&key).unwrap().unwrap());
        self.store.keys().unwrap().into_iter().map(read).collect()
    }

    pub(super) fn restored(all: &[(String, String)], id: Option<SaveId>) -> Self {
        let store = Memory::default();
        for (key, text) in all {
            store.write(key, text).unwrap();
        }
        Self { store, id }
    }

    pub(super) fn decide(&self, decision: Decision<AnyAction>) {
        let mut record = self.course().into_parts().0;
        record.decisions.push(Entry { seat: self.by_link().own(), decision });
        let record = ReplayedRecord::new(record).unwrap().record().to_string();
        self.put(&Save { record, ..self.save() });
    }

    /// Makes all decisions that are due here, at random.
    pub(super) fn play(&self, dice: &mut Dice) {
        self.play_if(anything, dice);
    }

    /// Makes all decisions that are due here, at random among the allowed ones.
    pub(super) fn play_if(&self, may: May, dice: &mut Dice) {
        let own = self.by_link().own();
        let mut acted = false;
        loop {
            let course = self.course();
            let Turn::Awaiting(now) = course.end().turn() else { return };
            let is_free = now.order == Order::Free && now.seats.len() > 1;
            let goes = acted && is_free && dice.below(3) == 0;
            if self.by_link().waits() || !now.seats.contains(own) || goes {
                return;
            }
            let can_go = can_send(&self.by_link(), &course);
            assert!(is_free || can_go == Err(NotYet::ToDecide), "nothing undecided goes");
            let mut actions = Vec::new();
            course.end().legal_actions(own, &mut actions);
            assert!(!actions.is_empty(), "something can be done");
            actions.retain(|action| may(action, dice));
            let Some(action) = dice.pick(&actions) else { continue };
            self.decide(Decision::Act(action.clone()));
            acted = true;
        }
    }

    pub(super) fn send(&self, dice: &mut Dice) -> String {
        self.send_with(None, dice)
    }

    /// The payload of the next link, with a random choice sealed ahead if possible.
    pub(super) fn send_ahead(&self, may: May, dice: &mut Dice) -> String {
        let mut possible = self.possible_ahead();
        possible.retain(|action| may(action, dice));
        let ahead = dice.pick(&possible).cloned();
        self.send_with(ahead.as_ref(), dice)
    }

    /// The payload of the next link, with `ahead` sealed along with it.
    pub(super) fn send_with(&self, ahead: Option<&AnyAction>, dice: &mut Dice) -> String {
        let course = self.course();
        let by_link = send(&self.by_link(), &course, ahead, &mut || dice.seed().0).unwrap();
        assert!(ahead.is_none() || by_link.ahead.is_some());
        self.put_by_link(&by_link);
        assert_eq!(send(&by_link, &course, None, &mut || unreachable!()), Ok(by_link.clone()));
        link(&by_link, &course).payload().unwrap()
    }

    /// Opens a link and makes all decisions that are due. Returns the payload of the answer.
    pub(super) fn answer(&mut self, payload: &str, dice: &mut Dice) -> String {
        self.open(payload, dice).unwrap();
        self.play(dice);
        self.send(dice)
    }

    pub(super) fn possible_ahead(&self) -> Vec<AnyAction> {
        possible_ahead(&self.by_link(), &self.course())
    }

    /// Opens a link, merges it into a known game, and accepts an invitation.
    pub(super) fn open(&mut self, payload: &str, dice: &mut Dice) -> Result<Opened, NotOpened> {
        let message = read(payload);
        let opened = open(&self.store, &message, 7)?;
        if let Opened::Invited(invitation) = &opened {
            let (chance, other) = (&mut || dice.seed().0, || SaveId::from_number(77));
            let id = accept(&self.store, invitation, Summary::default(), chance, 7, other);
            self.id = Some(id.unwrap());
        }
        if matches!(opened, Opened::New(_)) { self.take(&message) } else { Ok(opened) }
    }

    pub(super) fn take(&mut self, message: &LinkMessage) -> Result<Opened, NotOpened> {
        let taken = save_link(&self.store, message, 7, || SaveId::from_number(77), summary)?;
        if let Opened::New(id) = &taken {
            self.id = Some(id.clone());
        }
        Ok(taken)
    }

    /// Asserts that the deal is the promised one, and that every seal opened to the sealed decisions.
    pub(super) fn assert_sound(&self) {
        let (ByLink { game, deal, seals, .. }, course) = (self.by_link(), self.course());
        let Record { options, seed, decisions, .. } = course.record();
        let (salt, half) = (deal.salt.as_ref().unwrap(), deal.half.as_ref().unwrap());
        assert_eq!(promise(&game, salt, half), deal.commitment);
        assert_eq!(deal.seed(&game, options), Some(*seed));
        for seal in seals {
            let made = &decisions[seal.at..seal.at + seal.opened.unwrap()];
            assert_eq!(digest(&seal.text(&game, seal.salt.as_ref().unwrap(), made)), seal.hash);
        }
    }
}

pub(super) fn text(payload: &str) -> String {
    links::decode(payload).unwrap()
}

pub(super) fn read(payload: &str) -> LinkMessage {
    LinkMessage::read(&text(payload)).unwrap()
}

/// Opens a link that somebody changed by hand.
pub(super) fn refused(side: &Peer, text: &str) -> NoMerge {
    let before = side.all();
    let message = LinkMessage::read(text).unwrap();
    let opened = save_link(&side.store, &message, 9, || unreachable!(), summary);
    assert_eq!(side.all(), before, "a refused link changes nothing");
    let Err(NotOpened::Refused(why, here)) = opened else { panic!("{opened:?}") };
    assert_eq!(here, side.id);
    why
}

pub(super) fn is_older(opened: &Result<Opened, NotOpened>) -> bool {
    matches!(opened, Err(NotOpened::Refused(NoMerge::Older, Some(_))))
}

pub(super) fn fools() -> AnyOptions {
    GameId::FoolsGambit.options()
}

/// Every kind of game that can be played by link.
pub(super) fn kinds() -> [(&'static str, AnyOptions); 6] {
    let expanded = options(GameId::Duel52, "heroes=on bannermen=on forts=on");
    [
        ("Fools Gambit", fools()),
        ("Dual Duel", GameId::DualDuel.options()),
        ("Dual Duel to one duel", options(GameId::DualDuel, "target=1")),
        ("Duel 52", GameId::Duel52.options()),
        ("Duel 52 with all expansions", expanded),
        ("Heads Up Duel", GameId::HeadsUpDuel.options()),
    ]
}

pub(super) fn names() -> Vec<Player> {
    ["Ana", "Ben"].map(|name| name.parse().unwrap()).to_vec()
}

/// Ana, who invites and has this seat, and Ben, who has opened her first link after the deal.
pub(super) fn dealt(options: &AnyOptions, own: Seat, dice: &mut Dice) -> (Peer, Peer, Vec<String>) {
    let id = id(GAME);
    let (record, by_link) = invite(&id, options.clone(), names(), own, &mut || dice.seed().0);
    let save = Save { by_link: Some(by_link.write()), ..Save::new(record.to_string(), 1) };
    let store = Memory::default();
    saves::keep(&store, &id, &save).unwrap();
    let (mut ana, mut ben) = (Peer { store, id: Some(id) }, Peer::default());
    let invitation = ana.send(dice);
    assert!(matches!(ben.open(&invitation, dice), Ok(Opened::Invited(_))));
    let answer = ben.send(dice);
    assert!(matches!(ana.open(&answer, dice), Ok(Opened::New(_))));
    (ana, ben, vec![invitation, answer])
}

/// Ana and Ben after `links` links each, and Ana's next one, which Ben has not opened.
pub(super) fn under_way(seed: u64, links: u32) -> (Peer, Peer, String, Dice) {
    let mut dice = Dice::new(Seed(seed), 5);
    let (mut ana, mut ben, _) = dealt(&fools(), Seat::ONE, &mut dice);
    ana.play(&mut dice);
    let mut payload = ana.send(&mut dice);
    for _ in 0..links {
        payload = ana.answer(&ben.answer(&payload, &mut dice), &mut dice);
    }
    (ana, ben, payload, dice)
}

/// A finished game by link: both devices, and all links.
pub(super) struct Finished {
    pub(super) ana: Peer,
    pub(super) ben: Peer,
    pub(super) payloads: Vec<String>,
    /// Choices sealed ahead but not asked for, with the place of the link that didn't ask.
    pub(super) dropped: Vec<(usize, Ahead)>,
}

impl Finished {
    /// Asserts that no later link and no device holds a choice that was not asked for.
    fn assert_silent(&self) {
        let Self { ana, ben, payloads, dropped } = self;
        let kept = [ana, ben].map(|side| side.save().by_link.unwrap());
        for (at, ahead) in dropped {
            for told in payloads[*at..].iter().map(|payload| text(payload)).chain(kept.clone()) {
                for secret in [ahead.salt.as_str(), ahead.hash.as_str()] {
                    assert!(!told.contains(secret), "{told}");
                }
            }
        }
    }

    /// Asserts that opening any link again reports nothing new, and changes nothing on either side.
    pub(super) fn assert_older(mut self) {
        for (at, payload) in self.payloads.iter().enumerate() {
            let mut dice = Dice::new(Seed(1), 1);
            let sides = (&mut self.ana, &mut self.ben);
            let (from, to) = if at % 2 == 0 { sides } else { (sides.1, sides.0) };
            let before = to.all();
            let opened = to.open(payload, &mut dice);
            assert!(is_older(&opened), "{at}: {opened:?}");
            assert_eq!(to.all(), before);
            let own = from.open(payload, &mut dice);
            assert!(matches!(own, Err(NotOpened::Refused(NoMerge::Own, Some(_)))), "{at}: {own:?}");
        }
    }
}

/// The choices that a player is allowed.
pub(super) type May = fn(&AnyAction, &mut Dice) -> bool;

pub(super) fn anything(_: &AnyAction, _: &mut Dice) -> bool {
    true
}

/// Plays a game by link to its end: the seats of `deciding` choose ahead, among the allowed choices. Opening a link
/// twice reports nothing new.
pub(super) fn played_ahead(
    options: &AnyOptions,
    own: Seat,
    seed: u64,
    deciding: &[Seat],
    may: May,
) -> Finished {
    let mut dice = Dice::new(Seed(seed), 1);
    let (mut ana, mut ben, mut payloads) = dealt(options, own, &mut dice);
    let mut dropped = Vec::new();
    for at in 0..2_000 {
        let (from, to) = if at % 2 == 0 { (&mut ana, &mut ben) } else { (&mut ben, &mut ana) };
        from.play_if(may, &mut dice);
        if can_send(&from.by_link(), &from.course()) == Err(NotYet::Nothing) {
            let game = Finished { ana, ben, payloads, dropped };
            game.assert_silent();
            return game;
        }
        let decides = deciding.contains(&from.by_link().own());
        let payload = if decides { from.send_ahead(may, &mut dice) } else { from.send(&mut dice) };
        let ahead = to.by_link().ahead;
        let opened = to.open(&payload, &mut dice);
        assert!(matches!(opened, Ok(Opened::New(_))), "{opened:?}\n{}", text(&payload));
        // The same link again, and the one that it answered.
        for (side, link) in [(&mut *to, &payload), (from, &payloads[payloads.len() - 1])] {
            if at < 8 {
                let all = side.all();
                assert!(is_older(&side.open(link, &mut dice)));
                assert_eq!(side.all(), all);
            }
        }
        let sent = payloads.len();
        payloads.push(payload);
        let seals = to.by_link().seals;
        let is_open = |ahead: &Ahead| seals.iter().any(|seal| seal.hash == ahead.hash);
        dropped.extend(ahead.filter(|ahead| !is_open(ahead)).map(|ahead| (sent, ahead)));
    }
    panic!("it goes on and on: {}", ana.save().record);
}

/// Both play to the end, `from` first, with links that `send` makes.
pub(super) fn to_the_end<'a>(
    (mut from, mut to): (&'a mut Peer, &'a mut Peer),
    dice: &mut Dice,
    send: impl Fn(&Peer, &Peer, &mut Dice) -> String,
) {
    loop {
        from.play(dice);
        if can_send(&from.by_link(), &from.course()) == Err(NotYet::Nothing) {
            return;
        }
        let opened = to.open(&send(from, to, dice), dice);
        assert!(matches!(opened, Ok(Opened::New(_))), "{opened:?}");
        std::mem::swap(&mut from, &mut to);
    }
}

/// A text's line that begins with this word.
pub(super) fn line<'a>(text: &'a str, word: &str) -> &'a str {
    text.split_inclusive('\n').find(|line| line.starts_with(word)).unwrap()
}

/// The record with the other player first in each simultaneous choice: at one table nothing is sealed.
pub(super) fn the_other_way_round(by_link: &ByLink, record: &Record<AnyGame>) -> Record<AnyGame> {
    let course = ReplayedRecord::new(record.clone()).unwrap();
    let mut record = record.clone();
    for seal in &by_link.seals {
        let (at, count) = (seal.at, seal.opened.unwrap());
        let answers = &course.record().decisions[at + count..];
        let mut alone = course.state_after(at).clone();
        let mut made = 0;
        let seat = other(if seal.seat == 1 { Seat::ONE } else { Seat::TWO });
        while chooses_with(alone.turn(), seat)
            && answers.get(made).is_some_and(|by| by.seat == seat)
        {
            alone.decide(seat, answers[made].decision.clone(), &mut Sink::none()).unwrap();
            made += 1;
        }
        record.decisions[at..at + count + made].rotate_left(count);
    }
    record
}
