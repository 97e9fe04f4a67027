//! What can be chosen before the deal.

use engine::game::Identity;
use engine::options::{Field, Kind, Options, Preset, SeatCounts, Values};

/// The toy's name, and the edition of its rules.
pub(crate) const IDENTITY: Identity = Identity { slug: "toy-claim", edition: 1 };

/// The options of Claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ClaimOptions {
    /// How many rounds are played (CL-7).
    pub(crate) rounds: u8,
}

const FIELDS: &[Field] = &[Field {
    id: "rounds",
    kind: Kind::Number { least: 1, most: 3, step: 1 },
    default: 3,
    rule: "CL-7",
    applies: None,
}];

impl Options for ClaimOptions {
    fn defaults_of(slug: &str) -> Option<Self> {
        (slug == IDENTITY.slug).then_some(Self { rounds: 3 })
    }

    fn identity(&self) -> Identity {
        IDENTITY
    }

    fn seat_counts(&self) -> SeatCounts {
        SeatCounts::of(&[2, 3, 4])
    }

    fn fields(&self) -> &'static [Field] {
        FIELDS
    }

    fn presets(&self) -> &'static [Preset] {
        &[Preset { id: "quick", values: &[("rounds", 1)] }]
    }

    fn values(&self) -> Values {
        let mut values = Values::defaults(FIELDS);
        values.set("rounds", self.rounds.into()).expect("a value that was set before");
        values
    }

    fn with_values(&self, values: &Values) -> Self {
        Self { rounds: values.get("rounds") as u8 }
    }
}
