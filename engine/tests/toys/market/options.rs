//! What can be chosen before the deal: nothing.

use engine::game::Identity;
use engine::options::{Field, Options, Preset, SeatCounts, Values};

/// The toy's name, and the edition of its rules.
pub(crate) const IDENTITY: Identity = Identity { slug: "toy-market", edition: 1 };

/// The options of Market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MarketOptions;

impl Options for MarketOptions {
    fn defaults_of(slug: &str) -> Option<Self> {
        (slug == IDENTITY.slug).then_some(Self)
    }

    fn identity(&self) -> Identity {
        IDENTITY
    }

    fn seat_counts(&self) -> SeatCounts {
        SeatCounts::of(&[2, 3, 4, 5, 6, 7, 8])
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
