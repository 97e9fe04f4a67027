use crate::chance::Dice;

/// A random item, with chances in proportion to the weights; `None` if all are 0.
pub fn pick_weighted<T>(
    dice: &mut Dice,
    items: impl Iterator<Item = (T, u32)> + Clone,
) -> Option<T> {
    let total = items.clone().map(|(_, weight)| weight).sum();
    at_weight(items, dice.below(total))
}

/// The item at place `at`, if each item fills `weight` places; `None` beyond the end.
pub(crate) fn at_weight<T>(items: impl Iterator<Item = (T, u32)>, mut at: u32) -> Option<T> {
    for (item, weight) in items {
        if at < weight {
            return Some(item);
        }
        at -= weight;
    }
    None
}

/// Index of the item with the best rating; random among equals.
pub fn best_of<T, M: Ord>(dice: &mut Dice, items: &[T], rating: impl Fn(&T) -> M) -> usize {
    let highest = items.iter().map(&rating).max();
    let best_indices = || (0..items.len()).filter(|at| Some(rating(&items[*at])) == highest);
    let nth = dice.below(best_indices().count() as u32) as usize;
    best_indices().nth(nth).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;

    #[test]
    fn items_are_drawn_in_proportion_to_their_weights() {
        let mut dice = Dice::new(Seed(3), 0);
        let mut seen = [0_u32; 3];
        for _ in 0..40_000 {
            let item = pick_weighted(&mut dice, [(0, 3), (1, 0), (2, 1)].into_iter());
            seen[item.expect("some weigh something")] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((29_400..30_600).contains(&seen[0]), "{seen:?}");
        assert_eq!(pick_weighted(&mut dice, [("a", 0)].into_iter()), None);
    }

    #[test]
    fn of_equals_any_is_the_best() {
        let mut dice = Dice::new(Seed(3), 0);
        let mut seen = [0_u32; 4];
        for _ in 0..1_000 {
            seen[best_of(&mut dice, &[7, 1, 7, 3], |item| *item)] += 1;
        }
        assert!(seen[0] > 400 && seen[2] > 400 && seen[0] + seen[2] == 1_000, "{seen:?}");
    }
}
