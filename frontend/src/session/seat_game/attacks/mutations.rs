//! Random changes of a table's genuine messages.

use engine::chance::Dice;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::genuine::SentMessages;
use crate::services::compact;
use crate::services::phones::protocol::ToPhone;
use crate::services::testing::change_bytes;
use crate::testing::mutate;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Mutation {
    /// A genuine message, which is accepted.
    Nothing,
    /// Changed bytes of the compact state.
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

impl SentMessages {
    /// A greeting and a state, as texts; `None` if the changed message has no text.
    pub(super) fn mutated(&self, mutation: Mutation, dice: &mut Dice) -> Option<Vec<String>> {
        let (mut hello, mut state) = (self.hello.clone(), self.state.clone());
        // Changed messages say that the seat owes a decision: only then are its actions computed.
        state.owes |= mutation != Mutation::Nothing && hello.seat.is_some();
        match mutation {
            Mutation::Nothing => {}
            Mutation::Bytes => state = mutate_bytes(&state, dice)?,
            Mutation::View => state.view = mutate_fields(&state.view, dice)?,
            Mutation::Frames => state.frames = mutate_fields(&state.frames, dice)?,
            Mutation::State => state = mutate_fields(&state, dice)?,
            Mutation::Hello => hello = mutate_fields(&hello, dice)?,
            Mutation::OtherGame => state.view = Self::at_random(dice).state.view,
        }
        Some(vec![ToPhone::Hello(hello).write(), ToPhone::State(Box::new(state)).write()])
    }
}

fn mutate_bytes<T: Serialize + DeserializeOwned>(value: &T, dice: &mut Dice) -> Option<T> {
    let bytes = compact::write(value);
    // Most changes of bytes make a value unreadable: retries until it can be read.
    (0..50).find_map(|_| {
        let mut bytes = bytes.clone();
        change_bytes(&mut bytes, dice);
        compact::read(&bytes)
    })
}

fn mutate_fields<T: Serialize + DeserializeOwned>(value: &T, dice: &mut Dice) -> Option<T> {
    let whole = serde_json::to_value(value).ok()?;
    (0..50).find_map(|_| {
        let mut changed = whole.clone();
        for _ in 0..=dice.below(6) {
            mutate(&mut changed, dice);
        }
        serde_json::from_value(changed).ok()
    })
}
