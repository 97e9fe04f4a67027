use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::bot::{Effort, Heuristics, Level, Method, Search, Style};
use engine::catalogue::effort;
use engine::chance::{Dice, Seed};
use engine::game::Observer;
use engine::seat::Seat;

use super::ismcts::{self, Limit};

/// A contestant of a match. As text: `master` or another level, `master:bold` with a style; `search-800` for a search
/// with 800 roll-outs, `search-800@60` if it thinks about 60 % of its decisions; `equilibrium-800` for 800 iterations
/// in games with an equilibrium search; `ismcts-800` or `ismcts-20ms` for the reference; `random`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contestant {
    Level(Level, Style),
    Search(Effort),
    /// The reference: a search without knowledge of the game.
    Ismcts(Limit),
    Random,
}

impl Contestant {
    /// The contestant's action for a seat; `None` if the seat has no action.
    #[must_use]
    pub fn decide<G: Heuristics>(self, game: &G, seat: Seat, seed: Seed) -> Option<G::Action> {
        let view = game.view(Observer::Seat(seat));
        let think = |effort| Search::<G>::run(&view, seat, seed, effort);
        match self {
            Self::Level(level, style) => think(effort::<G>(level).with_style(style)),
            Self::Search(effort) => think(effort),
            Self::Ismcts(limit) => ismcts::choose::<G>(&view, seat, limit, &mut Dice::new(seed, 0)),
            Self::Random => {
                let mut actions = Vec::new();
                game.legal_actions(seat, &mut actions);
                Dice::new(seed, 0).pick(&actions).cloned()
            }
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let write_style = |f: &mut fmt::Formatter<'_>, style: Style| match style {
            Style::Even => Ok(()),
            Style::Bold | Style::Careful | Style::Grudging => write!(f, ":{}", style.word()),
        };
        match self {
            Self::Level(level, style) => {
                f.write_str(level.word())?;
                write_style(f, *style)
            }
            Self::Search(Effort { rollouts, attention, style, method }) => {
                let method = match method {
                    Method::Search => "search",
                    Method::Equilibrium => "equilibrium",
                };
                write!(f, "{method}-{rollouts}")?;
                if *attention < 100 {
                    write!(f, "@{attention}")?;
                }
                write_style(f, *style)
            }
            Self::Ismcts(Limit::Iterations(iterations)) => write!(f, "ismcts-{iterations}"),
            Self::Ismcts(Limit::Time(time)) => write!(f, "ismcts-{}ms", time.as_millis()),
            Self::Random => f.write_str("random"),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadContestant(pub String);

impl fmt::Display for BadContestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is nobody who plays", self.0)
    }
}

impl FromStr for Contestant {
    type Err = BadContestant;

    fn from_str(text: &str) -> Result<Self, BadContestant> {
        let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number > 0);
        let (name, style) = text.split_once(':').unwrap_or((text, Style::Even.word()));
        let style = Style::from_word(style);
        let search_effort = |text: &str| {
            let (count, attention) = text.split_once('@').unwrap_or((text, "100"));
            let attention =
                attention.parse().ok().filter(|attention| (1..=100).contains(attention));
            Some(Effort::with_attention(attention?, number(count)?).with_style(style?))
        };
        let contestant = match name.split_once('-') {
            None if text == "random" => Some(Self::Random),
            None => {
                Level::from_word(name).zip(style).map(|(level, style)| Self::Level(level, style))
            }
            Some(("search", effort)) => search_effort(effort).map(Self::Search),
            Some(("equilibrium", effort)) => search_effort(effort)
                .map(|effort| Self::Search(Effort { method: Method::Equilibrium, ..effort })),
            // Without a style: only bots have styles.
            Some(("ismcts", limit)) if name == text => match limit.strip_suffix("ms") {
                Some(time) => {
                    number(time).map(|time| Limit::Time(Duration::from_millis(time.into())))
                }
                None => number(limit).map(Limit::Iterations),
            }
            .map(Self::Ismcts),
            Some(_) => None,
        };
        contestant.ok_or_else(|| BadContestant(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contestant_survives_the_trip_to_text_and_back() {
        let good = "random|beginner|master|master:bold|search-800|search-800:grudging|search-800@60|\
            search-800@60:bold|equilibrium-800|ismcts-800|ismcts-20ms";
        for good in good.split('|') {
            assert_eq!(good.parse::<Contestant>().map(|who| who.to_string()), Ok(good.to_owned()));
        }
        let bad = "|genius|search|search-0|search-800@0|search-800@101|search-@60|ismcts-ms|\
            random-2|ismcts-2s|master:|master:rude";
        for bad in bad.split('|') {
            assert_eq!(bad.parse::<Contestant>(), Err(BadContestant(bad.to_owned())));
        }
    }
}
