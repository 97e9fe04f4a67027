//! The counting allocator: what a thread takes from the heap.
#![allow(unsafe_code, reason = "an allocator can't be written without; every call is passed on")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// What was taken from the heap. Giving back is not counted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Taken {
    /// How often.
    pub allocations: u64,
    /// How many bytes in all.
    pub bytes: u64,
}

/// Does something, and tells what this thread took from the heap for it.
pub fn during<T>(work: impl FnOnce() -> T) -> (T, Taken) {
    let before = TAKEN.get();
    let result = work();
    let after = TAKEN.get();
    let taken = Taken {
        allocations: after.allocations - before.allocations,
        bytes: after.bytes - before.bytes,
    };
    (result, taken)
}

thread_local! {
    static TAKEN: Cell<Taken> = const { Cell::new(Taken { allocations: 0, bytes: 0 }) };
}

/// The system's allocator, with a count for each thread.
struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// A thread that is being torn down has nowhere to count any more.
fn count(bytes: usize) {
    let _ = TAKEN.try_with(|taken| {
        let Taken { allocations, bytes: before } = taken.get();
        taken.set(Taken { allocations: allocations + 1, bytes: before + bytes as u64 });
    });
}

// SAFETY: every call goes to the system's allocator as it came; counting allocates nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise is passed on.
        unsafe { System.dealloc(block, layout) }
    }
}

#[cfg(test)]
mod tests {
    use std::hint::black_box;

    use super::*;

    #[test]
    fn each_allocation_is_counted_with_its_bytes() {
        let (block, taken) = during(|| black_box(Box::new([0_u8; 100])));
        assert_eq!(taken, Taken { allocations: 1, bytes: 100 });
        let ((), taken) = during(|| drop(block));
        assert_eq!(taken, Taken::default(), "giving back takes nothing");
        let (zeroed, taken) = during(|| black_box(vec![0_u32; 5]));
        assert_eq!((zeroed.len(), taken), (5, Taken { allocations: 1, bytes: 20 }));
    }

    #[test]
    fn a_list_that_grows_takes_again_and_one_with_room_does_not() {
        let mut list: Vec<u64> = Vec::with_capacity(2);
        let ((), taken) = during(|| list.extend(black_box([1, 2])));
        assert_eq!(taken, Taken::default());
        let ((), taken) = during(|| list.push(black_box(3)));
        assert_eq!(taken.allocations, 1);
    }

    #[test]
    fn other_threads_are_not_counted() {
        let ((), here) = during(|| {
            std::thread::scope(|scope| {
                scope.spawn(|| {
                    let (_, there) = during(|| black_box(vec![0_u8; 1 << 20]));
                    assert_eq!(there, Taken { allocations: 1, bytes: 1 << 20 });
                });
            });
        });
        assert!(here.bytes < 1 << 20, "{here:?}");
    }
}
