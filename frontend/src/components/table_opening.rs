use yew::prelude::*;

use crate::hooks::use_table_letters;
use crate::services::settings::Distance;

#[derive(Properties, PartialEq)]
pub struct TableOpeningProps {
    pub text: AttrValue,
    #[prop_or_default]
    pub children: Html,
}

/// A placeholder while a table loads: what it waits for, and known details. Not announced: the table is.
#[component]
pub fn TableOpening(props: &TableOpeningProps) -> Html {
    use_table_letters(Distance::Near);
    html! {
        <main class="table is-opening" id="main" data-screen="opening">
            <p>{ &props.text }</p>
            { props.children.clone() }
        </main>
    }
}
