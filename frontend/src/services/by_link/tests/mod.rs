//! Games by link between two devices, each with a store of its own.

use engine::catalogue::{AnyAction, AnyGame, GameId};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Order, Turn};
use engine::record::{Entry, Player, Record};
use engine::replay::ReplayedRecord;
use engine::seat::Seat;

use super::deal::{SeedHalves, half_fingerprint};
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

/// A player's device.
#[derive(Clone, Default)]
struct Peer {
    store: Memory,
    id: Option<SaveId>,
}

const GAME: &str = "apartgame2";

impl Peer {
    fn save(&self) -> Save {
        load(&self.store, self.id.as_ref().unwrap()).unwrap()
    }

    fn by_link(&self) -> ByLink {
        ByLink::from_save(&self.save()).unwrap()
    }

    fn course(&self) -> ReplayedRecord<AnyGame> {
        ReplayedRecord::read(&self.save().record).unwrap()
    }

    fn put(&self, save: &Save) {
        saves::write(&self.store, self.id.as_ref().unwrap(), save).unwrap();
    }

    fn put_by_link(&self, by_link: &ByLink) {
        self.put(&Save { by_link: Some(by_link.write()), ..self.save() });
    }

    /// Whether the device reads this state beside its record.
    fn reads(&self, by_link: &ByLink) -> bool {
        let save = Save { by_link: Some(by_link.write()), ..self.save() };
        ByLink::from_save(&save).is_some()
    }

    fn all(&self) -> Vec<(String, String)> {
        let read = |key: String| (key.clone(), self.store.read(&key).unwrap().unwrap());
        self.store.keys().unwrap().into_iter().map(read).collect()
    }

    fn decide(&self, decision: Decision<AnyAction>) {
        let mut record = self.course().into_parts().0;
        record.decisions.push(Entry { seat: self.by_link().own(), decision });
        let record = ReplayedRecord::new(record).unwrap().record().to_string();
        self.put(&Save { record, ..self.save() });
    }

    /// Makes all decisions that are due here, at random.
    fn play(&self, dice: &mut Dice) {
        self.play_if(anything, dice);
    }

    /// Makes all decisions that are due here, at random among the allowed ones.
    fn play_if(&self, allows: ChoiceFilter, dice: &mut Dice) {
        let own = self.by_link().own();
        let mut acted = false;
        loop {
            let course = self.course();
            let Turn::Awaiting(now) = course.end().turn() else { return };
            let is_free = now.order == Order::Free && now.seats.len() > 1;
            let stops = acted && is_free && dice.below(3) == 0;
            if self.by_link().is_waiting() || !now.seats.contains(own) || stops {
                return;
            }
            let can_send = can_send(&self.by_link(), &course);
            assert!(is_free || can_send == Err(NotYet::Undecided), "a decision is due");
            let mut actions = Vec::new();
            course.end().legal_actions(own, &mut actions);
            assert!(!actions.is_empty(), "something can be done");
            actions.retain(|action| allows(action, dice));
            let Some(action) = dice.pick(&actions) else { continue };
            self.decide(Decision::Act(action.clone()));
            acted = true;
        }
    }

    fn send(&self, dice: &mut Dice) -> String {
        self.send_with(None, dice)
    }

    /// The payload of the next link, with a random choice sealed ahead if possible.
    fn send_ahead(&self, allows: ChoiceFilter, dice: &mut Dice) -> String {
        let mut possible = self.possible_ahead();
        possible.retain(|action| allows(action, dice));
        let ahead = dice.pick(&possible).cloned();
        self.send_with(ahead.as_ref(), dice)
    }

    /// The payload of the next link, with `ahead` sealed along with it.
    fn send_with(&self, ahead: Option<&AnyAction>, dice: &mut Dice) -> String {
        let course = self.course();
        let by_link = send(&self.by_link(), &course, ahead, &mut || dice.seed().0).unwrap();
        assert!(ahead.is_none() || by_link.ahead.is_some());
        self.put_by_link(&by_link);
        assert_eq!(send(&by_link, &course, None, &mut || unreachable!()), Ok(by_link.clone()));
        link(&by_link, &course).payload().unwrap()
    }

    /// Opens a link and makes all decisions that are due. Returns the payload of the answer.
    fn answer(&mut self, payload: &str, dice: &mut Dice) -> String {
        self.open_next(payload);
        self.play(dice);
        self.send(dice)
    }

