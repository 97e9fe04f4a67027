//! Words of levels and styles, and efforts of slow devices.

use engine::bot::{Effort, Level, Style};

#[test]
fn every_level_has_a_word_and_the_old_words_are_known() {
    for level in Level::ALL {
        assert_eq!(Level::from_word(level.word()), Some(level));
    }
    for old in ["novice", "regular", "sharp"] {
        assert!(Level::from_word(old).is_some(), "{old}");
    }
    assert_eq!(Level::from_word("genius"), None);
}

#[test]
fn every_style_has_a_word() {
    for style in Style::ALL {
        assert_eq!(Style::from_word(style.word()), Some(style));
    }
    assert_eq!(Style::from_word("shy"), None);
}

#[test]
fn a_slow_device_makes_a_part_of_the_rollouts() {
    let effort = Effort::with_attention(70, 4_000);
    assert_eq!(effort.scaled(1000), effort);
    assert_eq!(effort.scaled(250), Effort::with_attention(70, 1_000));
    assert_eq!(effort.style, Style::Even);
    let bold = effort.with_style(Style::Bold);
    assert_eq!(bold.scaled(500), Effort::with_attention(70, 2_000).with_style(Style::Bold));
    assert_ne!(bold, effort);
}
