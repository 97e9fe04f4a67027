use std::fmt;

use yew::AttrValue;
use yew::html::{ImplicitClone, IntoPropValue};

use super::sentence::Sentence;
use super::text::Text;

/// The reason for refusing an action, with the rule that forbids it, if any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusalReason {
    pub text: AttrValue,
    /// The rule’s id: `D52-16`.
    pub rule: Option<&'static str>,
}

impl RefusalReason {
    /// The name of a control that this reason disables, without the rule: `Lay down (Pick a wager too.)`.
    pub fn disabled_label(&self, name: &str) -> AttrValue {
        format!("{name} ({})", self.text).into()
    }

    pub fn with_rule(text: impl IntoPropValue<AttrValue>, rule: &'static str) -> Self {
        Self { text: text.into_prop_value(), rule: Some(rule) }
    }
}

impl ImplicitClone for RefusalReason {}

impl fmt::Display for RefusalReason {
    /// The reason with its rule: `Pick a wager too. (FG-6)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

macro_rules! without_rule {
    ($($kind:ty)+) => {
        $(impl From<$kind> for RefusalReason {
            fn from(text: $kind) -> Self {
                Self { text: text.into_prop_value(), rule: None }
            }
        })+
    };
}
without_rule!(AttrValue String &'static str Text Sentence);
