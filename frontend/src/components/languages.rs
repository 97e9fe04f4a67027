//! The choice of a language: links that `early.js` handles, even before the program has loaded.

use yew::prelude::*;

use crate::services::language;
use crate::words::language as words;

pub fn languages() -> Html {
    let shown = language::code();
    html! {
        <nav class="languages" aria-label={words::CHOICE}>
            for (code, name) in language::all() {
                <a
                    key={code.clone()}
                    class="home__link"
                    href={format!("#/language/{code}")}
                    lang={code.clone()}
                    aria-current={(code == shown).then_some("true")}
                >
                    { name }
                </a>
            }
        </nav>
    }
}
