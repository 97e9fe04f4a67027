//! Random changes of JSON, for tests that attack the page.

use engine::chance::Dice;
use serde_json::Value;

/// Cards and counts of cards, most of them impossible.
const TEXTS: [&str; 7] = ["", "-", "7p*65535", "2p*65535,3p*65535", "Xs", "Kp*300", "Kc"];

/// Changes one value at random.
pub fn mutate(whole: &mut Value, dice: &mut Dice) {
    let count = count(whole);
    let other = nth(whole, &mut dice.below(count)).cloned();
    if let Some(place) = nth(whole, &mut dice.below(count)) {
        change(place, other.unwrap_or_default(), dice);
    }
}

fn count(value: &Value) -> u32 {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

fn nth<'a>(value: &'a mut Value, at: &mut u32) -> Option<&'a mut Value> {
    if *at == 0 {
        return Some(value);
    }
    *at -= 1;
    match value {
        Value::Array(list) => list.iter_mut().find_map(|item| nth(item, at)),
        Value::Object(fields) => fields.values_mut().find_map(|field| nth(field, at)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

/// Replaces the value by another value of the same kind, or by `other`.
fn change(value: &mut Value, other: Value, dice: &mut Dice) {
    let way = dice.below(8);
    if way < 2 {
        *value = if way == 0 { other } else { Value::Null };
        return;
    }
    match value {
        Value::Null => *value = other,
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => {
            let number = number.as_u64().unwrap_or_default();
            // Limits are small numbers, or lie beside powers of two.
            *value = match dice.below(8) {
                0 => number.wrapping_add(1),
                1 => number.wrapping_sub(1),
                2 | 3 => number ^ (1 << dice.below(52)),
                4 | 5 => dice.below(64).into(),
                6 => 1 << dice.below(64),
                _ => u64::MAX >> dice.below(64),
            }
            .into();
        }
        Value::String(text) => {
            *text = match dice.below(5) {
                0 => text.replace('1', "2"),
                1 => format!("{text}0"),
                2 => "0".repeat(text.len()),
                _ => (*dice.pick(&TEXTS).expect("there are some")).to_owned(),
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let at = dice.below(list.len() as u32) as usize;
            match dice.below(4) {
                0 => drop(list.remove(at)),
                1 => list.insert(at, list[at].clone()),
                2 => list.swap(at, 0),
                _ => {
                    let times = *dice.pick(&[1, 9, 60, 300]).expect("there are some");
                    list.extend(vec![list[at].clone(); times]);
                }
            }
        }
        Value::Array(list) => list.push(other),
        Value::Object(members) => {
            let names: Vec<String> = members.keys().cloned().collect();
            if let Some(name) = dice.pick(&names) {
                members.remove(name);
            }
        }
    }
}
