//! Why an action can't be taken.

use engine::catalogue::{AnyAction, AnyRefusal};
use engine::game::{Illegal, Refusal as _};
use yew::prelude::*;

use crate::words;

/// Says why an action can't be taken now.
#[derive(Clone, PartialEq, Default)]
pub struct Judge(Option<Callback<AnyAction, Option<AttrValue>>>);

impl Judge {
    /// A judge that asks the game.
    pub fn new(check: impl Fn(AnyAction) -> Option<Illegal<AnyRefusal>> + 'static) -> Self {
        Self::telling(move |action| check(action).map(in_words))
    }

    /// A judge that has sentences of its own.
    pub fn telling(why_not: impl Fn(AnyAction) -> Option<AttrValue> + 'static) -> Self {
        Self(Some(Callback::from(why_not)))
    }

    /// Why not, in a sentence with the rule; `None` if it can be done.
    pub fn why_not(&self, action: AnyAction) -> Option<AttrValue> {
        self.0.as_ref()?.emit(action)
    }
}

/// A refusal in a sentence, with the rule.
pub fn in_words(why: Illegal<AnyRefusal>) -> AttrValue {
    let told = words::play::why_not(why);
    match why {
        Illegal::Rule(refusal) => format!("{told} ({})", refusal.rule()).into(),
        Illegal::Over
        | Illegal::NoSuchSeat
        | Illegal::NotAwaited
        | Illegal::HasLeft
        | Illegal::OtherGame => told.into(),
    }
}
