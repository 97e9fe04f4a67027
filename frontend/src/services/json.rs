//! Plain data as JSON.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

pub fn text(value: &impl Serialize) -> String {
    // Not `expect`: that would pull in the text of all of JSON's errors.
    serde_json::to_string(value).unwrap_or_else(|_| unreachable!("plain data has a text"))
}

/// A part of plain data that stays unparsed JSON; `None` if it is malformed.
pub mod raw {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};
    use serde_json::value::RawValue;

    #[expect(clippy::ref_option, reason = "serde hands a reference")]
    pub fn serialize<S: Serializer>(part: &Option<String>, to: S) -> Result<S::Ok, S::Error> {
        let value: Option<&RawValue> =
            part.as_deref().and_then(|text| serde_json::from_str(text).ok());
        value.serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
        let value = Option::<Box<RawValue>>::deserialize(from)?;
        Ok(value.map(|value| value.get().to_owned()))
    }
}

/// An object whose fields are read one by one: a damaged field doesn't affect the others.
#[must_use]
#[derive(Clone, Default, Debug, Serialize)]
#[serde(transparent)]
pub struct Fields(BTreeMap<String, Box<RawValue>>);

impl PartialEq for Fields {
    fn eq(&self, other: &Self) -> bool {
        text(self) == text(other)
    }
}

impl Eq for Fields {}

impl Fields {
    /// The fields of an object; none if the text isn't one.
    pub fn from_text(text: &str) -> Self {
        Self::read(text).unwrap_or_default()
    }

    /// The fields of an object; `None` if the text isn't one.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok().map(Self)
    }

    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// These fields with the changes from object `before` to object `after`. Fields that `after` lacks stay.
    pub fn with_changes(mut self, before: &Self, after: Self) -> Self {
        for (name, value) in after.0 {
            let is_same = before.0.get(&name).is_some_and(|before| before.get() == value.get());
            if !is_same || !self.has(&name) {
                self.0.insert(name, value);
            }
        }
        self
    }

    /// A field; `None` if it is missing or damaged.
    pub fn value<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        serde_json::from_str(self.0.get(name)?.get()).ok()
    }

    pub fn without(mut self, names: &[&str]) -> Self {
        self.0.retain(|name, _| !names.contains(&&**name));
        self
    }

    /// A value of the readable fields; the others have their defaults.
    pub fn lossy<T: DeserializeOwned + Default>(&self) -> T {
        let mut good = self.clone();
        good.0.retain(|name, value| {
            let one = BTreeMap::from([(name, value)]);
            serde_json::from_str::<T>(&text(&one)).is_ok()
        });
        serde_json::from_str(&text(&good)).unwrap_or_default()
    }
}
