//! Why an action can't be taken.

use engine::catalogue::{AnyAction, AnyRefusal};
use engine::game::{Illegal, Refusal as _};
use yew::prelude::*;

use crate::words;

/// Says why an action can't be taken now.
#[derive(Clone, PartialEq, Default)]
pub struct Judge(Option<Callback<AnyAction, Option<Illegal<AnyRefusal>>>>);

impl Judge {
    /// A judge that asks the game.
    pub fn new(check: impl Fn(AnyAction) -> Option<Illegal<AnyRefusal>> + 'static) -> Self {
        Self(Some(Callback::from(check)))
    }

    /// Why not, in a sentence with the rule; `None` if it can be done.
    pub fn why_not(&self, action: AnyAction) -> Option<AttrValue> {
        let why = self.0.as_ref()?.emit(action)?;
        let told = words::play::why_not(why);
        Some(match why {
            Illegal::Rule(refusal) => format!("{told} ({})", refusal.rule()).into(),
            Illegal::Over
            | Illegal::NoSuchSeat
            | Illegal::NotAwaited
            | Illegal::HasLeft
            | Illegal::OtherGame => told.into(),
        })
    }
}
