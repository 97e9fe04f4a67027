//! A short list of a fixed capacity, which is copied as a whole: no allocation in a state.

use std::fmt;

/// Items in order; at most `N`, at most 255.
#[derive(Clone, Copy)]
pub struct FixedList<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> FixedList<T, N> {
    /// The items in order.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    /// The items in order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// If there are `N` already.
    pub fn push(&mut self, item: T) {
        self.insert(self.len(), item);
    }

    /// Takes the last item out.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Adds an item before the one at this place, or at the end.
    ///
    /// # Panics
    /// If there are `N` already, or fewer than that place needs.
    pub fn insert(&mut self, at: usize, item: T) {
        self.len += 1;
        let filled = &mut self.items[..usize::from(self.len)];
        filled[at..].rotate_right(1);
        filled[at] = item;
    }

    /// Keeps the items of which this holds.
    pub fn retain(&mut self, keep: impl Fn(&T) -> bool) {
        let mut kept = 0;
        for at in 0..self.len() {
            if keep(&self.items[at]) {
                self.items[kept] = self.items[at];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }
}

impl<T: Copy + Default, const N: usize> Default for FixedList<T, N> {
    fn default() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for FixedList<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for FixedList<T, N> {}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for FixedList<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for FixedList<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<'a, T: Copy + Default, const N: usize> IntoIterator for &'a FixedList<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_its_order_and_forgets_what_is_gone() {
        let mut list: FixedList<u8, 5> = [1, 3, 5].into_iter().collect();
        list.insert(1, 2);
        list.insert(4, 9);
        assert_eq!(list.as_slice(), [1, 2, 3, 5, 9]);
        list.retain(|item| item % 2 == 1);
        assert_eq!((list.as_slice(), list.len()), (&[1, 3, 5, 9][..], 4));
        let same: FixedList<u8, 5> = [1, 3, 5, 9].into_iter().collect();
        assert_eq!(list, same, "what lies behind the end is no part of it");
        assert_eq!((list.pop(), list.len()), (Some(9), 3), "the last one first");
        list.retain(|_| false);
        assert!(list.is_empty() && list.pop().is_none());
    }
}
