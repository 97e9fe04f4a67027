//! What can be chosen before the deal: nothing.

use engine::game::Identity;
use engine::options::{Field, Options, Preset, SeatCounts, Values};

/// The toy's name, and the edition of its rules.
pub(crate) const IDENTITY: Identity = Identity { slug: "toy-shadows", edition: 1 };

/// The options of Shadows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ShadowsOptions;

impl Options for ShadowsOptions {
    fn defaults_of(slug: &str) -> Option<Self> {
        (slug == IDENTITY.slug).then_some(Self)
    }

    fn identity(&self) -> Identity {
        IDENTITY
    }

    fn seat_counts(&self) -> SeatCounts {
        SeatCounts::of(&[2, 3, 4])
    }

    fn fields(&self) -> &'static [Field] {
        &[]
    }

    fn presets(&self) -> &'static [Preset] {
        &[]
    }

    fn values(&self) -> Values {
        Values::defaults(&[])
    }

    fn with_values(&self, _values: &Values) -> Self {
        Self
    }
}
