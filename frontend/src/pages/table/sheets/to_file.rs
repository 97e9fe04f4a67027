use engine::options::Options as _;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::icon::Glyph;
use crate::hooks::toasts;
use crate::pages::table::game::RunningGame;
use crate::pages::table::sheet::SheetProps;
use crate::services::files::{download, game_file};
use crate::services::{clock, saved_games, saves};
use crate::words::{dates, files, table};

/// The game as a file for another device, with a plain warning. It counts as exported once the user confirms that the
/// file is there, for no page can know that.
#[component]
pub fn ToFile(props: &SheetProps) -> Html {
    let RunningGame { id, session, .. } = &props.game;
    let asked = use_state_eq(|| None::<String>);
    let on_save = {
        let (session, asked, id) = (session.clone(), asked.setter(), id.clone());
        Callback::from(move |_| {
            let day = dates::day(clock::local_time(clock::now()));
            let name = game_file(&[session.record().options.identity().slug, &day]);
            let record = session.record().to_string();
            let text = saved_games::open(&id).map_or(record, |save| saves::export(&id, &save));
            if download(&name, &text) {
                toasts::succeeded();
                asked.set(Some(name));
            } else {
                toasts::fail(files::REFUSED);
            }
        })
    };
    let (id, on_sheet) = (id.clone(), props.on_sheet.clone());
    let on_there = Callback::from(move |_| {
        // Only the list's "exported" mark is lost; the file is there either way.
        let _ = saved_games::note_export(&id);
        on_sheet.emit(None);
    });
    match &*asked {
        None => html! {
            <>
                <p>{ table::MOVE_HINT }</p>
                <Button weight={Weight::Main} icon={Glyph::Download} label={table::MOVE_NOW} on_press={on_save} />
            </>
        },
        Some(name) => html! {
            <>
                <p>{ files::look(name) }</p>
                <div class="dialog__actions">
                    <Button label={files::ONCE_MORE} on_press={on_save} />
                    <Button weight={Weight::Main} label={files::IT_IS} on_press={on_there} />
                </div>
            </>
        },
    }
}
