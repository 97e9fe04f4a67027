//! The data that two browsers exchange to connect: an SDP session description, reduced to its variable parts, and
//! completed again.

use std::fmt::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use engine::sort;
use sha2::{Digest as _, Sha256};
use web_sys::RtcSdpType;

use super::rate_limit::LONGEST_MESSAGE;

/// The most addresses in a code: a device has one or two in a local network.
pub(super) const MOST_ADDRESSES: usize = 6;
/// The ending of names that devices of a local network resolve among themselves (mDNS).
const LOCAL: &str = ".local";
/// The beginning of the text whose hash gives a connection's user name and password.
const HASH_CONTEXT: &str = "facedown ice 1";
/// The least and most characters of an ICE user name and password.
pub(super) const USER_LENGTHS: [usize; 2] = [4, 64];
pub(super) const PASSWORD_LENGTHS: [usize; 2] = [22, 64];

/// Identifies a table's invitation, or its offer of a second connection.
pub(super) type Token = [u8; 4];

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Signal {
    pub(super) user: IceText,
    pub(super) password: IceText,
    /// SHA-256 of the side's certificate; the browser refuses a side with another certificate.
    pub(super) fingerprint: [u8; 32],
    /// The side's addresses, the best first; never empty.
    pub(super) addresses: Vec<Address>,
}

/// An ICE user name or password: letters, digits, `+` and `/`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct IceText(String);

impl IceText {
    pub(super) fn as_str(&self) -> &str {
        &self.0
    }

    /// A side's user name and password, derived from its certificate and the code's token, if its browser accepts
    /// them. So codes can omit them, and a reloaded page has the same ones. They are no secret: DTLS protects a
    /// connection.
    pub(super) fn derive(fingerprint: &[u8; 32], token: Token) -> (Self, Self) {
        let hash = Sha256::new().chain_update(HASH_CONTEXT).chain_update(token);
        let text = STANDARD_NO_PAD.encode(hash.chain_update(fingerprint).finalize());
        (Self(text[..4].to_owned()), Self(text[4..28].to_owned()))
    }

    /// `None` unless all characters and the length are valid.
    pub(super) fn read(text: &str, [least, most]: [usize; 2]) -> Option<Self> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'+' || byte == b'/';
        ((least..=most).contains(&text.len()) && text.bytes().all(fits))
            .then(|| Self(text.to_owned()))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Address {
    pub(super) host: LocalAddress,
    pub(super) port: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LocalAddress {
    /// A UUID before `.local`: a name that hides the address.
    Name(u128),
    V4(Ipv4Addr),
    V6(Ipv6Addr),
}

impl LocalAddress {
    /// The address; `None` if it is outside local networks, where nothing may be sent.
    pub(super) fn from_ip(address: IpAddr) -> Option<Self> {
        match address {
            IpAddr::V4(v4) => {
                (v4.is_private() || v4.is_link_local() || v4.is_loopback()).then_some(Self::V4(v4))
            }
            IpAddr::V6(v6) => {
                (v6.is_unique_local() || v6.is_unicast_link_local() || v6.is_loopback())
                    .then_some(Self::V6(v6))
            }
        }
    }

    /// Reads what [`Display`](fmt::Display) wrote; `None` for anything outside local networks.
    fn read(text: &str) -> Option<Self> {
        let Some(name) = text.strip_suffix(LOCAL) else { return Self::from_ip(text.parse().ok()?) };
        let lengths: Vec<usize> = name.split('-').map(str::len).collect();
        let hex: String = name.split('-').collect();
        // `from_str_radix` would allow a sign.
        let is_uuid =
            lengths == [8, 4, 4, 4, 12] && hex.bytes().all(|byte| byte.is_ascii_hexdigit());
        u128::from_str_radix(&hex, 16).ok().filter(|_| is_uuid).map(Self::Name)
    }
}

impl fmt::Display for LocalAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(id) => {
                let hex = format!("{id:032x}");
                let parts = [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]];
                write!(f, "{}{LOCAL}", parts.join("-"))
            }
            Self::V4(address) => address.fmt(f),
            Self::V6(address) => address.fmt(f),
        }
    }
}

