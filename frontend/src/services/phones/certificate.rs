//! This browser's certificates, by which the other side of a connection recognises the browser. They are stored, so
//! that a reloaded page can resume a prepared connection.

use std::cell::RefCell;

use js_sys::{Date, Object, Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    IdbDatabase, IdbObjectStore, IdbRequest, IdbTransactionMode, RtcCertificate, RtcPeerConnection,
};

use crate::services::keys;
use crate::services::page;

/// A certificate that expires within this time is replaced, so that it lasts for the evening.
const LEAST_LEFT_MS: f64 = 24.0 * 3_600_000.0;
const CERTIFICATES: &str = "certificates";

/// The owner of a certificate. One browser may be the table in one tab and a phone in another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Table,
    Phone,
}

/// The keys of the roles' certificates, in the order of [`Role`].
const KEYS: [&str; 2] = ["table", "phone"];

thread_local! {
    static OWN: RefCell<[Option<RtcCertificate>; 2]> = const { RefCell::new([None, None]) };
}

/// This browser's certificate in this role; `None` if none can be made. The browser then makes one for each connection.
pub(super) async fn certificate(role: Role) -> Option<RtcCertificate> {
    if let Some(known) = OWN.with_borrow(|known| known[role as usize].clone()) {
        return Some(known);
    }
    let is_valid = |known: &RtcCertificate| known.expires() > Date::now() + LEAST_LEFT_MS;
    let (found, is_new) = match load(role).await.filter(is_valid) {
        Some(known) => (known, false),
        None => (create().await?, true),
    };
    // Another connection may have made one in the meantime.
    let known = OWN.with_borrow_mut(|known| known[role as usize].get_or_insert(found).clone());
    if is_new {
        save(role, &known).await;
    }
    Some(known)
}

async fn create() -> Option<RtcCertificate> {
    let algorithm = Object::new();
    for (name, value) in [("name", "ECDSA"), ("namedCurve", "P-256")] {
        Reflect::set(&algorithm, &name.into(), &value.into()).ok()?;
    }
    let made = RtcPeerConnection::generate_certificate_with_object(&algorithm).ok()?;
    JsFuture::from(made).await.ok()?.dyn_into().ok()
}

async fn load(role: Role) -> Option<RtcCertificate> {
    let store = store(IdbTransactionMode::Readonly).await?;
    await_request(&store.get(&KEYS[role as usize].into()).ok()?).await?.dyn_into().ok()
}

/// Stores the certificate. If that fails, a reloaded page makes another one, which the other side doesn't recognise.
async fn save(role: Role, certificate: &RtcCertificate) {
    if let Some(store) = store(IdbTransactionMode::Readwrite).await
        && let Ok(request) = store.put_with_key(certificate, &KEYS[role as usize].into())
    {
        await_request(&request).await;
    }
}

async fn store(mode: IdbTransactionMode) -> Option<IdbObjectStore> {
    let factory = page::window()?.indexed_db().ok()??;
    let request = factory.open_with_u32(keys::CERTIFICATES, 1).ok()?;
    let upgrade = {
        let request = request.clone();
        Closure::once(move || {
            let database = request.result().ok().and_then(|it| it.dyn_into::<IdbDatabase>().ok());
            let _ = database.map(|database| database.create_object_store(CERTIFICATES));
        })
    };
    request.set_onupgradeneeded(Some(upgrade.as_ref().unchecked_ref()));
    let database: IdbDatabase = await_request(&request).await?.dyn_into().ok()?;
    let transaction = database.transaction_with_str_and_mode(CERTIFICATES, mode).ok()?;
    // The database closes once its transactions have ended.
    database.close();
    transaction.object_store(CERTIFICATES).ok()
}

async fn await_request(request: &IdbRequest) -> Option<JsValue> {
    let ended = Promise::new(&mut |resolve, _| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&resolve));
    });
    JsFuture::from(ended).await.ok()?;
    request.result().ok()
}
