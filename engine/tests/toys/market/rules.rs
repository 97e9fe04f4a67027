//! What trading does (MK-2 to MK-6).

use engine::game::{Outcome, Sink};
use engine::seat::{BySeat, Seat};

use super::state::{Dealings, LARGEST_SIDE, MOST_OFFERED};
use super::{Action, Bundle, Event, MOST_SEATS, Market, Offer, Refusal, Spice};

impl Market {
    /// Offers of one spice that the seat holds for one that it does not.
    pub(super) fn plain_offers(&self, seat: Seat, to: Seat) -> impl Iterator<Item = Action> {
        let held = self.places[seat].held;
        let has = move |spice: &Spice| held.of(*spice) > 0;
        Spice::ALL.into_iter().filter(has).flat_map(move |give| {
            let wanted = Spice::ALL.into_iter().filter(move |spice| !has(spice));
            wanted.map(move |want| Action::Offer {
                to,
                give: Bundle::only(give),
                want: Bundle::only(want),
            })
        })
    }

    /// Why a seat that is awaited can't do this.
    pub(super) fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let held = self.places[seat].held;
        match *action {
            Action::Finish => None,
            Action::Offer { to, give, want } => {
                let place = &self.places[seat];
                let made: u8 = place.to.0.iter().map(|dealings| dealings.made).sum();
                if to == seat || to.number() > self.seats {
                    Some(Refusal::NoPartner)
                } else if self.left.contains(to) {
                    Some(Refusal::PartnerLeft)
                } else if give.count() + want.count() == 0
                    || give.count().max(want.count()) > LARGEST_SIDE
                {
                    Some(Refusal::Size)
                } else if !held.holds(give) {
                    Some(Refusal::NotHeld)
                } else if place.to[to].open.is_some() {
                    Some(Refusal::StillOpen)
                } else if made >= MOST_OFFERED {
                    Some(Refusal::NoOfferLeft)
                } else {
                    None
                }
            }
            Action::Accept { from, number } => match self.open_offer(from, seat, number) {
                Some(offer) if !held.holds(offer.want) => Some(Refusal::NotHeld),
                Some(_) => None,
                None => Some(Refusal::NoSuchOffer),
            },
            Action::Decline { from: maker, number } => {
                self.open_offer(maker, seat, number).is_none().then_some(Refusal::NoSuchOffer)
            }
            Action::Withdraw { to, number } => {
                self.open_offer(seat, to, number).is_none().then_some(Refusal::NoSuchOffer)
            }
        }
    }

    fn open_offer(&self, from: Seat, to: Seat, number: u8) -> Option<Offer> {
        self.places[from].to[to].open.filter(|offer| offer.number == number)
    }

    pub(super) fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        match action {
            Action::Finish => self.finish(seat, sink),
            Action::Offer { to, give, want } => self.offer(seat, to, give, want, sink),
            Action::Accept { from, number } => {
                if let Some(offer) = self.open_offer(from, seat, number) {
                    self.trade(from, seat, offer, sink);
                }
            }
            Action::Decline { from, .. } => self.void(from, seat, sink),
            Action::Withdraw { to, .. } => self.void(seat, to, sink),
        }
    }

    /// MK-3.
    fn offer(&mut self, from: Seat, to: Seat, give: Bundle, want: Bundle, sink: &mut Sink<Self>) {
        let maker = &mut self.places[from];
        let number = maker.to[to].made + 1;
        let offer = Offer { number, give, want };
        maker.to[to] = Dealings { made: number, open: Some(offer) };
        maker.known_to[to] = maker.known_to[to].most(give);
        sink.emit(|| Event::Offered { from, to, offer });
        if std::mem::take(&mut self.places[to].finished) {
            sink.emit(|| Event::Reopened(to));
        }
    }

    /// MK-4.
    fn trade(&mut self, from: Seat, to: Seat, offer: Offer, sink: &mut Sink<Self>) {
        let Offer { give, want, .. } = offer;
        sink.emit(|| Event::Traded { from, to, gave: give, took: want });
        self.places[from].to[to].open = None;
        for (seat, lost, won) in [(from, give, want), (to, want, give)] {
            let place = &mut self.places[seat];
            place.held = place.held.less(lost).plus(won);
            place.known = place.known.less(lost).plus(won);
            place.known_to = place.known_to.map(|known| known.less(lost).plus(won));
            self.void_all_of(seat, sink);
        }
    }

    fn void(&mut self, from: Seat, to: Seat, sink: &mut Sink<Self>) {
        if let Some(Offer { number, .. }) = self.places[from].to[to].open.take() {
            sink.emit(|| Event::Void { from, to, number });
        }
    }

    fn void_all_of(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        for to in Seat::all(self.seats) {
            self.void(seat, to, sink);
        }
    }

    /// MK-2, 5.
    fn finish(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.places[seat].finished = true;
        sink.emit(|| Event::Finished(seat));
        if !self.unfinished().is_empty() {
            return;
        }
        for seat in Seat::all(self.seats) {
            self.void_all_of(seat, sink);
        }
        let scores = BySeat::<u32, MOST_SEATS>::from_fn(|seat| {
            self.places[seat].held.0.iter().map(|count| u32::from(*count).pow(2)).sum()
        });
        self.end(Outcome::of_scores(&scores.0[..usize::from(self.seats)]), sink);
    }

    pub(super) fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        sink.emit(|| Event::TimedOut(seat));
        self.finish(seat, sink);
    }

    /// MK-6.
    pub(super) fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.left = self.left.with(seat);
        sink.emit(|| Event::Left(seat));
        if self.seats == 2 {
            return self.end(Outcome::conceded(seat), sink);
        }
        self.void_all_of(seat, sink);
        for other in Seat::all(self.seats) {
            self.void(other, seat, sink);
        }
    }

    fn end(&mut self, outcome: Outcome, sink: &mut Sink<Self>) {
        self.over = Some(outcome);
        sink.emit(|| Event::Ended(outcome));
    }
}
