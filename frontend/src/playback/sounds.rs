//! What frames sound like.

use yew::prelude::*;

use crate::services::sound::{self, Cue};

/// Plays the sound of each moment when it is shown; of moments that are shown together, or skipped, the one that matters most.
#[hook]
pub fn use_cues(cues: Vec<Option<Cue>>, shown: usize) {
    let heard = use_mut_ref(|| 0);
    use_effect_with((shown, cues.len()), move |(shown, _)| {
        let from = heard.replace(*shown);
        let new = cues.get(from..*shown).unwrap_or_default();
        if let Some(cue) = new.iter().flatten().max() {
            sound::play(*cue);
        }
    });
}
