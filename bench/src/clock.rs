//! Time that other programs do not disturb: the processor time of this thread, where there is a
//! clock for it.

use std::time::Duration;

/// What [`now`] tells the time by.
pub const NAME: &str = if cfg!(any(target_os = "linux", target_os = "macos", target_os = "freebsd"))
{
    "the thread's processor time"
} else {
    "the clock on the wall"
};

/// The time since some moment that stays the same within a thread.
///
/// # Panics
/// Never: that clock begins with the thread.
#[cfg(any(target_os = "linux", target_os = "macos", target_os = "freebsd"))]
#[must_use]
pub fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).expect("a thread's clock begins at nothing")
}

/// The time since some moment that stays the same within a thread.
#[cfg(not(any(target_os = "linux", target_os = "macos", target_os = "freebsd")))]
#[must_use]
pub fn now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// How long something takes, in seconds.
pub fn seconds(work: impl FnOnce()) -> f64 {
    let start = now();
    work();
    now().saturating_sub(start).as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passes_with_work() {
        let start = now();
        let mut luck = crate::unit::Luck::new(1);
        while now() == start {
            std::hint::black_box(luck.draw());
        }
        assert!(now() > start);
        assert!(seconds(|| ()) >= 0.0);
    }
}
