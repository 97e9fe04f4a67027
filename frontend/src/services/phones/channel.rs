//! A connection between two browsers with one channel, by `RTCPeerConnection`. It uses no server, so its data stays in
//! the local network.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use js_sys::{Array, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    EventTarget, RtcCertificate, RtcConfiguration, RtcDataChannel, RtcDataChannelInit,
    RtcDataChannelState, RtcIceCandidateInit, RtcIceGatheringState, RtcPeerConnection,
    RtcPeerConnectionState, RtcSdpType, RtcSessionDescriptionInit,
};
use yew::Callback;

use super::PhonesError;
use super::packet::Packet;
use super::rate_limit::LONGEST_MESSAGE;
use super::signal::{Address, BadSdp, Signal, Token, with_derived_ice};
use crate::services::page;
use crate::services::worker::on_message;

/// The time limit for the browser to find its addresses: ten times what it usually needs.
const GATHERING_MS: u32 = 5_000;
/// The most bytes waiting to be sent.
const MOST_BUFFERED: u32 = 4 * 1024 * 1024;
/// The time for the last message to leave before the connection closes.
const CLOSING_MS: u32 = 1_000;

/// The pause between two searches for the other side.
const SEARCH_PAUSE_MS: u32 = 4_000;
/// The number of searches. Slow connections have opened after 25 seconds, but never after a minute: by then the browser
/// should give up, so that the page offers a new code.
const MOST_SEARCHES: u16 = 6;
/// The port of the discard service. Nothing answers there, nor at the few ports after it.
const DISCARD_PORT: u16 = 9;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WireEvent {
    Open,
    Text(String),
    /// Anything but text arrived.
    NonText,
    Closed,
    /// The connection never opened, and the browser has given up.
    Failed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct WireId(u32);

thread_local! {
    static NEXT_ID: Cell<u32> = const { Cell::new(0) };
}

/// One side of a connection. Dropping it closes the connection.
#[derive(Debug)]
pub(super) struct Wire {
    pub(super) id: WireId,
    connection: RtcPeerConnection,
    channel: RtcDataChannel,
    listeners: Vec<EventListener>,
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.listeners.clear();
        self.connection.close();
    }
}

impl Wire {
    /// A connection that has neither an offer nor an answer yet.
    pub(super) fn new(
        on_event: Callback<(WireId, WireEvent)>,
        certificate: Option<RtcCertificate>,
    ) -> Result<Self, PhonesError> {
        let id = WireId(NEXT_ID.replace(NEXT_ID.get().wrapping_add(1)));
        let config = RtcConfiguration::new();
        config.set_ice_servers(&Array::new());
        if let Some(certificate) = certificate {
            config.set_certificates(&Array::of1(&certificate));
        }
        let connection = RtcPeerConnection::new_with_configuration(&config)
            .map_err(|_| PhonesError::NoWebRtc)?;
        // Both sides create the channel, so that neither has to announce it.
        let init = RtcDataChannelInit::new();
        init.set_negotiated(true);
        init.set_id(0);
        let channel = connection.create_data_channel_with_data_channel_dict("facedown", &init);
        let on_state: Rc<dyn Fn()> = {
            let (connection, channel) = (connection.clone(), channel.clone());
            let (was_open, on_event) = (Cell::new(false), on_event.clone());
            Rc::new(move || {
                let is_closed = matches!(
                    channel.ready_state(),
                    RtcDataChannelState::Closing | RtcDataChannelState::Closed
                );
                let has_failed = connection.connection_state() == RtcPeerConnectionState::Failed;
                if is_closed || (has_failed && was_open.get()) {
                    on_event.emit((id, WireEvent::Closed));
                } else if has_failed {
                    on_event.emit((id, WireEvent::Failed));
                } else if channel.ready_state() == RtcDataChannelState::Open
                    && !was_open.replace(true)
                {
                    on_event.emit((id, WireEvent::Open));
                }
            })
        };
        let state_events: [(&EventTarget, &str); 3] =
            [(&connection, "connectionstatechange"), (&channel, "open"), (&channel, "close")];
        let mut listeners = Vec::from(state_events.map(|(target, name)| {
            let on_state = on_state.clone();
            EventListener::new(target, name.to_owned(), move |_| on_state())
        }));
        listeners.push(on_message(&channel, move |data| {
            let event = data.as_string().map_or(WireEvent::NonText, WireEvent::Text);
            on_event.emit((id, event));
        }));
        Ok(Self { id, connection, channel, listeners })
    }

    /// Starts a connection with this token, and returns this side's signal.
    pub(super) async fn offer(&self, token: Token) -> Result<Signal, PhonesError> {
        let offer = JsFuture::from(self.connection.create_offer()).await?;
        self.apply_own(RtcSdpType::Offer, &offer, token).await
    }

    /// Answers the other side's offer, and returns this side's signal.
    pub(super) async fn answer(&self, offer: &Signal, token: Token) -> Result<Signal, PhonesError> {
        self.set_remote(offer, RtcSdpType::Offer).await?;
        let answer = JsFuture::from(self.connection.create_answer()).await?;
        self.apply_own(RtcSdpType::Answer, &answer, token).await
    }

    /// Applies the other side's answer. The result resolves once the browser has accepted or refused the answer.
    pub(super) fn accept(&self, answer: &Signal) -> JsFuture {
        self.set_remote(answer, RtcSdpType::Answer)
    }

    pub(super) fn search_at(&self, addresses: &[Address]) {
        search_at(&self.connection, addresses);
    }

