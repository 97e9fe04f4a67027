//! A bot plays both seats of Duel 52, each from that seat's view:
//! `cargo run -p facedown-engine --example bot`.

use std::error::Error;

use engine::bot::{Level, Style};
use engine::catalogue::{ALL_ROLLOUTS, AnyGame, AnySearch, GameId};
use engine::chance::Seed;
use engine::game::{Decision, Game, Observer, Sink};

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = AnyGame::deal(&GameId::Duel52.options(), 2, Seed(7))?;
    while let Some(seat) = game.turn().awaited().lowest() {
        let view = game.view(Observer::Seat(seat));
        let kind = (Level::Regular, Style::Bold);
        let mut bot = AnySearch::new(&view, seat, kind, Seed(1), ALL_ROLLOUTS);
        bot.step(u32::MAX);
        let action = bot.result().ok_or("a seat that is awaited can act")?;
        println!("{seat}: {action}");
        game.decide(seat, Decision::Act(action), &mut Sink::none())?;
    }
    println!("{:?}", game.turn().outcome());
    Ok(())
}
