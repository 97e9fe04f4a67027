//! The duration of playbacks in whole games of a single player.

use std::collections::BTreeMap;

use engine::bot::Level;
use engine::catalogue::CatalogueGame as _;
use engine::chance::Dice;
use engine::games::gold_rush_shoot_out::{self, Fate, GoldRushShootOut};

use super::*;
use crate::games::gold_rush_shoot_out::MS_PER_ENVELOPE;
use crate::playback::countdown;
use crate::playback::testing::{Timed, moments};
use crate::services::motion::MotionSpeed;
use crate::testing::any_action;
use crate::words::players::Players;

const NORMAL: MotionSpeed = MotionSpeed::Normal;

/// One playback of the table's news, with its round.
struct TimedNews {
    round: String,
    moments: Vec<Timed>,
    has_countdown: bool,
    /// The number of envelopes opened one by one.
    opened: u32,
}

impl TimedNews {
    fn from_session(session: &Session) -> Option<Self> {
        use gold_rush_shoot_out::Event::{AimsShown, AmbushShown, EnvelopeOpened, StandoffShown};
        let frames = session.news();
        let first = frames.first()?;
        let players = Players::new(&session.record().players).read_by(Some(ONE));
        let moments = moments(&frames, &players, NORMAL);
        let round = players.sentence(&games::ui_of(&first.before).chapter()).written();
        let events = events(frames);
        let told = || events.iter().filter_map(GoldRushShootOut::own_event);
        let has_countdown =
            told().any(|told| matches!(told, AimsShown(_) | StandoffShown(_) | AmbushShown(_)));
        let opened = told().filter(|told| matches!(told, EnvelopeOpened(..))).map(|_| 1).sum();
        (moments.len() > 1).then_some(Self { round, moments, has_countdown, opened })
    }

    /// The milliseconds until the last step is in place. A countdown takes the place of the first pause.
    fn duration(&self) -> u32 {
        let before_last = &self.moments[..self.moments.len() - 1];
        let (first, others) = before_last.split_first().expect("the moment before");
        let first = if self.has_countdown { countdown::total_ms(1, NORMAL) } else { first.stay_ms };
        first + others.iter().map(|moment| moment.stay_ms).sum::<u32>() + NORMAL.glide_ms()
    }

    /// The duration without that of opening envelopes.
    fn without_envelopes(&self) -> u32 {
        self.duration().saturating_sub(self.opened * MS_PER_ENVELOPE)
    }
}

/// The seats' choices: those of beginners, or [`any_action`], which brings more abilities and ambushes.
type ChosenBy = fn(&AnyGame, Seat, &mut Dice) -> Option<AnyAction>;

fn beginners_action(game: &AnyGame, seat: Seat, dice: &mut Dice) -> Option<AnyAction> {
    let seed = Seed(dice.below(u32::MAX).into());
    bot_action(&game.view(Observer::Seat(seat)), seat, Level::Beginner, seed)
}

fn playbacks(game: &str, options: &str, seats: &str, by: ChosenBy, seed: u64) -> Vec<TimedNews> {
    let mut session = deal(game, options, seats, seed);
    let mut dice = Dice::new(Seed(seed), 77);
    let mut playbacks = Vec::new();
    for _ in 0..2_000 {
        let step = match session.screen() {
            Screen::Table(TableReason::Over) => return playbacks,
            Screen::Table(TableReason::Bots) => {
                bots_act(&session, |game, task| by(game, task.seat, &mut dice))
            }
            screen @ (Screen::Table(TableReason::Choice) | Screen::Seat(_)) => {
                if screen == Screen::Table(TableReason::Choice) {
                    playbacks.extend(TimedNews::from_session(&session));
                }
                let action = by(&session.game, ONE, &mut dice).expect("something to do");
                Step::Decide(ONE, Decision::Act(action))
            }
            Screen::Table(_) => {
                playbacks.extend(TimedNews::from_session(&session));
                Step::Continue
            }
            screen => panic!("{screen:?} where one person plays"),
        };
        session = session.reduce(step);
    }
    panic!("a game ends");
}

/// Games of Gold Rush of one person and four bots.
fn rushes(by: ChosenBy) -> Vec<Vec<TimedNews>> {
    let seats =
        "Ana | bot:beginner Hattie | bot:beginner Cole | bot:beginner Wes | bot:beginner Otis";
    let options = "ledger=on starting-tokens=1 time=off";
    (0..60).map(|seed| playbacks("gold-rush-shoot-out", options, seats, by, seed)).collect()
}

/// The total time of each round's playbacks in these games, without that of envelopes, the longest last.
fn rounds(games: &[Vec<TimedNews>]) -> Vec<u32> {
    let mut all = Vec::new();
    for game in games {
        let mut rounds = BTreeMap::<&str, u32>::new();
        for playback in game {
            *rounds.entry(&playback.round).or_default() += playback.without_envelopes();
        }
        all.extend(rounds.into_values());
    }
    all.sort_unstable();
    all
}

#[test]
fn a_round_of_fools_gambit_plays_back_in_six_seconds() {
    let games = (0..60).map(|seed| {
        let seats = "Ana | bot:beginner Hattie";
        playbacks("fools-gambit", "deck=split time=off", seats, beginners_action, seed)
    });
    let rounds = rounds(&games.collect::<Vec<_>>());
    let longest = rounds[rounds.len() - 1];
    assert!((3_000..=6_000).contains(&longest), "{longest} ms");
}

#[test]
fn gold_rush_with_four_bots_plays_back_in_fifteen_seconds_a_round_and_five_in_one_go() {
    for games in [rushes(beginners_action), rushes(any_action)] {
        let rounds = rounds(&games);
        let (median, longest) = (rounds[rounds.len() / 2], rounds[rounds.len() - 1]);
        assert!((7_000..=12_000).contains(&median) && longest <= 15_000, "{median} {longest} ms");
        let longest = games.iter().flatten().map(TimedNews::without_envelopes).max();
        assert!(longest.is_some_and(|longest| longest <= 5_000), "{longest:?} ms");
    }
}

#[test]
fn a_single_player_has_a_beat_before_each_own_pistol_and_before_the_last() {
    let (mut concerned, mut left_out) = (0, 0);
    for playback in rushes(any_action).into_iter().flatten() {
        let beats = playback.moments.windows(2).filter(|pair| pair[0].is_beat);
        let count = beats.clone().count();
        for (at, pair) in beats.enumerate() {
            let views = [&pair[0].view, &pair[1].view]
                .map(|view| GoldRushShootOut::own_view(view).expect("its view"));
            let round = usize::from(views[0].round) - 1;
            let fired = views[0].all_seats().find(|seat| {
                let [before, now] = views.map(|view| view.by_seat[*seat].fates[round]);
                before == Fate::Waits && now != before
            });
            let fired = fired.expect("a pistol after each beat");
            let mut aims = views[0].pistols().filter(|(pistol, _)| pistol.holder == fired);
            let concerns = fired == ONE || aims.any(|(_, aim)| !aim.turned && aim.at == ONE);
            concerned += u32::from(concerns);
            left_out += u32::from(pair[0].stay_ms == 0);
            assert!(pair[0].stay_ms >= NORMAL.beat_ms() / 2 || !(concerns || at + 1 == count));
            assert!(pair[1].stay_ms >= NORMAL.glide_ms() || !concerns);
        }
    }
    assert!(concerned > 100 && left_out > 100, "{concerned} {left_out}");
}
