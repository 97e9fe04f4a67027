//! A short list that is copied as a whole.

use std::fmt;

/// Items in order; at most `N`, at most 255.
#[derive(Clone, Copy)]
pub(super) struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    pub(super) fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    pub(super) fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    pub(super) fn len(&self) -> usize {
        self.len.into()
    }

    pub(super) fn push(&mut self, item: T) {
        self.insert(self.len(), item);
    }

    pub(super) fn insert(&mut self, at: usize, item: T) {
        self.len += 1;
        let filled = &mut self.items[..usize::from(self.len)];
        filled[at..].rotate_right(1);
        filled[at] = item;
    }

    /// Keeps those of which this holds.
    pub(super) fn retain(&mut self, keep: impl Fn(&T) -> bool) {
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

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_its_order_and_forgets_what_is_gone() {
        let mut list: List<u8, 5> = [1, 3, 5].into_iter().collect();
        list.insert(1, 2);
        list.insert(4, 9);
        assert_eq!(list.as_slice(), [1, 2, 3, 5, 9]);
        list.retain(|item| item % 2 == 1);
        assert_eq!((list.as_slice(), list.len()), (&[1, 3, 5, 9][..], 4));
        let same: List<u8, 5> = [1, 3, 5, 9].into_iter().collect();
        assert_eq!(list, same, "what lies behind the end is no part of it");
    }
}
