use engine::catalogue::{AnyAction, AnyRefusal};
use engine::game::{Illegal, Refusal as _};
use engine::with_game;
use yew::prelude::*;

use super::ui::GameUi;
use crate::words::line::Line;
use crate::words::reason::{RefusalReason, why_not};
use crate::words::sentence::Sentence;

/// Says why an action is illegal.
#[derive(Clone, PartialEq, Default)]
pub struct Judge(Option<Callback<AnyAction, Option<RefusalReason>>>);

impl Judge {
    /// Refuses by the game's rules.
    pub fn new(check: impl Fn(AnyAction) -> Option<Illegal<AnyRefusal>> + 'static) -> Self {
        Self::telling(move |action| check(action).map(in_words))
    }

    /// Refuses with sentences of its own.
    pub fn telling(why_not: impl Fn(AnyAction) -> Option<RefusalReason> + 'static) -> Self {
        Self(Some(Callback::from(why_not)))
    }

    /// `None` if the action is legal.
    pub fn why_not(&self, action: AnyAction) -> Option<RefusalReason> {
        self.0.as_ref()?.emit(action)
    }
}

/// A refusal as a sentence, with its rule.
pub fn in_words(why: Illegal<AnyRefusal>) -> RefusalReason {
    let text: Sentence = why_not(why, refusal).into();
    let rule = match why {
        Illegal::Rule(refusal) => Some(refusal.rule()),
        Illegal::Over
        | Illegal::NoSuchSeat
        | Illegal::NotAwaited
        | Illegal::HasLeft
        | Illegal::OtherGame => None,
    };
    RefusalReason { rule, ..text.into() }
}

fn refusal(refusal: AnyRefusal) -> Line {
    let own: fn(AnyRefusal) -> Line = with_game!(refusal.game(), G => of_game::<G>);
    own(refusal)
}

/// Empty for another game's refusal.
fn of_game<G: GameUi>(refusal: AnyRefusal) -> Line {
    G::own_refusal(&refusal).map(|own| <G as GameUi>::refusal(*own)).unwrap_or_default()
}
