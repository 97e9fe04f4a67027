//! A message without arguments, in the language that is shown.

use std::fmt;
use std::ops::Deref;

use messages::REPEAT_MARK;
use yew::AttrValue;
use yew::html::IntoPropValue;
use yew::virtual_dom::{Key, VNode};

use crate::services::language;

/// A message's English text, which is the key of its translations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text(pub(crate) &'static str);

impl Text {
    pub const NONE: Self = Self("");

    /// The text in the language that is shown.
    pub fn translate(self) -> &'static str {
        language::translate(self.0)
    }

    /// The English text, for what is the same in every language, such as styles and records.
    pub fn english(self) -> &'static str {
        self.0.split(REPEAT_MARK).next().unwrap_or(self.0)
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        self.translate()
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.translate())
    }
}

macro_rules! equals {
    ($($kind:ty)+) => {
        $(impl PartialEq<Text> for $kind {
            fn eq(&self, other: &Text) -> bool {
                *self == *other.translate()
            }
        })+
    };
}
equals!(str String);

impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        self.translate() == *other
    }
}

macro_rules! translated_as {
    ($($kind:ty)+) => {
        $(impl From<Text> for $kind {
            fn from(text: Text) -> Self {
                text.translate().into()
            }
        })+
    };
}
translated_as!(AttrValue String Key);

macro_rules! prop_of {
    ($($kind:ty)+) => {
        $(impl IntoPropValue<$kind> for Text {
            fn into_prop_value(self) -> $kind {
                self.translate().into_prop_value()
            }
        })+
    };
}
prop_of!(AttrValue String Option<AttrValue> VNode);