    /// Searches for the other side at these addresses again and again: a busy device may not resolve a name at once,
    /// and the browser doesn't try twice.
    ///
    /// Firefox gives up after five seconds without an address to try, perhaps before the other side has read this
    /// side's answer. So Firefox also gets addresses on its own device where nothing answers.
    pub(super) fn keep_searching(&self, own: &Signal, addresses: &[Address]) -> Interval {
        let agent = page::window().and_then(|window| window.navigator().user_agent().ok());
        let is_firefox = agent.is_some_and(|agent| agent.contains("Firefox/"));
        let own_host = own.addresses.first().map(|address| address.host).filter(|_| is_firefox);
        let (connection, addresses) = (self.connection.clone(), addresses.to_vec());
        let mut searches = 0;
        Interval::new(SEARCH_PAUSE_MS, move || {
            if searches == MOST_SEARCHES {
                return;
            }
            search_at(&connection, &addresses);
            if let Some(host) = own_host {
                let port = DISCARD_PORT + searches;
                let text = format!("candidate:9{searches} 1 udp 1 {host} {port} typ host");
                add_address(&connection, &text);
            }
            searches += 1;
        })
    }

    fn set_remote(&self, signal: &Signal, kind: RtcSdpType) -> JsFuture {
        let description = RtcSessionDescriptionInit::new(kind);
        description.set_sdp(&signal.sdp(kind));
        self.connection.set_remote_description(&description).into()
    }

    /// Applies the browser's own description, waits for its addresses, and returns this side's signal. If the browser
    /// allows it, the description gets a user name and password that the other side can derive; otherwise the code
    /// holds them.
    async fn apply_own(
        &self,
        kind: RtcSdpType,
        description: &JsValue,
        token: Token,
    ) -> Result<Signal, PhonesError> {
        let set = |description: &RtcSessionDescriptionInit| {
            JsFuture::from(self.connection.set_local_description(description))
        };
        let sdp = description.unchecked_ref::<RtcSessionDescriptionInit>().get_sdp();
        let derived = sdp.and_then(|sdp| with_derived_ice(&sdp, token)).map(|sdp| {
            let derived = RtcSessionDescriptionInit::new(kind);
            derived.set_sdp(&sdp);
            derived
        });
        let is_set = match derived {
            Some(derived) => set(&derived).await.is_ok(),
            None => false,
        };
        if !is_set {
            set(description.unchecked_ref()).await?;
        }
        self.gather().await;
        let own = self.connection.local_description();
        let sdp = own.map(|description| description.sdp()).unwrap_or_default();
        Signal::read(&sdp).map_err(|bad| match bad {
            BadSdp::Lacks(_) => PhonesError::Refused,
            BadSdp::NoAddress => PhonesError::NoNetwork,
        })
    }

    /// Waits until the browser has found its addresses, or the time is up.
    async fn gather(&self) {
        let mut waiting = None;
        let found = Promise::new(&mut |resolve, _| {
            let (connection, on_timeout) = (self.connection.clone(), resolve.clone());
            let event = "icegatheringstatechange";
            let listener = EventListener::new(&self.connection, event, move |_| {
                if connection.ice_gathering_state() == RtcIceGatheringState::Complete {
                    let _ = resolve.call0(&JsValue::NULL);
                }
            });
            let timeout = Timeout::new(GATHERING_MS, move || {
                let _ = on_timeout.call0(&JsValue::NULL);
            });
            waiting = Some((listener, timeout));
        });
        if self.connection.ice_gathering_state() != RtcIceGatheringState::Complete {
            let _ = JsFuture::from(found).await;
        }
        drop(waiting);
    }

    pub(super) fn is_open(&self) -> bool {
        self.channel.ready_state() == RtcDataChannelState::Open
    }

    /// Returns whether the packet is on its way.
    pub(super) fn send(&self, packet: &Packet) -> bool {
        let text = packet.write();
        text.len() <= LONGEST_MESSAGE
            && self.is_open()
            && self.channel.buffered_amount() < MOST_BUFFERED
            && self.channel.send_with_str(&text).is_ok()
    }

    /// Sends a last packet, and closes the connection once the packet has had time to leave.
    pub(super) fn end(mut self, packet: &Packet) {
        self.send(packet);
        self.listeners.clear();
        Timeout::new(CLOSING_MS, move || drop(self)).forget();
    }
}

fn search_at(connection: &RtcPeerConnection, addresses: &[Address]) {
    for (at, Address { host, port }) in addresses.iter().enumerate() {
        // The highest priority of a host address by RFC 8445, decreasing along the list.
        let text =
            format!("candidate:{} 1 udp {} {host} {port} typ host", at + 1, 2_130_706_431 - at);
        add_address(connection, &text);
    }
}

/// Searches at one more address, given as an ICE candidate. A refused address changes nothing.
fn add_address(connection: &RtcPeerConnection, text: &str) {
    let candidate = RtcIceCandidateInit::new(text);
    candidate.set_sdp_mid(Some("0"));
    let added = connection.add_ice_candidate_with_opt_rtc_ice_candidate_init(Some(&candidate));
    wasm_bindgen_futures::spawn_local(async move {
        let _ = JsFuture::from(added).await;
    });
}

/// A function that calls `act` with the owner, or does nothing once the owner is dropped.
pub(super) fn weak_callback<T: 'static, A: 'static>(
    owner: &Rc<T>,
    act: impl Fn(&Rc<T>, A) + 'static,
) -> impl Fn(A) + 'static {
    let owner = Rc::downgrade(owner);
    move |argument| {
        if let Some(owner) = owner.upgrade() {
            act(&owner, argument);
        }
    }
}

impl From<JsValue> for PhonesError {
    fn from(_: JsValue) -> Self {
        Self::Refused
    }
}
