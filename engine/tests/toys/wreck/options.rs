//! What can be chosen before the deal.

use engine::game::Identity;
use engine::options::{Field, Kind, Options, Preset, SeatCounts, Values};

/// The toy's name, and the edition of its rules.
pub(crate) const IDENTITY: Identity = Identity { slug: "toy-wreck", edition: 1 };

/// The options of Wreck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WreckOptions {
    /// Whether charms are played (WR-4).
    pub(crate) charms: bool,
}

const FIELDS: &[Field] =
    &[Field { id: "charms", kind: Kind::Switch, default: 1, rule: "WR-4", applies: None }];

impl Options for WreckOptions {
    fn defaults_of(slug: &str) -> Option<Self> {
        (slug == IDENTITY.slug).then_some(Self { charms: true })
    }

    fn identity(&self) -> Identity {
        IDENTITY
    }

    fn seat_counts(&self) -> SeatCounts {
        SeatCounts::of(&[3, 4, 5, 6, 7, 8])
    }

    fn fields(&self) -> &'static [Field] {
        FIELDS
    }

    fn presets(&self) -> &'static [Preset] {
        &[]
    }

    fn values(&self) -> Values {
        let mut values = Values::defaults(FIELDS);
        values.set("charms", self.charms.into()).expect("off or on");
        values
    }

    fn with_values(&self, values: &Values) -> Self {
        Self { charms: values.get("charms") == 1 }
    }
}
