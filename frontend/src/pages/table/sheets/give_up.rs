//! Who gives up, where several people play.

use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::icon::Glyph;
use crate::pages::table::game::Game;
use crate::pages::table::sheet::SheetProps;
use crate::session::Step;
use crate::words::table;

/// A button with the name of each.
pub fn give_up(props: &SheetProps) -> Html {
    let SheetProps { game, on_sheet, .. } = props;
    let Game { session, players, .. } = game;
    html! {
        <div class="menu">
            for seat in session.people() {
                <Button
                    key={seat.number()}
                    icon={Glyph::Person}
                    label={players.name(seat).to_owned()}
                    on_press={{
                        let (on_leave, on_sheet) = (game.step(Step::AskToLeave(seat)), on_sheet.clone());
                        Callback::from(move |_| {
                            on_sheet.emit(None);
                            on_leave.emit(());
                        })
                    }}
                />
            }
            <Button
                weight={Weight::Main}
                label={table::STAY}
                on_press={on_sheet.reform(|_| None)}
            />
        </div>
    }
}
