//! A game's seating, as far as this device knows: the look of each seat, its person if this device knows them, and the
//! game's evening. All this is stored beside the record, which has none of it.

use engine::seat::Seat;
use serde::{Deserialize, Serialize};

use super::super::json;
use super::super::saves::Save;
use super::look::{Look, assign};

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// At this device, which is passed around.
    #[default]
    Here,
    /// On a phone in the same room, with this device as the table.
    Phone,
    /// Somewhere else and at any time: the moves travel as links.
    Elsewhere,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Seating {
    pub looks: Vec<Look>,
    /// The ids of this device's people, by seat; `None` for bots and strangers.
    pub people: Vec<Option<String>>,
    /// The place of each seat's person; empty if all play here. A bot's entry means nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Place>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evening: Option<String>,
}

impl Seating {
    /// Reads a save's seating; a damaged one counts as missing.
    pub fn from_save(save: &Save) -> Self {
        let text = save.seating.as_deref();
        text.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
    }

    /// The seating of a game for two by link, with the seat `own` at this device.
    pub fn by_link(own: Seat) -> Self {
        let mut places = vec![Place::Elsewhere; 2];
        places[own.index().min(1)] = Place::Here;
        Self { places, ..Self::default() }
    }

    pub fn write(&self) -> String {
        json::text(self)
    }

    /// The next game's seating: everybody moves on by one seat.
    pub fn rotated(mut self) -> Self {
        fn rotate<T>(by_seat: &mut [T]) {
            by_seat.rotate_right(by_seat.len().min(1));
        }
        rotate(&mut self.looks);
        rotate(&mut self.people);
        rotate(&mut self.places);
        self
    }

    /// The looks of `players` players, all different.
    pub fn looks_of(&self, players: usize) -> Vec<Look> {
        let wishes: Vec<_> = (0..players).map(|at| self.looks.get(at).copied()).collect();
        assign(&wishes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn save(seating: Option<&str>) -> Save {
        Save { seating: seating.map(str::to_owned), ..Save::new("facedown 1\n".into(), 1) }
    }

    #[test]
    fn a_damaged_or_missing_seating_names_no_known_people() {
        for text in [None, Some("{"), Some("[1]"), Some(r#"{"looks":[99]}"#), Some("{}")] {
            let looks = Seating::from_save(&save(text)).looks_of(2);
            assert_eq!(looks[1], Look::from_seat(Seat::TWO), "{text:?}");
        }
        let looks = Seating::from_save(&save(Some(r#"{"looks":[9,9,4]}"#))).looks_of(2);
        assert_eq!(looks.into_iter().map(u8::from).collect::<Vec<_>>(), [9, 2]);
    }

    #[test]
    fn in_the_next_game_everybody_takes_their_look_along() {
        let looks = vec![Look::nth(4), Look::nth(7), Look::nth(0)];
        let people = vec![Some("a".to_owned()), None, Some("c".to_owned())];
        let places = vec![Place::Here, Place::Here, Place::Phone];
        let next = Seating { looks, people, places, evening: None }.rotated();
        assert_eq!(next.places, [Place::Phone, Place::Here, Place::Here]);
        assert_eq!(next.looks, [Look::nth(0), Look::nth(4), Look::nth(7)]);
        assert_eq!(next.people, [Some("c".to_owned()), Some("a".to_owned()), None]);
        let written = save(Some(&next.write()));
        assert_eq!(Seating::from_save(&written), next);
        assert_eq!(Seating::default().rotated(), Seating::default());
    }
}
