//! The colours of `tokens.css` and of the games' accents are readable in both themes.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use engine::catalogue::GameId;

/// The shared tokens, the tables' surfaces, the surfaces that marks unlock, and the seats' colours; then each game's
/// accents and hue.
static TOKENS: LazyLock<String> = LazyLock::new(|| {
    let of_games = |file| games().into_iter().map(move |game| folder(game).join(file));
    ["tokens.css", "table.css", "marks.css", "seats.css"]
        .map(|file| root().join("../static/styles").join(file))
        .into_iter()
        .chain(
            of_games("accent.css").chain(of_games("style/felt.css")).filter(|file| file.is_file()),
        )
        .map(|file| std::fs::read_to_string(file).expect("a style sheet that can be read"))
        .collect()
});

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn games() -> Vec<&'static str> {
    GameId::ALL.into_iter().map(GameId::slug).collect()
}

fn folder(game: &str) -> PathBuf {
    root().join("src/games").join(game.replace('-', "_"))
}

type CustomProperties = BTreeMap<&'static str, &'static str>;

/// The custom properties of the block with exactly this selector; none if there is no such block.
fn block(selector: &str) -> CustomProperties {
    let opening = format!("{selector} {{\n");
    // A longer selector with this ending is another block.
    let is_whole = |before: &str| before.lines().last().is_none_or(|rest| rest.trim().is_empty());
    let block = TOKENS.split_once(&opening).filter(|(before, _)| is_whole(before));
    let Some((_, after)) = block else { return CustomProperties::new() };
    let (body, _) = after.split_once('}').expect("a block has an end");
    body.lines()
        .filter_map(|line| line.trim().strip_suffix(';')?.split_once(": "))
        .filter(|(name, _)| name.starts_with("--"))
        .collect()
}

fn dark(game: &str) -> CustomProperties {
    let own = format!("[data-game=\"{game}\"]");
    [":root", "[data-game]", &own].into_iter().flat_map(block).collect()
}

/// A game's custom properties in the light theme, which override those of the dark one.
fn light(game: &str) -> CustomProperties {
    let mut names = dark(game);
    names.extend(block(LIGHT));
    names.extend(block(&format!("{LIGHT} [data-game]")));
    names
}

/// `names` with a theme's properties of tables. The block with the selector `felt` has the surfaces' hue and tint.
fn at_table(mut names: CustomProperties, theme: &str, felt: &str) -> CustomProperties {
    names.extend(block(".table[data-game]"));
    let surfaces = block(format!("{theme} .table[data-game]").trim_start());
    assert!(surfaces.contains_key("--page"), "tables have no surface for “{theme}”");
    names.extend(surfaces);
    names.extend(block(felt));
    names
}

/// A value with its variables replaced by their values, and its products of numbers by their results.
fn computed(names: &CustomProperties, value: &str) -> String {
    if let Some([before, variable, after]) = between(value, "var(") {
        let (name, otherwise) = variable.split_once(", ").unwrap_or((variable, ""));
        let value = names.get(name).copied().unwrap_or(otherwise);
        return computed(names, &format!("{before}{value}{after}"));
    }
    let Some([before, product, after]) = between(value, "calc(") else { return value.to_owned() };
    let product: f64 =
        product.split(" * ").map(|number| number.parse::<f64>().expect("a number")).product();
    format!("{before}{product}{after}")
}

/// The text before `opening`, between `opening` and the next closing parenthesis, and after that.
fn between<'a>(text: &'a str, opening: &str) -> Option<[&'a str; 3]> {
    let (before, rest) = text.split_once(opening)?;
    let (inside, after) = rest.split_once(')')?;
    Some([before, inside, after])
}

/// A game's table on its own surface and on each surface that marks unlock, in the dark theme and in the light one.
fn tables(game: &str) -> Vec<(String, [CustomProperties; 2])> {
    let own = ("its own", format!(".table[data-game=\"{game}\"]"));
    let felts = ["slate", "claret", "midnight"];
    let felts = felts.map(|felt| (felt, format!(":root[data-felt=\"{felt}\"] .table[data-game]")));
    let on = |(name, felt): (&str, String)| {
        let themes = [at_table(dark(game), "", &felt), at_table(light(game), LIGHT, &felt)];
        (format!("{game} on {name}"), themes)
    };
    [own].into_iter().chain(felts).map(on).collect()
}

const LIGHT: &str = ":root[data-theme=\"light\"]";

