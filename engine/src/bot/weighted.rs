//! A choice by weights.

use crate::chance::Dice;

/// One of the items, each as likely as its weight says; `None` if all weights are 0.
pub fn weighted<T>(dice: &mut Dice, items: impl Iterator<Item = (T, u32)> + Clone) -> Option<T> {
    let total = items.clone().map(|(_, weight)| weight).sum();
    let mut at = dice.below(total);
    for (item, weight) in items {
        if at < weight {
            return Some(item);
        }
        at -= weight;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;

    #[test]
    fn an_item_comes_as_often_as_its_weight_says() {
        let mut dice = Dice::new(Seed(3), 0);
        let mut seen = [0_u32; 3];
        for _ in 0..40_000 {
            let item = weighted(&mut dice, [(0, 3), (1, 0), (2, 1)].into_iter());
            seen[item.expect("some weigh something")] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((29_400..30_600).contains(&seen[0]), "{seen:?}");
        assert_eq!(weighted(&mut dice, [("a", 0)].into_iter()), None);
    }
}
