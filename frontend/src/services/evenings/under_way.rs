//! The current evening, as shown on the home page.

use super::store;
use crate::services::saves::SaveId;
use crate::services::storage::Store;

/// An evening is under way for this long after its last change, in milliseconds.
const DURATION: u64 = 18 * 60 * 60 * 1_000;

/// An evening that nobody has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnderWay {
    pub id: SaveId,
    pub title: String,
    /// The names of the guests who are here.
    pub names: Vec<String>,
}

/// The last changed evening, if it is not over and changed shortly before `now`, in milliseconds since 1970.
pub fn under_way(store: &dyn Store, now: u64) -> Option<UnderWay> {
    let (id, evening) = store::all(store).0.into_iter().next()?;
    if evening.is_over || now.saturating_sub(evening.changed) > DURATION {
        return None;
    }
    let here = evening.guests.into_iter().filter(|guest| guest.is_here);
    Some(UnderWay { id, title: evening.title, names: here.map(|guest| guest.name).collect() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::evenings::Evening;
    use crate::services::evenings::store::save;
    use crate::services::evenings::testing::evening;
    use crate::services::keys::EVENING;
    use crate::services::storage::Memory;
    use crate::services::testing::id;

    #[test]
    fn the_last_evening_is_under_way_until_it_is_ended_or_long_ago() {
        let store = Memory::default();
        assert_eq!(under_way(&store, 0), None);
        let mut long = Evening { changed: 1_000, ..evening(&["Ana", "Ben", "Cem"]) };
        long.guests[1].is_here = false;
        save(&store, &id("long"), &long).unwrap();
        let old = Evening { changed: 999, ..evening(&["Dee", "Eli"]) };
        save(&store, &id("old"), &old).unwrap();
        store.write(&format!("{EVENING}torn"), "{\"changed\":").unwrap();
        let found = under_way(&store, 2_000).unwrap();
        assert_eq!((found.id.as_str(), found.names.join(" ")), ("long", "Ana Cem".to_owned()));
        assert_eq!(found.title, long.title);
        assert_eq!(under_way(&store, 1_001 + DURATION), None);
        long.is_over = true;
        save(&store, &id("long"), &long).unwrap();
        assert_eq!(under_way(&store, 2_000), None, "not even an older one");
    }
}
