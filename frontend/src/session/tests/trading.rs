use engine::games::heads_up_duel::Phase;

use super::*;

fn phase(session: &Session) -> Phase {
    let AnyView::HeadsUpDuel(view) = session.table_view() else { panic!("another game") };
    view.phase
}

#[test]
fn bots_trade_in_one_line_a_period_and_call_nobody_back_hud_6() {
    let (mut offered, mut periods) = (0, 0);
    let seats = format!("Ana{}", " | bot:novice".repeat(5));
    for seed in 0..8 {
        let mut session = deal("heads-up-duel", "clock=off", &seats, seed);
        let mut visits = [0; 4];
        let mut lines = [0; 4];
        let mut stops = [0; 4];
        while let Phase::Trading(period) = phase(&session) {
            let period = usize::from(period);
            let step = match session.screen() {
                Screen::Table(TableReason::Bots) => {
                    let step = bots_decide(&session, seed);
                    let next = session.clone().reduce(step.clone());
                    let news = next.news();
                    let made = next.decisions() - session.decisions();
                    assert!(made >= 5, "each has finished at least");
                    assert_eq!(news.len() - session.news().len(), 1, "all in one frame");
                    let told = crate::games::lines(&news[news.len() - 1..], next.all_people());
                    lines[period] += told.concat().len();
                    step
                }
                Screen::Table(why) => {
                    stops[period] += u32::from(why == TableReason::News);
                    Step::Continue
                }
                Screen::Seat(ONE) => {
                    visits[period] += 1;
                    let AnyView::HeadsUpDuel(view) = session.view() else { panic!("another game") };
                    offered += view.offers.iter().filter(|offer| offer.to == ONE).count();
                    let finish = session.game.read_action("finish").expect("an action");
                    Step::Decide(ONE, Decision::Act(finish))
                }
                screen => panic!("{screen:?} where one person plays"),
            };
            session = session.reduce(step);
        }
        assert_eq!((visits, lines), ([1; 4], [1; 4]));
        assert!(stops.iter().all(|count| *count <= 1), "{stops:?}: what bots do is told in one go");
        periods += 4;
    }
    assert!(offered >= periods, "{offered} offers to the person in {periods} periods");
}
