//! Results of attacks, worked out from the rules by hand.
//!
//! A cell has the defender's hit points left (`x`: it died, `^`: it was a 3 and turned up with both
//! hit points), the damage to each attacker (`x`: it died), and the damage to a Jack beside the
//! defender. `-`: the defender can't be attacked. 10s attack as many cards as they can.

use crate::duel_52::position::{Position, Table};
use crate::duel_52::{ONE, TWO};

/// The defender stands alone, with 2 hit points left.
const ALONE_WITH_2: &str = "
             plain  8    9    J    J+   4+8  down down3 down3+
    plain    1/0    1/1  1/0  1/0  1/0  1/1  1/0  1/0   1/0
    9        1/0    1/0  1/0  x/0  x/0  1/0  1/0  1/0   1/0
    9+       1/0    1/0  1/0  x/0  x/0  1/0  1/0  1/0   1/0
    10       1/0    1/1  1/0  1/0  1/0  1/1  1/0  1/0   1/0
    10+      1/0    1/1  1/0  1/0  1/0  1/1  1/0  1/0   1/0
    pair     x/0    x/1  x/0  x/0  x/0  x/1  x/0  ^/0   ^/1
";

const ALONE_WITH_1: &str = "
             plain  8    9    J    J+   4+8  down down3 down3+
    plain    x/0    x/1  x/0  x/0  x/0  x/1  x/0  ^/0   ^/x
    9        x/0    x/0  x/0  x/0  x/0  x/0  x/0  ^/0   ^/x
    9+       x/0    x/0  x/0  x/0  x/0  x/0  x/0  ^/0   ^/x
    10       x/0    x/1  x/0  x/0  x/0  x/1  x/0  ^/0   ^/x
    10+      x/0    x/1  x/0  x/0  x/0  x/1  x/0  ^/0   ^/x
    pair     x/0    x/1  x/0  x/0  x/0  x/1  x/0  ^/0   ^/1
";

/// A Jack stands beside the defender, which has 2 hit points left.
const BESIDE_A_JACK_WITH_2: &str = "
             plain  8      9    J      J+     4+8    down   down3  down3+
    plain    -      -      -    1/0/0  1/0/0  -      -      -      -
    9        -      -      -    x/0/0  x/0/0  -      -      -      -
    9+       -      -      -    x/0/0  x/0/0  -      -      -      -
    10       -      -      -    1/0/1  1/0/1  -      -      -      -
    10+      1/0/1  1/1/1  -    1/0/1  1/0/1  1/1/1  1/0/1  1/0/1  1/0/1
    pair     -      -      -    x/0/0  x/0/0  -      -      -      -
";

const BESIDE_A_JACK_WITH_1: &str = "
             plain  8      9    J      J+     4+8    down   down3  down3+
    plain    -      -      -    x/0/0  x/0/0  -      -      -      -
    9        -      -      -    x/0/0  x/0/0  -      -      -      -
    9+       -      -      -    x/0/0  x/0/0  -      -      -      -
    10       -      -      -    x/0/1  x/0/1  -      -      -      -
    10+      x/0/1  x/1/1  -    x/0/1  x/0/1  x/1/1  x/0/1  ^/0/1  ^/x/1
    pair     -      -      -    x/0/0  x/0/0  -      -      -      -
";

/// A column's defender: its notation, its hit points, its seat's bannerman.
fn defender(name: &str) -> (&str, u8, Option<&str>) {
    match name {
        "plain" => ("5d", 2, None),
        "8" => ("8d", 2, None),
        "9" => ("9d", 2, None),
        "J" => ("Jd", 3, None),
        "J+" => ("Jd", 4, Some("Js")),
        "4+8" => ("4d", 2, Some("8s")),
        "down" => ("(6d)", 2, None),
        "down3" => ("(3d)", 2, None),
        "down3+" => ("(3d)", 2, Some("3s")),
        _ => panic!("{name:?} is no defender"),
    }
}

/// A row's attacker: its notation and its seat's bannerman.
fn attacker(name: &str) -> (&str, Option<&str>) {
    match name {
        "plain" => ("Kc", None),
        "9" => ("9c", None),
        "9+" => ("9c", Some("9s")),
        "10" => ("10c", None),
        "10+" => ("10c", Some("10s")),
        "pair" => ("Kc Kd", None),
        _ => panic!("{name:?} is no attacker"),
    }
}

