//! A seat on its phone.

use yew::prelude::*;

use crate::components::page::Page;
use crate::hooks::use_wake_lock;
use crate::services::phones::{Ending, Guest, GuestEvent};
use crate::words::phones as words;

#[derive(Properties, PartialEq)]
pub struct PhoneSeatProps {
    pub guest: Guest,
}

/// How the connection is.
#[derive(Clone, Copy, PartialEq)]
enum Line {
    Open,
    Lost,
    Ended(Ending),
}

/// The phone while it is connected.
#[component]
pub fn PhoneSeat(props: &PhoneSeatProps) -> Html {
    let line = use_state_eq(|| Line::Open);
    use_wake_lock(true);
    {
        let line = line.setter();
        use_effect_with(props.guest.clone(), move |guest| {
            guest.listen(Callback::from(move |event| match event {
                GuestEvent::Open => line.set(Line::Open),
                GuestEvent::Lost => line.set(Line::Lost),
                GuestEvent::Ended(ending) => line.set(Line::Ended(ending)),
                GuestEvent::Message(_) => {}
            }));
        });
    }
    let (title, hint) = match *line {
        Line::Open => (words::connected_as(props.guest.name().as_str()), words::SEAT_QUESTION),
        Line::Lost => (words::RECONNECTING.to_owned(), words::RECONNECTING_HINT),
        Line::Ended(ending) => (words::ENDED.to_owned(), words::ending(ending)),
    };
    html! {
        <Page title={title.clone()} name="join">
            <p class="lead" role="status">{ hint }</p>
        </Page>
    }
}
