//! The table's side of the seats on phones: what goes to and fro, who is there, who is still choosing.

use std::cell::RefCell;

use engine::record::Player;
use engine::seat::{Seat, SeatSet};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::Running;
use super::sheets::Sheet;
use crate::components::button::{Button, Weight};
use crate::components::icon::Glyph;
use crate::components::seat;
use crate::device::Why;
use crate::hooks::{use_motion_speed, use_toasts};
use crate::services::chance::any_seed;
use crate::services::motion::MotionSpeed;
use crate::services::people::{Place, Seating};
use crate::services::phones::{Host, HostEvent, Standing, Trouble};
use crate::services::saves::{Save, SaveId};
use crate::session::phones::{Answer, Out, Phones};
use crate::session::{Session, Step};
use crate::words::phone as told;
use crate::words::players::Players;

thread_local! {
    /// The game that the connected phones were in last, and who sat where.
    static LAST: RefCell<Option<(SaveId, Vec<Player>)>> = const { RefCell::new(None) };
}

/// The game and its phones.
struct Desk {
    host: Host,
    phones: Phones,
    session: Running,
}

impl Desk {
    fn carry_out(&self, out: Vec<Out>) {
        for out in out {
            match out {
                Out::Send(seat, text) => {
                    self.host.send(seat, &text);
                }
                Out::Close(seat) => self.host.refuse(seat),
            }
        }
    }

    /// Whether nobody plays on a phone, nor did a moment ago.
    fn is_idle(&self) -> bool {
        self.session.on_phones().is_empty() && self.phones.joined().is_empty()
    }

    /// Brings what is known of the phones in step with who is connected and who plays on one, and tells them what is
    /// new.
    #[inline(never)]
    fn follow(&mut self) {
        let session: &Session = &self.session.clone();
        let connected = self.host.seated();
        let mut out = Vec::new();
        for seat in session.all_people() {
            let is_joined = self.phones.joined().contains(seat);
            match (connected.contains(seat), session.on_phones().contains(seat)) {
                (true, true) if !is_joined => out.extend(self.phones.join(session, seat)),
                (true, false) if is_joined => out.extend(self.phones.free(seat)),
                (false, _) if is_joined => self.phones.lose(seat),
                (true | false, _) => {}
            }
        }
        out.extend(self.phones.tell(session));
        self.carry_out(out);
        let there = self.phones.joined();
        if there != session.there() {
            self.session.dispatch(Step::There(there));
        }
    }

    #[inline(never)]
    fn hear(&mut self, event: HostEvent) {
        match event {
            HostEvent::Message(seat, text) => {
                let Answer { out, step } = self.phones.receive(&self.session, seat, &text);
                self.carry_out(out);
                if let Some(step) = step {
                    self.session.dispatch(step);
                }
            }
            // A phone that is back knows nothing of what was sent meanwhile.
            HostEvent::Joined(seat, _) => self.phones.lose(seat),
            HostEvent::Lost(_) | HostEvent::Left(_) | HostEvent::Refused(..) => {}
        }
    }
}

/// Whose seat the phone of this one has in another game: that of the same name, if there is one and no more.
fn seat_in(before: &[Player], now: &[Player], seat: Seat) -> Option<Seat> {
    let who = before.get(seat.index()).filter(|who| who.is_person())?;
    let count = |players: &[Player]| players.iter().filter(|player| *player == who).count();
    if count(before) != 1 || count(now) != 1 {
        return None;
    }
    Seat::all(Seat::MOST).zip(now).find(|(_, player)| *player == who).map(|(seat, _)| seat)
}

/// The phones that are connected go with their people into this game. Returns the seats that have one.
fn take_along(host: &Host, id: &SaveId, players: &[Player]) -> SeatSet {
    LAST.with_borrow_mut(|last| {
        if let Some((_, before)) = last.as_ref().filter(|(other, _)| other != id) {
            host.reseat(|seat| seat_in(before, players, seat));
        }
        *last = Some((id.clone(), players.to_vec()));
    });
    host.play(&id.to_string());
    host.seated()
}

