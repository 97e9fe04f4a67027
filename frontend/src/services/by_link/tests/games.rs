use super::*;

fn has_ahead(name: &str) -> bool {
    name == "Fools Gambit" || name.starts_with("Dual Duel")
}

#[test]
fn games_by_link_end_the_same_on_both_devices() {
    let (count, mut dropped) = (u64::from(count("FACEDOWN_GAMES_BY_LINK", 2)), 0);
    for (name, options) in kinds() {
        let all = [&[][..], &[Seat::ONE, Seat::TWO], &[Seat::ONE]];
        // With choices ahead a whole Dual Duel would show what its one duel shows, over 200 links.
        let varies = has_ahead(name) && name != "Dual Duel";
        for deciding in all.into_iter().take(if varies { 3 } else { 1 }) {
            let (mut counts, mut lengths) = (Vec::new(), Vec::new());
            let games = if deciding.is_empty() { count } else { count.div_ceil(3) };
            for seed in 0..games {
                let inviter = if seed % 2 == 0 { Seat::ONE } else { Seat::TWO };
                let game = played_ahead(&options, inviter, seed, deciding, anything);
                assert_eq!(game.ana.save().record, game.ben.save().record, "{name}");
                for side in [&game.ana, &game.ben] {
                    side.assert_sound();
                    assert!(side.by_link().is_counted());
                }
                counts.push(game.payloads.len());
                lengths.extend(game.payloads.iter().map(|payload| ADDRESS.len() + payload.len()));
                dropped += game.dropped.len();
                if seed == 0 {
                    game.assert_older();
                }
            }
            let [counts, lengths] = [counts, lengths].map(|mut list| {
                list.sort_unstable();
                (list[list.len() / 2], list[list.len() - 1])
            });
            println!(
                "{name}, {deciding:?} ahead: {counts:?} links of {lengths:?} characters (median, most)"
            );
        }
    }
    assert!(dropped > 0, "something was sealed ahead and not asked for");
}

const ADDRESS: &str = "https://example.org/facedown/#/link/";

#[test]
fn a_sealed_choice_is_in_no_link_before_it_is_answered() {
    for (name, options) in kinds() {
        let mut sealed = 0;
        for seed in 0..4 {
            let mut dice = Dice::new(Seed(seed), 2);
            let (ana, _, _) = dealt(&options, Seat::ONE, &mut dice);
            let mut texts = Vec::new();
            for choice in 0..6 {
                // Another choice each time, with the same salt.
                let ana = ana.clone();
                ana.play(&mut Dice::new(Seed(choice), 3));
                if ana.by_link().sealed_from(&ana.course()).is_none() {
                    break;
                }
                sealed += 1;
                let text = links::decode(&ana.send(&mut Dice::new(Seed(9), 9))).unwrap();
                let hash = ana.by_link().closed_seal(Seat::ONE).unwrap().hash.to_string();
                assert!(!text.contains(ana.by_link().seals[0].salt.as_ref().unwrap().as_str()));
                texts.push(text.replace(&hash, "#"));
            }
            texts.dedup();
            assert!(texts.len() <= 1, "{name}: {texts:#?}");
        }
        assert!(sealed > 0 || !has_ahead(name), "{name}");
    }
}
