//! Switching to a newer build that waits. `update.js` finds it and switches to it.

use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::boot;

/// The window's event for a newer build.
pub const EVENT: &str = "facedown-update";

pub fn is_waiting() -> bool {
    boot::property("updateWaiting").is_some()
}

/// The newer build's edition of a game, if it says so.
pub fn edition(slug: &str) -> Option<u32> {
    let editions = Reflect::get(&boot::property("updateWaiting")?, &"editions".into()).ok()?;
    whole_number(Reflect::get(&editions, &slug.into()).ok()?.as_f64()?)
}

/// A number from a script, if it is small and whole.
#[expect(clippy::cast_sign_loss, reason = "what does not fit becomes another number")]
fn whole_number(number: f64) -> Option<u32> {
    let near = number as u32;
    (f64::from(near).to_bits() == number.to_bits()).then_some(near)
}

/// Switches to the newer build, unless a game is open in some tab, which would reload too. Returns whether one is open.
pub async fn switch_build() -> bool {
    let answer = boot::call("update", &JsValue::UNDEFINED);
    let Some(Ok(promise)) = answer.map(JsCast::dyn_into::<Promise>) else { return false };
    JsFuture::from(promise).await.is_ok_and(|answer| answer == "game-open")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_small_whole_numbers_are_editions() {
        assert_eq!(whole_number(0.0), Some(0));
        assert_eq!(whole_number(7.0), Some(7));
        for odd in [-1.0, 0.5, 1e10, f64::NAN, f64::INFINITY] {
            assert_eq!(whole_number(odd), None, "{odd}");
        }
    }
}
