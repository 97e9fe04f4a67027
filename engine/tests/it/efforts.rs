use engine::bot::{Effort, Level, Style};

#[test]
fn every_level_has_a_word_and_the_old_words_are_known() {
    for level in Level::ALL {
        assert_eq!(Level::of_word(level.word()), Some(level));
    }
    for old in ["novice", "regular", "sharp"] {
        assert!(Level::of_word(old).is_some(), "{old}");
    }
    assert_eq!(Level::of_word("genius"), None);
}

#[test]
fn every_style_has_a_word() {
    for style in Style::ALL {
        assert_eq!(Style::of_word(style.word()), Some(style));
    }
    assert_eq!(Style::of_word("shy"), None);
}

#[test]
fn a_slow_device_makes_a_part_of_the_rollouts() {
    let effort = Effort::at_times(70, 4_000);
    assert_eq!(effort.part(1000), effort);
    assert_eq!(effort.part(250), Effort::at_times(70, 1_000));
    assert_eq!(effort.style, Style::Even);
    let bold = effort.with_style(Style::Bold);
    assert_eq!(bold.part(500), Effort::at_times(70, 2_000).with_style(Style::Bold));
    assert_ne!(bold, effort);
}
