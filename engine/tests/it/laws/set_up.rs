use engine::chance::Seed;
use engine::game::{Game, SetupError};
use engine::options::{Options, Values};

/// Options can be written and read as data. A game can be dealt for each number of seats in
/// `seat_counts`; the deal depends only on options, seats and seed.
pub(crate) fn holds<G: Game>(options: &G::Options, seats: u8) {
    options_are_data(options);
    assert!(options.seat_counts().contains(seats), "a table of {seats} can play");
    for count in 0..=u8::MAX {
        let fits = options.seat_counts().contains(count);
        match G::deal(options, count, Seed(1)).err() {
            None => assert!(fits, "a table of {count}"),
            Some(SetupError::Seats(refused)) => {
                assert!(!fits && refused == count, "a table of {count}");
            }
            // An option with a value for each seat fits only one number of seats.
            Some(SetupError::Option(id)) => {
                assert!(fits && count != seats, "a table of {count}: {id}");
                assert!(options.fields().iter().any(|field| field.id == id), "{id}");
            }
        }
    }
    let deal = |seed| G::deal(options, seats, Seed(seed)).expect("a table of that size can play");
    assert_eq!(deal(1), deal(1), "the same seed deals the same");
    assert_ne!(deal(1), deal(2), "another seed deals something else");
}

fn options_are_data<O: Options>(options: &O) {
    let slug = options.identity().slug;
    let defaults = O::defaults_of(slug).expect("a game is found by its name");
    assert_eq!(defaults.identity(), options.identity());
    assert_eq!(defaults.values(), Values::defaults(options.fields()), "the defaults are one thing");
    assert_eq!(O::defaults_of("no such game"), None);

    let values = options.values();
    let text = values.to_string();
    assert_eq!(Values::read(options.fields(), &text), Ok(values), "{text:?} can be read");
    assert_eq!(defaults.with_values(&values), *options, "the values are all there is");

    for field in options.fields() {
        assert!(field.allows(field.default), "the default of {} is allowed", field.id);
        assert!(!field.rule.is_empty(), "a rule tells of {}", field.id);
        if let Some(needed) = field.condition {
            let mut others = options.fields().iter().filter(|other| other.id == needed.field);
            assert!(others.any(|other| other.allows(needed.value)), "{} can apply", field.id);
        }
    }
    for preset in options.presets() {
        let mut values = values;
        for (id, value) in preset.values {
            assert_eq!(values.set(id, *value), Ok(()), "{id} of the preset {}", preset.id);
        }
    }
}
