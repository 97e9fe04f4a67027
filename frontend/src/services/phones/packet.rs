//! Messages on a connection as text: one character for the kind, then the content.

use engine::record::Name;

use super::code::AnswerCode;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Packet {
    /// The phone's first message: its player's name.
    Hello(Name),
    Message(String),
    /// Asks for a sign of life; the receiver answers with [`Self::Alive`].
    Ping,
    Alive,
    /// The table's offer of a second connection, for when this one breaks.
    Spare(AnswerCode),
    SpareAnswer(AnswerCode),
    Freed,
    /// The table has closed the connection: the phone sent too much, or something that no phone of ours sends.
    Closed,
    Leaving,
}

impl Packet {
    pub(super) fn write(&self) -> String {
        match self {
            Self::Hello(name) => format!("h{}", name.as_str()),
            Self::Message(text) => format!("m{text}"),
            Self::Ping => "p".to_owned(),
            Self::Alive => "a".to_owned(),
            Self::Spare(offer) => format!("s{}", offer.code()),
            Self::SpareAnswer(answer) => format!("t{}", answer.code()),
            Self::Freed => "f".to_owned(),
            Self::Closed => "c".to_owned(),
            Self::Leaving => "l".to_owned(),
        }
    }

    /// Reads what [`Self::write`] wrote; `None` for anything else.
    pub(super) fn read(text: &str) -> Option<Self> {
        let rest = text.get(1..)?;
        match (text.as_bytes()[0], rest) {
            (b'h', name) => name.parse().ok().map(Self::Hello),
            (b'm', text) => Some(Self::Message(text.to_owned())),
            (b'p', "") => Some(Self::Ping),
            (b'a', "") => Some(Self::Alive),
            (b's', code) => AnswerCode::read(code).ok().map(Self::Spare),
            (b't', code) => AnswerCode::read(code).ok().map(Self::SpareAnswer),
            (b'f', "") => Some(Self::Freed),
            (b'c', "") => Some(Self::Closed),
            (b'l', "") => Some(Self::Leaving),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::signal::tests::signal;
    use super::*;

    #[test]
    fn packets_survive_the_trip() {
        let code = AnswerCode { signal: signal(), token: [7; 4] }.code();
        let (spare, answer) = (format!("s{code}"), format!("t{code}"));
        for text in ["hZoë", "m", "mpp\n🂡", "p", "a", "f", "c", "l", &spare, &answer] {
            assert_eq!(Packet::read(text).map(|packet| packet.write()).as_deref(), Some(text));
        }
    }

    #[test]
    fn unknown_text_is_no_packet() {
        for none in ["", "x", "px", "h", "ha|b", "hbot:sharp", "s", "sAAAA", "oAAAA", "r", "é", "🂡"]
        {
            assert_eq!(Packet::read(none), None, "{none}");
        }
    }
}
