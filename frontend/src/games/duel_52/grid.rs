//! The layout of the lanes' tiles: columns and rows for a lane's fullest side.

use engine::games::duel_52::Lane;

/// With this many tiles or more on a side, a lane takes half of the width if no other has more than `MOST_BESIDE_HALF`.
const HALF_WIDTH_FROM: usize = 9;
const MOST_BESIDE_HALF: usize = 4;

/// The room for the lanes. The style sheet picks it by the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Room {
    Narrow,
    /// Narrow, and too low for the rows of thumb-sized tiles that `Narrow` has.
    Short,
    Wide,
    /// On a phone held sideways.
    Low,
}

/// Grids as `[most tiles, columns, rows]`. More tiles use the last grid. `is_half`: a lane takes half of the width.
#[rustfmt::skip]
const fn grids(is_half: bool, room: Room) -> &'static [[usize; 3]] {
    use Room::{Low, Narrow, Short, Wide};
    match (is_half, room) {
        (false, Narrow) => &[
            [4, 2, 2], [6, 2, 3], [8, 2, 4], [10, 2, 5], [12, 3, 4], [15, 3, 5], [16, 4, 4], [20, 4, 5], [25, 5, 5],
        ],
        (false, Short) => &[[4, 2, 2], [6, 2, 3], [9, 3, 3], [12, 4, 3], [16, 4, 4], [20, 4, 5], [25, 5, 5]],
        (false, Wide) => &[[6, 3, 2], [9, 3, 3], [12, 4, 3], [16, 4, 4], [20, 5, 4], [25, 5, 5]],
        (false, Low) => &[[6, 3, 2], [8, 4, 2], [10, 5, 2], [15, 5, 3], [20, 7, 3], [27, 9, 3]],
        (true, Narrow) => &[[12, 3, 4], [15, 3, 5], [20, 4, 5], [25, 5, 5]],
        (true, Short | Wide) => &[[12, 4, 3], [15, 5, 3], [16, 6, 3], [20, 6, 4], [28, 7, 4]],
        (true, Low) => &[[10, 5, 2], [12, 7, 2], [16, 8, 2], [20, 10, 2], [27, 9, 3]],
    }
}

fn half_width_lane(tiles: [usize; 3]) -> Option<Lane> {
    let crowded = tiles.iter().position(|tiles| *tiles >= HALF_WIDTH_FROM)?;
    let mut others = tiles.iter().enumerate().filter(|(at, _)| *at != crowded);
    others.all(|(_, tiles)| *tiles <= MOST_BESIDE_HALF).then_some(Lane::ALL[crowded])
}

/// The columns and rows of places for tiles on each side of every lane.
fn common_grid(tiles: [usize; 3], room: Room) -> [usize; 2] {
    let grids = grids(half_width_lane(tiles).is_some(), room);
    let most = tiles.into_iter().max().unwrap_or_default();
    let fits = grids.iter().find(|[places, ..]| most <= *places);
    let [_, columns, rows] = fits.or(grids.last()).copied().unwrap_or_default();
    [columns, rows]
}

/// A grid for each room, and the lanes' widths, from the tiles on each lane's fuller side.
pub fn style(tiles: [usize; 3]) -> String {
    let room_style = |room: Room| {
        let [columns, rows] = common_grid(tiles, room);
        let name = format!("{room:?}").to_ascii_lowercase();
        format!("--{name}-cols: {columns}; --{name}-rows: {rows};")
    };
    let mut style = [Room::Narrow, Room::Short, Room::Wide, Room::Low].map(room_style).to_vec();
    style.extend(half_width_lane(tiles).map(|lane| format!("--shares: 2; --lane-{lane}: 2fr;")));
    style.join(" ")
}

/// Whether `Narrow` has more than four rows. The style sheet then changes to `Short` at a greater height.
pub fn is_deep(tiles: [usize; 3]) -> bool {
    common_grid(tiles, Room::Narrow)[1] > 4
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The style for each number of tiles, in equal lanes and in one of half the width. Browser tests check each.
    const GRIDS: &str = include_str!("grids.txt");

    #[test]
    fn each_number_of_tiles_has_its_grid() {
        let alike = (0..=24).map(|tiles| (tiles, style([tiles; 3])));
        let wide = (HALF_WIDTH_FROM..=24).map(|tiles| (tiles, style([tiles, MOST_BESIDE_HALF, 0])));
        let lines = alike.chain(wide).map(|(tiles, style)| format!("{tiles}\t{style}\n"));
        assert_eq!(lines.collect::<String>(), GRIDS);
    }

    #[test]
    fn up_to_ten_tiles_of_a_side_are_wide_on_a_phone_however_they_lie() {
        // A phone's lanes have 308 pixels of width in all, with gaps of 4 between tiles.
        let width = |tiles: [usize; 3]| {
            let lanes = if half_width_lane(tiles).is_some() { 2 } else { 3 };
            308 / lanes / common_grid(tiles, Room::Narrow)[0] - 4
        };
        for first in 0..=10 {
            for second in 0..=10 - first {
                let tiles = [first, second, 10 - first - second];
                assert!(width(tiles) >= 44, "{tiles:?}: {}", width(tiles));
            }
        }
    }

    #[test]
    fn more_than_four_rows_are_deep() {
        assert!(!is_deep([8, 8, 8]) && is_deep([9, 9, 0]), "8 are four rows of two");
        assert!(!is_deep([12, 1, 0]) && is_deep([13, 1, 0]), "12 are four rows of three");
    }

    #[test]
    fn a_lane_takes_half_of_the_width_beside_sparse_ones_alone() {
        assert_eq!(half_width_lane([4, 10, 4]), Some(Lane::ALL[1]));
        assert_eq!(half_width_lane([4, 8, 4]), None);
        assert_eq!(half_width_lane([5, 4, 12]), None);
        assert_eq!(half_width_lane([12, 4, 12]), None);
        assert!(style([0, 0, 10]).ends_with(" --shares: 2; --lane-3: 2fr;"));
    }
}