    fn possible_ahead(&self) -> Vec<AnyAction> {
        possible_ahead(&self.by_link(), &self.course())
    }

    fn accept_invitation(&mut self, payload: &str, dice: &mut Dice) {
        let Ok(Opened::Invited(invitation)) = self.open(payload) else { panic!("{payload}") };
        let (chance, other) = (&mut || dice.seed().0, || SaveId::from_number(77));
        let id = accept(&self.store, &invitation, Summary::default(), chance, 7, other);
        self.id = Some(id.unwrap());
    }

    /// Opens a link, and merges it into a known game.
    fn open(&mut self, payload: &str) -> Result<Opened, NotOpened> {
        let opened = open(&self.store, &read(payload), 7)?;
        if matches!(opened, Opened::New(_)) {
            self.save_link(payload);
        }
        Ok(opened)
    }

    /// Opens a link that continues the game here.
    fn open_next(&mut self, payload: &str) {
        let opened = self.open(payload);
        assert!(matches!(opened, Ok(Opened::New(_))), "{opened:?}: {}", text(payload));
    }

    /// Saves a link's game, even an offered one.
    fn save_link(&mut self, payload: &str) {
        let taken = save_link(&self.store, &read(payload), 7, || SaveId::from_number(77), summary);
        let Ok(Opened::New(id)) = taken else { panic!("{taken:?}") };
        self.id = Some(id);
    }

    /// Asserts that the deal is the promised one, and that every seal hid the decisions that it opened to.
    fn assert_sound(&self) {
        let (ByLink { game, deal, seals, .. }, course) = (self.by_link(), self.course());
        let Record { options, seed, decisions, .. } = course.record();
        let (salt, half) = (deal.salt.as_ref().unwrap(), deal.half.as_ref().unwrap());
        assert_eq!(half_fingerprint(&game, salt, half), deal.commitment);
        assert_eq!(deal.seed(&game, options), Some(*seed));
        for seal in seals {
            let made = &decisions[seal.at..seal.at + seal.opened.unwrap()];
            assert_eq!(digest(&seal.preimage(&game, seal.salt.as_ref().unwrap(), made)), seal.hash);
        }
    }
}

fn text(payload: &str) -> String {
    links::decode(payload).unwrap()
}

fn payload_of(text: &str) -> String {
    links::encode(text).unwrap()
}

fn read(payload: &str) -> LinkMessage {
    LinkMessage::read(&text(payload)).unwrap()
}

/// Asserts that a link doesn't fit the device's game, and changes nothing.
fn assert_refused(side: &Peer, text: &str) {
    let before = side.all();
    let message = LinkMessage::read(text).unwrap();
    let opened = save_link(&side.store, &message, 9, || unreachable!(), summary);
    assert_eq!(side.all(), before, "a refused link changes nothing");
    let refused = Err(NotOpened::Refused(NoMerge::DoesntFit, side.id.clone()));
    assert_eq!(opened, refused, "{text}");
}

fn is_older(opened: &Result<Opened, NotOpened>) -> bool {
    matches!(opened, Err(NotOpened::Refused(NoMerge::Older, Some(_))))
}

fn fools() -> AnyOptions {
    GameId::FoolsGambit.options()
}

