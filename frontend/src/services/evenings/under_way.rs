//! The evening that is under way, as far as the home page tells of it. It reads no more than that: what
//! knows of standings and seasons is loaded by the evening's own page.

use crate::services::json::Fields;
use crate::services::keys::EVENING;
use crate::services::saves::SaveId;
use crate::services::storage::Store;

/// So long after the last change an evening is under way, in milliseconds.
const LASTS: u64 = 18 * 60 * 60 * 1_000;

/// An evening that nobody has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnderWay {
    pub id: SaveId,
    /// What somebody called it; empty if nobody did.
    pub title: String,
    /// Those who are there.
    pub names: Vec<String>,
}

/// The evening that was changed last, if it is not over and was changed not long before `now`, in
/// milliseconds since 1970.
pub fn under_way(store: &dyn Store, now: u64) -> Option<UnderWay> {
    let keys = store.keys().ok()?;
    let mut last: Option<(u64, SaveId, Fields)> = None;
    for key in keys {
        let Some(id) = key.strip_prefix(EVENING).and_then(|id| id.parse::<SaveId>().ok()) else {
            continue;
        };
        let Ok(Some(text)) = store.read(&key) else { continue };
        let fields = Fields::of(&text);
        let changed = fields.value::<u64>("changed").unwrap_or_default();
        if last.as_ref().is_none_or(|(latest, ..)| changed > *latest) {
            last = Some((changed, id, fields));
        }
    }
    let (changed, id, fields) = last?;
    if fields.value("is_over")? || now.saturating_sub(changed) > LASTS {
        return None;
    }
    let guests = fields.list("guests");
    let here = guests.iter().filter(|guest| guest.value("is_here") == Some(true));
    let names = here.filter_map(|guest| guest.value("name")).collect();
    Some(UnderWay { id, title: fields.value("title").unwrap_or_default(), names })
}

#[cfg(test)]
mod tests {
    use super::super::Evening;
    use super::super::store::keep;
    use super::super::testing::evening;
    use super::*;
    use crate::services::storage::Memory;

    fn kept(store: &Memory, id: &str, evening: &Evening) {
        keep(store, &id.parse().unwrap(), evening).unwrap();
    }

    #[test]
    fn the_last_evening_is_under_way_until_it_is_ended_or_long_ago() {
        let store = Memory::default();
        assert_eq!(under_way(&store, 0), None);
        let mut long = Evening { changed: 1_000, ..evening(&["Ana", "Ben", "Cem"]) };
        long.guests[1].is_here = false;
        kept(&store, "long", &long);
        kept(&store, "old", &Evening { changed: 999, ..evening(&["Dee", "Eli"]) });
        store.write(&format!("{EVENING}torn"), "{\"changed\":").unwrap();
        let found = under_way(&store, 2_000).unwrap();
        assert_eq!((found.id.as_str(), found.names.join(" ")), ("long", "Ana Cem".to_owned()));
        assert_eq!(found.title, long.title);
        assert_eq!(under_way(&store, 1_001 + LASTS), None);
        long.is_over = true;
        kept(&store, "long", &long);
        assert_eq!(under_way(&store, 2_000), None, "an older one is not meant any more");
    }
}
