//! A table that is not there yet.

use yew::prelude::*;

use crate::hooks::use_table_letters;
use crate::services::settings::Distance;

#[derive(Properties, PartialEq)]
pub struct TableOpeningProps {
    /// What is waited for.
    pub text: AttrValue,
    #[prop_or_default]
    pub children: Html,
}

/// What is shown in a table's place until it can be: what is waited for, and more that is known of it. Nothing of it is
/// announced: what comes is.
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
