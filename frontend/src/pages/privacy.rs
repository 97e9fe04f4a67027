//! The privacy page: the data stored in the browser, and the way to delete them.

use yew::prelude::*;

use crate::components::page::Page;
use crate::route::Route;
use crate::services::keys;
use crate::words::privacy as words;
use crate::words::text::Text;

/// Names and descriptions of the entries in one of the browser's stores.
type StorageEntries = &'static [(&'static str, Text)];

/// Keys in localStorage. A key that ends in a full stop is followed by an id.
const STORAGE: StorageEntries = &[
    (keys::SETTINGS, words::SETTINGS),
    (keys::SAVE, words::SAVES),
    (keys::SET_ASIDE, words::SET_ASIDE),
    (keys::EVENING, words::EVENINGS),
    (keys::PEOPLE, words::PEOPLE),
    (keys::PLAYED, words::PLAYED),
    (keys::DAILY, words::DAILY),
    (keys::PUZZLES, words::PUZZLES),
    (keys::MARKS, words::MARKS),
    (keys::LEARN, words::LEARN),
    // Left by builds up to 1.0.0.
    ("facedown.answered", words::ANSWERED),
    (keys::PHONES, words::PHONES),
    (keys::PHONE_SEAT, words::PHONE_SEAT),
    (keys::CHANGED, words::CHANGED),
    (keys::RESERVE, words::RESERVE),
];

const DATABASES: StorageEntries = &[
    (keys::COPIES, words::COPIES),
    (keys::COPIES_BESIDE, words::COPIES_BESIDE),
    (keys::CERTIFICATES, words::CERTIFICATES),
];

const CACHE: StorageEntries = &[("facedown@", words::PROGRAM), (keys::SHARED, words::SHARED)];

#[inline(never)] // For the split: see docs/size.md.
pub fn privacy() -> Html {
    html! {
        <Page key="privacy" title={words::TITLE} name="privacy">
            <p class="lead">{ words::LEAD }</p>
            <section class="stack-3 prose">
                <h2>{ words::SENT }</h2>
                <ul class="stack-3">
                    for text in [words::SENT_BY_LINK, words::SENT_BY_FILE, words::SENT_TO_PHONES, words::SENT_BY_HOST] {
                        <li>{ text }</li>
                    }
                </ul>
            </section>
            <section class="stack-3 prose">
                <h2>{ words::KEPT }</h2>
                { storage_table(words::STORAGE, STORAGE) }
                { storage_table(words::DATABASES, DATABASES) }
                { storage_table(words::CACHE, CACHE) }
            </section>
            <section class="stack-3 prose">
                <h2>{ words::TAKE }</h2>
                <p>{ words::TAKE_TEXT }</p>
                <p><a href={Route::Stats.href()}>{ words::STATISTICS }</a></p>
            </section>
            <section class="stack-3 prose">
                <h2>{ words::ERASE }</h2>
                <p>{ words::ERASE_TEXT }</p>
            </section>
        </Page>
    }
}

fn storage_table(place: Text, entries: StorageEntries) -> Html {
    html! {
        <>
            <h3>{ place }</h3>
            <dl class="stack-2 privacy__kept">
                for (name, description) in entries {
                    <div key={*name}>
                        <dt>{ *description }</dt>
                        <dd><code>{ *name }</code></dd>
                    </div>
                }
            </dl>
        </>
    }
}
