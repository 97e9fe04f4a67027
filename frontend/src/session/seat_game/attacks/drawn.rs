//! Everything that a phone's page draws of an accepted message: the board, the log, each sentence, each action.

use std::rc::Rc;

use engine::game::{Decision, Game, Sink};
use engine::seat::Seat;
use yew::prelude::*;

use super::super::SeatGame;
use crate::games::log::chapters;
use crate::games::{self, AnyBoardProps, Judge};
use crate::playback::testing::{board_props, render_board};
use crate::playback::{AnyFrame, Playback};

const MOST_ACTIONS: usize = 40;

pub(super) fn draw(phone: &Rc<SeatGame>) {
    let (Some(view), Some(players), Some(seat)) = (phone.view(), phone.players(), phone.seat())
    else {
        return;
    };
    let ui = games::ui_of(view);
    let _ = (players.sentences(&ui.standing()), players.sentence(&ui.chapter()));
    let _ = players.sentence(&ui.result());
    let _ = players.list(phone.turn().expect("there is a view").awaited());
    let _ = chapters(phone.log(), players);
    for frame in phone.log() {
        let _ = games::narrate(frame, players.people()).map(|line| players.sentence(&line));
    }
    if let Some((game, _)) = phone.to_decide() {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        for action in actions.iter().take(MOST_ACTIONS) {
            assert_eq!(phone.why_not(action), None, "what is listed can be done: {action}");
            let _ = players.named(&games::ui_of(view).action(action));
            // Hints try actions in the same way.
            let mut next = game.clone();
            let _ = next.decide(seat, Decision::Act(action.clone()), &mut Sink::none());
        }
    }
    if let Some((_, clock)) = phone.clock() {
        let _ = clock.seat.map(|seat: Seat| players.name(seat));
    }
    draw_board(phone, phone.news(), Playback::Play);
    draw_board(phone, phone.just_done(), Playback::AtRest);
    if let Some(last) = phone.news().len().checked_sub(1) {
        draw_board(phone, phone.news(), Playback::At { frame: last, moves: false });
    }
}

fn draw_board(phone: &Rc<SeatGame>, frames: Rc<[AnyFrame]>, playback: Playback) {
    let (Some(view), Some(players)) = (phone.view(), phone.players()) else { return };
    let judged = phone.clone();
    let props = AnyBoardProps {
        act: phone.owes().then(Callback::noop),
        judge: Judge::new(move |action| judged.why_not(&action)),
        single_tap: true,
        ..board_props(view.clone(), players, frames, playback)
    };
    assert!(render_board(props).contains('<'), "the board is drawn");
}