/// Serves the seats on phones as long as the table is open.
#[hook]
pub fn use_phones(id: &SaveId, save: &Save, session: &Running) {
    let host = use_memo((), |()| Host::of_page());
    let desk = use_mut_ref(|| {
        // Tells this visit of the game from every other one.
        let deal = u32::try_from(any_seed().0 >> 33).unwrap_or_default();
        let phones = Phones::new(deal, Seating::of(save).looks);
        Desk { host: (*host).clone(), phones, session: session.clone() }
    });
    desk.borrow_mut().session = session.clone();
    let heard = use_force_update();
    let toasts = use_toasts();
    {
        let (desk, host, session) = (desk.clone(), host.clone(), session.clone());
        use_effect_with(id.clone(), move |id| {
            let players = session.record().players.clone();
            let with_phones = take_along(&host, id, &players);
            if session.decisions() == 0 {
                for seat in with_phones {
                    session.dispatch(Step::Move(seat, Place::Phone));
                }
            }
            let listening = host.listen(Callback::from(move |event| {
                if let HostEvent::Refused(seat, Trouble::Abuse) = event {
                    toasts.fail(told::thrown_out(Players::new(&players).name(seat)));
                }
                desk.borrow_mut().hear(event);
                heard.force_update();
            }));
            move || drop(listening)
        });
    }
    use_effect(move || {
        let mut desk = desk.borrow_mut();
        if !desk.is_idle() {
            desk.follow();
        }
    });
}

/// So long after the last of the news was shown the table goes on by itself, in milliseconds.
const REST: u32 = 2_500;
/// So long it takes to read what is shown at once, in milliseconds.
pub const READING: u32 = 7_000;

/// Where everybody plays on a phone nobody is at hand to press "Continue": the table goes on by itself once its news
/// were shown. Returns what a board tells that to.
#[hook]
pub fn use_going_on(session: &Running, why: Why) -> Option<Callback<()>> {
    let speed = use_motion_speed();
    let news = (session.told(), session.decisions());
    let rested = use_state_eq(|| None);
    let on_rested = use_callback(news, {
        let rested = rested.setter();
        move |(), news| rested.set(Some(*news))
    });
    let goes_on = session.is_for_all_eyes() && why == Why::News;
    let wait = if speed == MotionSpeed::Still {
        Some(READING)
    } else {
        (*rested == Some(news)).then_some(REST)
    };
    let dispatcher = session.dispatcher();
    use_effect_with((wait.filter(|_| goes_on), news), move |(wait, _)| {
        let timer = wait.map(|wait| Timeout::new(wait, move || dispatcher.dispatch(Step::GoOn)));
        move || drop(timer)
    });
    goes_on.then_some(on_rested)
}

/// How a seat on a phone stands, in a word.
fn how(session: &Session, host: &Host, seat: Seat) -> &'static str {
    match host.standing(seat) {
        Standing::Free => told::NO_PHONE,
        Standing::Connecting => told::CONNECTING,
        Standing::Lost(_) => told::GONE,
        Standing::Seated(_) if session.turn().awaited().contains(seat) => told::CHOOSING,
        Standing::Seated(_) => told::READY,
    }
}

/// Whether the seat's phone is not there.
fn is_missing(host: &Host, seat: Seat) -> bool {
    !matches!(host.standing(seat), Standing::Seated(_))
}

/// So many phones that are not there are named each.
const MOST_NAMED: u8 = 3;

#[derive(Properties, PartialEq)]
pub struct StripProps {
    pub session: Running,
    pub players: Players,
    pub on_sheet: Callback<Option<Sheet>>,
}