#[derive(Clone, Copy)]
enum Company {
    Alone,
    BesideAJack,
}

/// The cards are numbered in this order: attackers, defender, Jack.
fn table_with(row: &str, column: &str, hit_points_left: u8, company: Company) -> Table {
    let (by, banner) = attacker(row);
    let (against, hit_points, enemy_banner) = defender(column);
    let damage = "*".repeat((hit_points - hit_points_left).into());
    let mut position = Position::base().lay(ONE, 1, by).lay(TWO, 1, &format!("{against}{damage}"));
    position = position.hand(ONE, "2c").hand(TWO, "2d");
    if row == "pair" {
        position = position.paired(1, 2);
    }
    if matches!(company, Company::BesideAJack) {
        position = position.lay(TWO, 1, "Jh");
    }
    if let Some(banner) = banner {
        position = position.banners(ONE, banner);
    }
    if let Some(banner) = enemy_banner {
        position = position.banners(TWO, banner);
    }
    position.table()
}

fn fight(row: &str, column: &str, hit_points_left: u8, company: Company) -> String {
    let mut table = table_with(row, column, hit_points_left, company);
    let target = if row == "pair" { 3 } else { 2 };
    let jack = target + 1;
    let beside = matches!(company, Company::BesideAJack);
    let mut also = jack;
    if table.can(ONE, &format!("attack 1 {target}")) {
        table.go(ONE, format!("attack 1 {target}").as_str());
    } else {
        assert!(beside, "only a Jack protects it");
        table.refuse(ONE, &format!("attack 1 {target}"), "D52-29");
        table.go(ONE, format!("attack 1 {jack}").as_str());
        also = target;
        if !table.can(ONE, &format!("also {target}")) {
            return "-".to_owned();
        }
    }
    if beside && table.can(ONE, &format!("also {also}")) {
        table.go(ONE, format!("also {also}").as_str());
    }
    let card = table.card(target);
    let sprung = card.lane.is_some() && table.is_up(target) && column.starts_with("down");
    let of_defender = match card.lane {
        None => "x".to_owned(),
        Some(_) if sprung => {
            assert_eq!((card.damage, card.hit_points), (0, 2), "with both hit points");
            "^".to_owned()
        }
        Some(_) => (card.hit_points - card.damage).to_string(),
    };
    let damage = |at| if table.is_dead(at) { "x".to_owned() } else { table.damage(at).to_string() };
    if row == "pair" {
        assert_eq!(damage(1), damage(2), "both cards of a pair take the same");
    }
    let jack = if beside { format!("/{}", table.damage(jack)) } else { String::new() };
    format!("{of_defender}/{}{jack}", damage(1))
}

fn compare(text: &str, hit_points_left: u8, company: Company) {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let headings: Vec<&str> = lines.next().expect("headings").split_whitespace().collect();
    let mut compared = 0;
    for line in lines {
        let mut words = line.split_whitespace();
        let row = words.next().expect("an attacker");
        for column in &headings {
            let expected = words.next().expect("a cell for each defender");
            let result = fight(row, column, hit_points_left, company);
            assert_eq!(result, expected, "{row} attacks {column} with {hit_points_left} left");
            compared += 1;
        }
        assert_eq!(words.next(), None);
    }
    assert_eq!(compared, 6 * 9);
}

#[test]
fn d52_8_and_d52_13_fights_against_a_lone_card_with_2_hit_points() {
    compare(ALONE_WITH_2, 2, Company::Alone);
}

#[test]
fn d52_12_and_d52_21_fights_against_a_lone_card_with_1_hit_point() {
    compare(ALONE_WITH_1, 1, Company::Alone);
}

#[test]
fn d52_29_and_d52_66_fights_beside_a_jack_with_2_hit_points() {
    compare(BESIDE_A_JACK_WITH_2, 2, Company::BesideAJack);
}

#[test]
fn d52_28_and_d52_59_fights_beside_a_jack_with_1_hit_point() {
    compare(BESIDE_A_JACK_WITH_1, 1, Company::BesideAJack);
}
