//! Everything that a phone's page draws of an accepted message: the board, the log, each sentence, each action.

use std::rc::Rc;

use engine::game::{Decision, Game, Sink};
use yew::prelude::*;

use super::super::SeatGame;
use crate::games::log::chapters;
use crate::games::{self, AnyBoardProps, Judge};
use crate::playback::testing::{board_props, render_board};
use crate::playback::{AnyFrame, Playback};
use crate::testing::legal_actions;

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
    if let Some((game, _)) = phone.owed_decision() {
        for action in legal_actions(game, seat).iter().take(MOST_ACTIONS) {
            assert_eq!(phone.why_not(action), None, "what is listed can be done: {action}");
            let _ = players.named(&games::ui_of(view).action(action));
            // Hints try actions in the same way.
            let mut next = game.clone();
            let _ = next.decide(seat, Decision::Act(action.clone()), &mut Sink::none());
        }
    }
    let _ = phone.clock().and_then(|(_, clock)| clock.seat).map(|seat| players.name(seat));
    let draw_board = |frames: Rc<[AnyFrame]>, playback| {
        let judging_phone = phone.clone();
        let props = AnyBoardProps {
            act: phone.owes().then(Callback::noop),
            judge: Judge::new(move |action| judging_phone.why_not(&action)),
            single_tap: true,
            ..board_props(view.clone(), players, frames, playback)
        };
        assert!(render_board(props).contains('<'), "the board is drawn");
    };
    draw_board(phone.news(), Playback::Play);
    draw_board(phone.just_done(), Playback::AtRest);
    if let Some(last) = phone.news().len().checked_sub(1) {
        draw_board(phone.news(), Playback::At { frame: last, moves: false });
    }
}
