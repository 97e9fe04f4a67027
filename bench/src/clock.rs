//! Time that other programs do not disturb: the processor time of this thread, where there is a
//! clock for it.

use std::time::Duration;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passes_with_work() {
        let start = now();
        while now() == start {
            std::hint::spin_loop();
        }
        assert!(now() > start);
    }
}