fn luminance(colour: &str) -> f64 {
    let [red, green, blue] =
        colour.strip_prefix("oklch(").map_or_else(|| linear_from_hex(colour), linear_from_oklch);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// Linear red, green and blue of a hexadecimal colour.
fn linear_from_hex(colour: &str) -> [f64; 3] {
    let hex = colour.strip_prefix('#').expect("a plain colour");
    assert_eq!(hex.len(), 6, "{colour}");
    [0, 2, 4].map(|at| {
        let value =
            f64::from(u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal")) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

/// Linear red, green and blue of an `oklch()` colour, without its opening: <https://www.w3.org/TR/css-color-4/#color-conversion-code>.
fn linear_from_oklch(parts: &str) -> [f64; 3] {
    let parts: Vec<&str> = parts.trim_end_matches(')').split(' ').collect();
    let [lightness, chroma, hue] = parts[..] else { panic!("three parts, not {parts:?}") };
    let number = |text: &str| text.parse::<f64>().expect("a number");
    let lightness = number(lightness.trim_end_matches('%')) / 100.0;
    let (sine, cosine) = number(hue).to_radians().sin_cos();
    let (a, b) = (number(chroma) * cosine, number(chroma) * sine);
    let cone = |of_a: f64, of_b: f64| (lightness + of_a * a + of_b * b).powi(3);
    let (long, medium, short) = (
        cone(0.396_337_777_4, 0.215_803_757_3),
        cone(-0.105_561_345_8, -0.063_854_172_8),
        cone(-0.089_484_177_5, -1.291_485_548_0),
    );
    let rows = [
        [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
        [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
        [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701_0],
    ];
    rows.map(|[of_long, of_medium, of_short]| {
        (of_long * long + of_medium * medium + of_short * short).clamp(0.0, 1.0)
    })
}

#[test]
fn oklch_and_hexadecimal_colours_are_measured_alike() {
    for (oklch, hex) in [
        ("oklch(62.8% 0.25768 29.234)", "#ff0000"),
        ("oklch(20% 0.024 301)", "#18141f"),
        ("oklch(89.3% 0.021 167)", "#cfe0d9"),
    ] {
        assert!(contrast(oklch, hex) < 1.01, "{oklch} and {hex}");
    }
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

const SURFACES: [&str; 5] = ["--page", "--table", "--raised", "--raised-more", "--glow"];

/// Pairs of text and background, which need a contrast of 4.5 to 1.
fn texts() -> Vec<(&'static str, &'static str)> {
    let mut pairs = vec![("--on-accent", "--accent"), ("--text", "--accent-deep")];
    for surface in SURFACES {
        for text in ["--text", "--text-soft", "--accent-text", "--danger", "--good"] {
            pairs.push((text, surface));
        }
    }
    for ink in ["--ink-black", "--ink-red", "--ink-blue", "--ink-green"] {
        pairs.push((ink, "--paper"));
        pairs.push((ink, "--paper-low"));
    }
    pairs
}

/// Pairs of an edge of controls or marks and its background, which need a contrast of 3 to 1.
fn edges() -> Vec<(&'static str, &'static str)> {
    let lines = ["--line-strong", "--accent-edge", "--focus"];
    lines.into_iter().flat_map(|line| SURFACES.map(|surface| (line, surface))).collect()
}

#[test]
fn a_page_without_javascript_has_colours_of_the_light_theme() {
    let light = block(LIGHT);
    let boot = include_str!("../../../static/styles/boot.css");
    let (_, after) = boot.split_once("(prefers-color-scheme: light) {").expect("its block");
    let (colours, _) = after.split_once('}').expect("a block has an end");
    let colours: Vec<_> = colours.lines().filter(|line| line.trim().starts_with("--")).collect();
    assert_eq!(colours.len(), 4);
    for line in colours {
        let (name, value) = line.trim().trim_end_matches(';').split_once(": ").expect("a colour");
        assert_eq!(light[name], value, "{name}");
    }
}

#[test]
fn everything_can_be_read_in_both_themes_on_every_surface() {
    for game in games() {
        let plain = (game.to_owned(), [dark(game), light(game)]);
        for (place, themes) in [plain].into_iter().chain(tables(game)) {
            for (theme, names) in ["dark", "light"].into_iter().zip(themes) {
                assert_readable(&names, &format!("{place}, {theme}"));
            }
        }
    }
}

fn assert_readable(names: &CustomProperties, place: &str) {
    for (pairs, least) in [(texts(), 4.5), (edges(), 3.0)] {
        for (one, other) in pairs {
            let ratio = contrast(&computed(names, names[one]), &computed(names, names[other]));
            assert!(ratio >= least, "{place}: {one} on {other} has {ratio:.2}");
        }
    }
}

#[test]
fn seats_can_be_read_and_seen_in_both_themes() {
    const PAPER: &str = "#fffaf0";
    const INK: &str = "#10141b";
    for number in 1..=8 {
        let seat = block(&format!(".seat-{number}"));
        let (bright, field) = (seat["--seat-bright"], seat["--seat-field"]);
        assert!(contrast(PAPER, field) >= 4.5, "{number}: paper on the field");
        assert!(contrast(INK, bright) >= 4.5, "{number}: ink on the bright colour");
        for game in games() {
            for (place, [dark, light]) in tables(game) {
                for surface in SURFACES {
                    for (seat, names) in [(bright, &dark), (field, &light)] {
                        let ratio = contrast(seat, &computed(names, names[surface]));
                        assert!(ratio >= 3.0, "{number}, {surface} of {place}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_game_has_its_styles_in_its_folder_and_an_accent_of_its_own_alone() {
    let mut seen = Vec::new();
    for game in games() {
        let colours = dark(game);
        assert!(!seen.contains(&colours), "{game} has the accent of another game");
        seen.push(colours);
        assert!(folder(game).join("style.css").is_file(), "{game}");
        let accent = std::fs::read_to_string(folder(game).join("accent.css")).unwrap_or_default();
        for line in accent.lines().filter(|line| line.contains("[data-game=")) {
            assert!(line.contains(&format!("[data-game=\"{game}\"]")), "{game}: {line}");
        }
    }
}
