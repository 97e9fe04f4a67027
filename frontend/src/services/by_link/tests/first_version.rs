use super::*;

#[test]
fn games_of_the_first_version_are_accepted_and_played_to_their_end_without_choices_ahead() {
    for options in [fools(), GameId::DualDuel.options()] {
        let mut dice = Dice::new(Seed(9), 1);
        let (ana, ben, links) = dealt(&options, Seat::ONE, &mut dice);
        assert_eq!(ana.by_link().version, 2);
        let invitation = text(&links[0]).replacen("apart 2", "apart 1", 1);
        let mut invited = Peer::default();
        invited.accept_invitation(&payload_of(&invitation), &mut dice);
        assert!(text(&invited.send(&mut dice)).starts_with("apart 1\n"));
        for side in [&ana, &ben] {
            side.put_by_link(&ByLink { version: 1, ..side.by_link() });
        }
        let before = ben.clone();
        let both = [Seat::ONE, Seat::TWO];
        let game = play_to_end((ana, ben), Vec::new(), &both, anything, &mut dice);
        for written in game.payloads.iter().map(|payload| text(payload)) {
            assert!(written.starts_with("apart 1\n") && !written.contains("\nahead "), "{written}");
        }
        // A link of a later version is refused in such a game.
        let later = text(&game.payloads[0]).replacen("apart 1", "apart 2", 1);
        assert_refused(&before, &later);
        game.ana.assert_sound();
        game.ben.assert_sound();
    }
}

/// The exact save, which names no version, and link of a build of the first version.
const FIRST_SAVE: &str = include_str!("first_version/save.json");
const FIRST_RECORD: &str = include_str!("first_version/record.txt");
const FIRST_LINK: &str = include_str!("first_version/link.txt");

#[test]
fn a_link_of_the_first_version_is_read_and_answered_in_it() {
    let mut dice = Dice::new(Seed(11), 1);
    let mut ben = Peer { store: Memory::default(), id: Some(id(GAME)) };
    let by_link = Some(FIRST_SAVE.trim().to_owned());
    ben.put(&Save { by_link, ..Save::new(FIRST_RECORD.to_owned(), 1) });
    let first = FIRST_LINK.trim();
    ben.open_next(first);
    ben.play(&mut dice);
    assert_eq!(ben.possible_ahead(), []);
    let (payload, made) = (ben.send(&mut dice), ben.course().record().decisions[0].clone());
    let written = text(first).replace("from 1", "from 2").replace("seal 0", "answers 0");
    assert_eq!(text(&payload), format!("{written}{made}\n"));
}