/// Who plays on a phone, and who of them is still choosing.
#[component]
pub fn Strip(props: &StripProps) -> Html {
    let StripProps { session, players, on_sheet } = props;
    let seats = session.on_phones();
    if seats.is_empty() || session.turn().outcome().is_some() {
        return Html::default();
    }
    let host = Host::of_page();
    let chip = |seat: Seat| {
        let (name, how) = (players.name(seat).to_owned(), how(session, &host, seat));
        let class = classes!(
            "phones__seat",
            is_missing(&host, seat).then_some("is-missing"),
            (how == told::CHOOSING).then_some("is-choosing"),
        );
        html! {
            <li key={seat.number()} {class}>
                { seat::look(players, seat).mark() }
                <span class="phones__name">{ name }</span>
                <span class="phones__how">{ how }</span>
            </li>
        }
    };
    let missing: SeatSet = seats.iter().filter(|seat| is_missing(&host, *seat)).collect();
    let are_many = missing.len() > MOST_NAMED;
    let named = if are_many { seats.minus(missing) } else { seats };
    html! {
        <section class="phones" aria-label={told::TITLE}>
            <ul class="phones__seats">
                { for named.iter().map(chip) }
                if are_many {
                    <li class="phones__seat is-missing">
                        <span class="phones__how">{ told::missing(missing.len(), seats.len()) }</span>
                    </li>
                }
            </ul>
            if !missing.is_empty() {
                <Button
                    id="connect-phones"
                    icon={Glyph::Qr}
                    label={told::CONNECT}
                    on_press={on_sheet.reform(|_| Some(Sheet::Phones))}
                />
            }
        </section>
    }
}

/// There is room for so many of them below the board.
const MOST_MISSING: usize = 2;

#[derive(Properties, PartialEq)]
pub struct MissingProps {
    pub session: Running,
    pub players: Players,
}

/// Those whom the game waits for and whose phones are not there: each can play here instead.
#[component]
pub fn Missing(props: &MissingProps) -> Html {
    let MissingProps { session, players } = props;
    let host = Host::of_page();
    let due = session.turn().awaited().both(session.on_phones());
    let missing: Vec<Seat> = due.iter().filter(|seat| is_missing(&host, *seat)).collect();
    // Before phones are connected nobody's is lost yet; the list of seats offers it, too.
    if missing.len() > MOST_MISSING {
        return Html::default();
    }
    html! {
        for seat in missing {
            <Button
                key={seat.number()}
                weight={Weight::Quiet}
                class="phones__here"
                icon={Glyph::Device}
                label={told::plays_here(players.name(seat))}
                on_press={super::play::step(session, Step::Move(seat, Place::Here)).reform(|_| ())}
            />
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct PlacesProps {
    pub session: Running,
    pub players: Players,
}

/// Where each person plays: at the table or on a phone.
#[component]
pub fn Places(props: &PlacesProps) -> Html {
    let PlacesProps { session, players } = props;
    let host = Host::of_page();
    let line = |seat: Seat| {
        let name = players.name(seat);
        let on_phone = session.on_phones().contains(seat);
        let (how, label, place) = if on_phone {
            (how(session, &host, seat), told::plays_here(name), Place::Here)
        } else {
            (told::AT_TABLE, told::plays_on_phone(name), Place::Phone)
        };
        html! {
            <li key={seat.number()} class="places__seat">
                { seat::look(players, seat).mark() }
                <span class="places__name">{ told::said(name, how) }</span>
                <Button
                    {label}
                    on_press={super::play::step(session, Step::Move(seat, place)).reform(|_| ())}
                />
            </li>
        }
    };
    let here_or_phone = |seat: &Seat| session.place(*seat) != Place::Elsewhere;
    html! {
        <section class="places">
            <h3>{ told::PLACES }</h3>
            <p class="sheet__hint">{ told::HINT }</p>
            <ul class="places__seats">
                { for session.all_people().iter().filter(here_or_phone).map(line) }
            </ul>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(names: &str) -> Vec<Player> {
        names.split('|').map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn phones_go_along_with_their_people() {
        let (before, now) = (players("Ana|Ben|Cem"), players("Cem|Ana|Ben|bot:sharp"));
        let to: Vec<_> = Seat::all(4).map(|seat| seat_in(&before, &now, seat)).collect();
        let seat = |number| Seat::numbered(number);
        assert_eq!(to, [seat(2), seat(3), seat(1), None]);
    }

    #[test]
    fn where_two_have_one_name_no_phone_goes_to_the_wrong_one() {
        let twins = players("Ana|Ana|Ben");
        assert_eq!(seat_in(&twins, &twins, Seat::ONE), None);
        assert_eq!(seat_in(&players("Ana|Ben"), &twins, Seat::ONE), None);
        assert_eq!(seat_in(&players("bot:sharp|Ben"), &players("bot:sharp|Ben"), Seat::ONE), None);
        assert_eq!(seat_in(&players("Ana|Ben"), &twins, Seat::TWO), Seat::numbered(3));
    }
}