/// A browser's own description with a derived user name and password; `None` if it has no fingerprint.
pub(super) fn with_derived_ice(sdp: &str, token: Token) -> Option<String> {
    let text = sdp.lines().find_map(|line| line.strip_prefix("a=fingerprint:"))?;
    let (user, password) = IceText::derive(&read_fingerprint(text)?, token);
    let line = |line: &str| match line.split_once(':') {
        Some(("a=ice-ufrag", _)) => format!("a=ice-ufrag:{}\r\n", user.0),
        Some(("a=ice-pwd", _)) => format!("a=ice-pwd:{}\r\n", password.0),
        _ => format!("{line}\r\n"),
    };
    Some(sdp.lines().map(line).collect())
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a description to connect with")]
pub(super) enum BadSdp {
    /// The attribute with this name is missing or malformed.
    Lacks(&'static str),
    /// The description has no address in a local network.
    NoAddress,
}

impl Signal {
    /// Reads the variable parts of a browser's description, without addresses for TCP or outside local networks.
    pub(super) fn read(sdp: &str) -> Result<Self, BadSdp> {
        let value = |name: &'static str| {
            let start = format!("a={name}:");
            sdp.lines().find_map(|line| line.strip_prefix(&start)).ok_or(BadSdp::Lacks(name))
        };
        let ice = |name, lengths| IceText::read(value(name)?, lengths).ok_or(BadSdp::Lacks(name));
        let (user, password) = (ice("ice-ufrag", USER_LENGTHS)?, ice("ice-pwd", PASSWORD_LENGTHS)?);
        let fingerprint =
            read_fingerprint(value("fingerprint")?).ok_or(BadSdp::Lacks("fingerprint"))?;
        let mut found: Vec<(u32, Address)> =
            sdp.lines().filter_map(|line| candidate(line.strip_prefix("a=candidate:")?)).collect();
        // The stable sort leaves equals in the browser's order.
        sort::by_key(&mut found, |(priority, _)| std::cmp::Reverse(*priority));
        let mut addresses: Vec<Address> = Vec::new();
        for (_, address) in found {
            if !addresses.contains(&address) && addresses.len() < MOST_ADDRESSES {
                addresses.push(address);
            }
        }
        if addresses.is_empty() {
            return Err(BadSdp::NoAddress);
        }
        Ok(Self { user, password, fingerprint, addresses })
    }

    /// This side's signal for the connection with this token, if its browser accepts derived names and passwords.
    pub(super) fn derive(&self, token: Token) -> Self {
        let (user, password) = IceText::derive(&self.fingerprint, token);
        Self { user, password, ..self.clone() }
    }

    /// Whether the user name and password are those that the other side derives.
    pub(super) fn is_derived(&self, token: Token) -> bool {
        *self == self.derive(token)
    }

    /// The complete description of this side for the other side's browser: an offer or an answer.
    pub(super) fn sdp(&self, kind: RtcSdpType) -> String {
        // The table begins the DTLS handshake. Otherwise its browser would keep the greeting of the first phone that
        // read the code, and refuse the phone whose answer it gets.
        let setup = if kind == RtcSdpType::Offer { "active" } else { "passive" };
        let hex: Vec<String> = self.fingerprint.iter().map(|byte| format!("{byte:02X}")).collect();
        let mut sdp = String::from(
            "v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
             m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\na=mid:0\r\n",
        );
        let _ = write!(
            sdp,
            "a=ice-ufrag:{}\r\na=ice-pwd:{}\r\na=fingerprint:sha-256 {}\r\na=setup:{setup}\r\n\
             a=sctp-port:5000\r\na=max-message-size:{LONGEST_MESSAGE}\r\n",
            self.user.0,
            self.password.0,
            hex.join(":"),
        );
        for (at, Address { host, port }) in self.addresses.iter().enumerate() {
            // A host's priority by RFC 8445, decreasing along the list.
            let priority = (126_u32 << 24) | ((65_535 - at as u32) << 8) | 255;
            let _ =
                write!(sdp, "a=candidate:{} 1 udp {priority} {host} {port} typ host\r\n", at + 1);
        }
        sdp.push_str("a=end-of-candidates\r\n");
        sdp
    }
}

/// The bytes of `sha-256 AB:CD:…`; `None` for another hash.
fn read_fingerprint(text: &str) -> Option<[u8; 32]> {
    let (kind, hex) = text.trim().split_once(' ')?;
    if !kind.eq_ignore_ascii_case("sha-256") {
        return None;
    }
    let bytes: Option<Vec<u8>> =
        hex.split(':').map(|pair| u8::from_str_radix(pair, 16).ok()).collect();
    bytes?.try_into().ok()
}

/// The priority and address of `FOUNDATION 1 udp PRIORITY HOST PORT typ host`; `None` for other candidates.
fn candidate(text: &str) -> Option<(u32, Address)> {
    let mut words = text.split_ascii_whitespace().skip(1);
    let is_data = words.next()? == "1" && words.next()?.eq_ignore_ascii_case("udp");
    let priority = words.next()?.parse().ok()?;
    let host = LocalAddress::read(words.next()?)?;
    let port = words.next()?.parse().ok().filter(|port| *port > 0)?;
    let is_host = words.next()? == "typ" && words.next()? == "host";
    (is_data && is_host).then_some((priority, Address { host, port }))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(in super::super) const CHROMIUM: &str = "v=0\r\no=- 6688698339219898566 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n\
        a=group:BUNDLE 0\r\na=extmap-allow-mixed\r\na=msid-semantic: WMS\r\n\
        m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n\
        a=candidate:3453098034 1 udp 2113937151 d653bd77-c2d8-4be3-8b23-de9402063343.local 51829 typ host generation 0 network-cost 999\r\n\
        a=candidate:3399513218 1 udp 2113942271 fdafd02a-c2ce-416a-a065-5dacdca6658b.local 43481 typ host generation 0 network-cost 999\r\n\
        a=ice-ufrag:1/Wr\r\na=ice-pwd:mF98RMcjXBOz+gIqq1yS6/RH\r\na=ice-options:trickle\r\n\
        a=fingerprint:sha-256 10:06:31:76:04:EE:B6:82:41:9E:8A:C7:3E:8C:44:97:EE:95:45:98:50:52:11:E8:AE:4A:FE:83:74:19:FD:BF\r\n\
        a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

    pub(in super::super) const FIREFOX: &str = "v=0\r\no=mozilla...THIS_IS_SDPARTA-99.0 5 0 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\na=sendrecv\r\n\
        a=fingerprint:sha-256 20:06:31:76:04:EE:B6:82:41:9E:8A:C7:3E:8C:44:97:EE:95:45:98:50:52:11:E8:AE:4A:FE:83:74:19:FD:BF\r\n\
        a=group:BUNDLE 0\r\na=ice-options:trickle\r\na=msid-semantic:WMS *\r\nm=application 50515 UDP/DTLS/SCTP webrtc-datachannel\r\n\
        c=IN IP4 192.168.1.7\r\na=candidate:0 1 UDP 2122252543 192.168.1.7 50515 typ host\r\n\
        a=candidate:2 1 UDP 2122187007 2a02:1:2::7 50516 typ host\r\n\
        a=candidate:1 1 TCP 2105524479 192.168.1.7 9 typ host tcptype active\r\n\
        a=candidate:4 1 UDP 1686052863 93.184.216.34 50515 typ srflx raddr 192.168.1.7 rport 50515\r\n\
        a=candidate:3 1 UDP 2122187006 fd00::7 50516 typ host\r\na=sendrecv\r\na=end-of-candidates\r\n\
        a=ice-pwd:5a0f4a3b9d2e8c7f1b6a5d4c3e2f1a0b\r\na=ice-ufrag:8c1d2e3f\r\na=mid:0\r\na=setup:actpass\r\n\
        a=sctp-port:5000\r\na=max-message-size:1073741823\r\n";

    pub(in super::super) fn signal() -> Signal {
        Signal::read(CHROMIUM).unwrap()
    }

    #[test]
    fn a_browsers_description_is_reduced_to_its_differences() {
        let chromium = signal();
        assert_eq!(chromium.user.as_str(), "1/Wr");
        assert_eq!(chromium.password.as_str(), "mF98RMcjXBOz+gIqq1yS6/RH");
        assert_eq!((chromium.fingerprint[0], chromium.fingerprint[31]), (0x10, 0xbf));
        let hosts = |signal: &Signal| {
            let text = |address: &Address| format!("{} {}", address.host, address.port);
            signal.addresses.iter().map(text).collect::<Vec<_>>()
        };
        let first = "fdafd02a-c2ce-416a-a065-5dacdca6658b.local 43481";
        let second = "d653bd77-c2d8-4be3-8b23-de9402063343.local 51829";
        assert_eq!(hosts(&chromium), [first, second], "the better one first, whatever the order");
        let firefox = Signal::read(FIREFOX).unwrap();
        assert_eq!(firefox.user.as_str(), "8c1d2e3f");
        assert_eq!(hosts(&firefox), ["192.168.1.7 50515", "fd00::7 50516"]);
    }

    #[test]
    fn a_description_survives_the_trip() {
        for sdp in [CHROMIUM, FIREFOX] {
            let signal = Signal::read(sdp).unwrap();
            for (kind, setup) in [(RtcSdpType::Offer, "active"), (RtcSdpType::Answer, "passive")] {
                let whole = signal.sdp(kind);
                assert!(whole.contains(&format!("a=setup:{setup}\r\n")));
                assert_eq!(Signal::read(&whole), Ok(signal.clone()), "{whole}");
            }
        }
    }

    #[test]
    fn a_browsers_own_description_takes_the_names_that_the_other_side_derives() {
        for sdp in [CHROMIUM, FIREFOX] {
            let own = Signal::read(sdp).unwrap();
            assert!(!own.is_derived(*b"1234"));
            let derived = Signal::read(&with_derived_ice(sdp, *b"1234").unwrap()).unwrap();
            assert!(derived.is_derived(*b"1234") && !derived.is_derived(*b"1235"));
            assert_eq!(own.derive(*b"1234"), derived);
            let Signal { user, password, .. } = own.clone();
            assert_eq!(Signal { user, password, ..derived }, own);
        }
        assert_eq!(with_derived_ice("v=0\r\n", *b"1234"), None);
    }

    #[test]
    fn missing_and_public_addresses_are_errors() {
        for (name, line, other) in [
            ("ice-ufrag", "a=ice-ufrag:1/Wr", "a=x:"),
            ("ice-ufrag", "1/Wr", "1 Wr"),
            ("ice-pwd", "a=ice-pwd:", "a=x:"),
            ("ice-pwd", "a=ice-pwd:mF98RMcjXBO", "a=ice-pwd:"),
            ("fingerprint", "a=fingerprint:sha-256 10:06", "a=x:"),
        ] {
            let without = CHROMIUM.replace(line, other);
            assert_eq!(Signal::read(&without), Err(BadSdp::Lacks(name)), "{line}");
        }
        assert_eq!(Signal::read(&CHROMIUM.replace(".local", ".example")), Err(BadSdp::NoAddress));
        let public = FIREFOX.replace("192.168.1.7", "93.184.216.34").replace("fd00::7", "2a02::7");
        assert_eq!(Signal::read(&public), Err(BadSdp::NoAddress));
        assert_eq!(Signal::read(""), Err(BadSdp::Lacks("ice-ufrag")));
    }

    #[test]
    fn only_devices_of_a_local_network_have_an_address() {
        let inside = "10.0.0.1 172.16.4.2 192.168.0.9 169.254.1.1 127.0.0.1 fe80::1 fd12::1 ::1";
        for inside in inside.split(' ') {
            let local = LocalAddress::read(inside).map(|local| local.to_string());
            assert_eq!(local.as_deref(), Some(inside));
        }
        let outside = "d653bd77-c2d8-4be3-8b23-de9402063343.localhost printer.local .local \
            d653bd77c2d84be38b23de9402063343.local +653bd77-c2d8-4be3-8b23-de9402063343.local \
            8.8.8.8 0.0.0.0 255.255.255.255 224.0.0.1 2001:db8::1 ::ffff:8.8.8.8 ff02::1";
        for outside in outside.split(' ') {
            assert_eq!(LocalAddress::read(outside), None, "{outside}");
        }
    }

    #[test]
    fn a_device_with_many_addresses_tells_the_best() {
        let line = |at: usize| format!("a=candidate:{at} 1 udp {at} 10.0.0.{at} 5000 typ host\r\n");
        let lines: String = (1..=20).map(line).collect();
        let read =
            Signal::read(&CHROMIUM.replace("a=ice-ufrag", &format!("{lines}a=ice-ufrag"))).unwrap();
        assert_eq!(read.addresses.len(), MOST_ADDRESSES);
        assert_eq!(read.addresses[2].host.to_string(), "10.0.0.20");
    }
}
