use yew::prelude::*;

use crate::components::button::Button;
use crate::services::storage::StoreError;
use crate::words::{self, errors, table};

/// The reason, and a retry button.
pub fn not_saved((error, on_retry): (StoreError, Callback<()>)) -> Html {
    html! {
        <div class="row-3 wrap-3 table__trouble" role="alert">
            <p><strong>{ table::NOT_SAVED }</strong>{ " " }{ errors::store(error) }</p>
            <Button label={words::TRY_AGAIN} on_press={on_retry.reform(|_| ())} />
        </div>
    }
}
