use super::*;

#[test]
fn what_many_do_in_trading_is_one_line() {
    let three = TWO.next(3);
    let none = Backs::default();
    let line = |events: &[Event]| text_at_once(events).unwrap_or_default();
    assert_eq!(
        line(&[
            Event::BacksChanged(ONE, none),
            Event::BacksChanged(TWO, none),
            Event::Finished(ONE),
            Event::PackSold(three, None),
            Event::BacksChanged(three, none),
            Event::PackSold(three, Some(Pack::Low)),
            Event::Finished(TWO),
            Event::Finished(three),
        ]),
        "Ana and Ben have traded. Cem buys 2 packs. Ana, Ben and Cem have finished for this period."
    );
    let given = offer("+1 for -");
    assert_eq!(
        line(&[
            Event::Reopened(TWO),
            Event::Traded(given, lot("-")),
            Event::BacksChanged(TWO, none),
            Event::Finished(TWO),
        ]),
        format!(
            "{} Ben has finished for this period.",
            text_of(Event::Traded(given, lot("-"))).unwrap()
        )
    );
    assert_eq!(
        line(&[Event::Finished(ONE), Event::Reopened(ONE)]),
        text_of(Event::Reopened(ONE)).unwrap(),
        "in the end it has not finished"
    );
    for alone in [Event::Finished(ONE), Event::Reopened(TWO), Event::PackSold(ONE, None)] {
        assert_eq!(Some(line(&[alone])), text_of(alone));
    }
}

#[test]
fn an_offer_says_what_it_does_to_the_deck() {
    let [deck, after]: [engine::games::heads_up_duel::CardCounts; 2] =
        ["5p*2,6p*2,Kp", "5p,6p*3,Kp"].map(|it| it.parse().unwrap());
    assert_eq!(board::changes(&deck, &after), "Your deck: 5s 2→1, 6s 2→3");
    assert_eq!(board::changes(&deck, &deck), "");
}
