//! Messages that almost match a table's.

use engine::chance::Dice;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::made::SentMessages;
use crate::services::compact;
use crate::services::phones::protocol::{State, ToPhone};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mutation {
    /// Nothing: the message is accepted.
    Nothing,
    /// Bytes of the view and the frames.
    Bytes,
    View,
    Frames,
    State,
    Hello,
    /// The view is from another game.
    OtherGame,
}

impl Mutation {
    pub(super) const ALL: [Self; 7] = [
        Self::Nothing,
        Self::Bytes,
        Self::View,
        Self::Frames,
        Self::State,
        Self::Hello,
        Self::OtherGame,
    ];
}

const NUMBERS: [u64; 24] = [
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    11,
    13,
    15,
    50,
    52,
    63,
    64,
    127,
    200,
    255,
    1_000,
    65_535,
    1 << 52,
    u64::MAX,
];
const TEXTS: [&str; 6] = ["-", "7p*65535", "2p*65535,3p*65535", "Xs", "Kp*300", "Kc"];

impl SentMessages {
    /// A greeting and a state, as texts; `None` if the changed message has no text.
    pub(super) fn changed(&self, change: Mutation, dice: &mut Dice) -> Option<Vec<String>> {
        let (mut hello, mut state) = (self.hello.clone(), self.state.clone());
        // The seat's actions are only computed if the message says that it owes a decision.
        state.owes |= change != Mutation::Nothing && hello.seat.is_some();
        let write = |state: State| ToPhone::State(Box::new(state)).write();
        match change {
            Mutation::Nothing => {}
            Mutation::Bytes => state = of_bytes(&state, dice)?,
            Mutation::View => state.view = of_fields(&state.view, dice)?,
            Mutation::Frames => state.frames = of_fields(&state.frames, dice)?,
            Mutation::State => state = of_fields(&state, dice)?,
            Mutation::Hello => hello = of_fields(&hello, dice)?,
            Mutation::OtherGame => state.view = Self::at_random(dice).state.view,
        }
        Some(vec![ToPhone::Hello(hello).write(), write(state)])
    }
}

fn of_bytes<T: Serialize + DeserializeOwned>(value: &T, dice: &mut Dice) -> Option<T> {
    let bytes = compact::write(value);
    // Most changes of bytes are unreadable: retries until one isn't.
    (0..50).find_map(|_| {
        let mut bytes = bytes.clone();
        for _ in 0..=dice.below(4) {
            let at = dice.below(bytes.len() as u32) as usize;
            match dice.below(6) {
                0 => drop(bytes.remove(at)),
                1 => bytes.insert(at, dice.below(256) as u8),
                2 => bytes[at] ^= 1 << dice.below(8),
                3 => bytes[at] = bytes[at].wrapping_add(1),
                4 => bytes[at] = dice.below(4) as u8,
                _ => bytes[at] = dice.below(256) as u8,
            }
            if bytes.is_empty() {
                return None;
            }
        }
        compact::read(&bytes)
    })
}

fn of_fields<T: Serialize + DeserializeOwned>(value: &T, dice: &mut Dice) -> Option<T> {
    let whole = serde_json::to_value(value).ok()?;
    (0..50).find_map(|_| {
        let mut changed = whole.clone();
        for _ in 0..=dice.below(6) {
            let count = count(&changed);
            let other = nth(&mut whole.clone(), &mut dice.below(count)).cloned();
            if let Some(place) = nth(&mut changed, &mut dice.below(count)) {
                change(place, other.unwrap_or_default(), dice);
            }
        }
        serde_json::from_value(changed).ok()
    })
}

fn count(value: &Value) -> u32 {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

fn nth<'a>(value: &'a mut Value, at: &mut u32) -> Option<&'a mut Value> {
    if *at == 0 {
        return Some(value);
    }
    *at -= 1;
    match value {
        Value::Array(list) => list.iter_mut().find_map(|item| nth(item, at)),
        Value::Object(fields) => fields.values_mut().find_map(|field| nth(field, at)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

/// Replaces the value: by another of its kind, or by one from elsewhere.
fn change(value: &mut Value, other: Value, dice: &mut Dice) {
    let way = dice.below(8);
    if way < 2 {
        *value = if way == 0 { other } else { Value::Null };
        return;
    }
    match value {
        Value::Null => *value = other,
        Value::Bool(is) => *is = !*is,
        Value::Number(number) => {
            let number = number.as_u64().unwrap_or_default();
            *value = match dice.below(6) {
                0 => number.wrapping_add(1),
                1 => number.wrapping_sub(1),
                2 | 3 => number ^ (1 << dice.below(52)),
                _ => *dice.pick(&NUMBERS).expect("there are some"),
            }
            .into();
        }
        Value::String(_) => *value = (*dice.pick(&TEXTS).expect("there are some")).into(),
        Value::Array(list) if !list.is_empty() => {
            let at = dice.below(list.len() as u32) as usize;
            match dice.below(4) {
                0 => drop(list.remove(at)),
                1 => list.insert(at, list[at].clone()),
                2 => list.swap(at, 0),
                _ => {
                    let times = *dice.pick(&[1, 9, 60, 300]).expect("there are some");
                    list.extend(vec![list[at].clone(); times]);
                }
            }
        }
        Value::Array(list) => list.push(other),
        Value::Object(_) => *value = Value::Null,
    }
}