/// Every kind of game that can be played by link.
fn kinds() -> [(&'static str, AnyOptions); 6] {
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

fn players() -> Vec<Player> {
    ["Ana", "Ben"].map(|name| name.parse().unwrap()).to_vec()
}

/// Ana, who has invited Ben and has the seat `own`; Ben, who learns the deal from her next link; the links so far.
fn dealt(options: &AnyOptions, own: Seat, dice: &mut Dice) -> (Peer, Peer, Vec<String>) {
    let id = id(GAME);
    let (record, by_link) = invite(&id, options.clone(), players(), own, &mut || dice.seed().0);
    let save = Save { by_link: Some(by_link.write()), ..Save::new(record.to_string(), 1) };
    let store = Memory::default();
    saves::write(&store, &id, &save).unwrap();
    let (mut ana, mut ben) = (Peer { store, id: Some(id) }, Peer::default());
    let invitation = ana.send(dice);
    ben.accept_invitation(&invitation, dice);
    let answer = ben.send(dice);
    ana.open_next(&answer);
    (ana, ben, vec![invitation, answer])
}

/// Ana and Ben after `links` links each, and Ana's next one, which Ben has not opened.
fn under_way(seed: u64, links: u32) -> (Peer, Peer, String, Dice) {
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
struct Finished {
    ana: Peer,
    ben: Peer,
    payloads: Vec<String>,
    /// Choices sealed ahead but not asked for, with the index of the link that didn't ask.
    dropped: Vec<(usize, Ahead)>,
}

impl Finished {
    /// Asserts that no later link and no device holds a choice that was not asked for.
    fn assert_dropped(&self) {
        let Self { ana, ben, payloads, dropped } = self;
        for (at, ahead) in dropped {
            let saved = [ana, ben].map(|side| side.save().by_link.unwrap());
            for text in payloads[*at..].iter().map(|payload| text(payload)).chain(saved) {
                for secret in [ahead.salt.as_str(), ahead.hash.as_str()] {
                    assert!(!text.contains(secret), "{text}");
                }
            }
        }
    }

    /// Asserts that opening any link again reports nothing new.
    fn assert_older(mut self) {
        for (at, payload) in self.payloads.iter().enumerate() {
            let (ana, ben) = (&mut self.ana, &mut self.ben);
            let (from, to) = if at % 2 == 0 { (ana, ben) } else { (ben, ana) };
            assert_older(payload, from, to);
        }
    }
}

/// Asserts that opening a link again reports nothing new, and changes nothing on either side.
fn assert_older(payload: &str, from: &mut Peer, to: &mut Peer) {
    let before = (from.all(), to.all());
    let (opened, own) = (to.open(payload), from.open(payload));
    assert!(is_older(&opened), "{opened:?}");
    assert!(matches!(own, Err(NotOpened::Refused(NoMerge::Own, Some(_)))), "{own:?}");
    assert_eq!((from.all(), to.all()), before);
}

/// Whether a player may make this choice.
type ChoiceFilter = fn(&AnyAction, &mut Dice) -> bool;

fn anything(_: &AnyAction, _: &mut Dice) -> bool {
    true
}

/// Deals a game by link, and plays it to its end.
fn played_ahead(
    options: &AnyOptions,
    own: Seat,
    seed: u64,
    deciding: &[Seat],
    allows: ChoiceFilter,
) -> Finished {
    let mut dice = Dice::new(Seed(seed), 1);
    let (ana, ben, payloads) = dealt(options, own, &mut dice);
    play_to_end((ana, ben), payloads, deciding, allows, &mut dice)
}

/// Plays a game by link to its end. The pair's first device moves first, and is `ana` in the result. The seats of
/// `deciding` choose ahead, among the allowed choices. Checks that opening a link twice reports nothing new.
fn play_to_end(
    (mut ana, mut ben): (Peer, Peer),
    mut payloads: Vec<String>,
    deciding: &[Seat],
    allows: ChoiceFilter,
    dice: &mut Dice,
) -> Finished {
    let mut dropped = Vec::new();
    for at in 0..2_000 {
        let (from, to) = if at % 2 == 0 { (&mut ana, &mut ben) } else { (&mut ben, &mut ana) };
        from.play_if(allows, dice);
        if can_send(&from.by_link(), &from.course()) == Err(NotYet::NothingNew) {
            let game = Finished { ana, ben, payloads, dropped };
            game.assert_dropped();
            return game;
        }
        let decides = deciding.contains(&from.by_link().own());
        let payload = if decides { from.send_ahead(allows, dice) } else { from.send(dice) };
        let ahead = to.by_link().ahead;
        to.open_next(&payload);
        if at < 8 {
            assert_older(&payload, from, to);
            if let Some(answered) = payloads.last() {
                assert_older(answered, to, from);
            }
        }
        let sent = payloads.len();
        payloads.push(payload);
        let seals = to.by_link().seals;
        let is_open = |ahead: &Ahead| seals.iter().any(|seal| seal.hash == ahead.hash);
        dropped.extend(ahead.filter(|ahead| !is_open(ahead)).map(|ahead| (sent, ahead)));
    }
    panic!("the game doesn't end: {}", ana.save().record);
}

/// A text's line that begins with this word.
fn line<'a>(text: &'a str, word: &str) -> &'a str {
    text.split_inclusive('\n').find(|line| line.starts_with(word)).unwrap()
}
