//! A picture for each game, drawn in its accent.

use engine::catalogue::GameId;
use yew::prelude::*;

/// The game's emblem. The game's name always stands beside it.
pub fn emblem(game: GameId) -> Html {
    let picture = match game {
        GameId::FoolsGambit => fools_gambit(),
        GameId::DualDuel => dual_duel(),
        GameId::HeadsUpDuel => heads_up_duel(),
        GameId::GoldRushShootOut => gold_rush_shoot_out(),
        GameId::Duel52 => duel_52(),
    };
    html! {
        <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
            { picture }
        </svg>
    }
}

/// A fool's cap with three bells.
fn fools_gambit() -> Html {
    html! {
        <>
            <path
                class="emblem__body"
                d="M14 46c1-8-1.5-14.5-9-14C5 18.5 16.5 12 26 18.5 27 14 29 10 32 7.5c3 2.5 5 6.5 6 11\
                   C47.5 12 59 18.5 59 32c-7.5-.5-10 6-9 14Z"
            />
            <path
                class="emblem__line"
                d="M26 18.5c3.5 7 4 16.5 2.5 27M38 18.5c-3.5 7-4 16.5-2.5 27"
            />
            <rect class="emblem__body" x="11" y="49" width="42" height="7.5" rx="3.7" />
            <circle class="emblem__spark" cx="5.2" cy="34.5" r="3.8" />
            <circle class="emblem__spark" cx="32" cy="6.5" r="3.8" />
            <circle class="emblem__spark" cx="58.8" cy="34.5" r="3.8" />
        </>
    }
}

/// A pair: one card of one's own, one from the rival.
fn dual_duel() -> Html {
    html! {
        <>
            <rect class="emblem__body" x="9" y="15" width="26" height="37" rx="4" transform="rotate(-10 22 33)" />
            <rect class="emblem__paper" x="29" y="13" width="26" height="37" rx="4" transform="rotate(10 42 31)" />
            <path class="emblem__mark" d="M42 22.5 49.5 31.5 42 40.5 34.5 31.5Z" />
            <circle class="emblem__cut" cx="21.5" cy="33.5" r="6" />
        </>
    }
}

/// Two heads, face to face.
fn heads_up_duel() -> Html {
    html! {
        <>
            <path
                class="emblem__body"
                d="M6 54V40c-2-4-2-9 0-13 2.5-5 7.5-7.5 12.5-7C24 20.5 27 24.5 27 30l2.5 5.5-3 1.5v4\
                   c0 2-1.5 3.5-3.5 3.5h-3V54Z"
            />
            <path
                class="emblem__paper"
                d="M58 54V40c2-4 2-9 0-13-2.5-5-7.5-7.5-12.5-7C40 20.5 37 24.5 37 30l-2.5 5.5 3 1.5v4\
                   c0 2 1.5 3.5 3.5 3.5h3V54Z"
            />
            <path class="emblem__spark" d="m32 7 2.2 5.3 5.3 2.2-5.3 2.2L32 22l-2.2-5.3-5.3-2.2 5.3-2.2Z" />
        </>
    }
}

/// The chambers of a revolver, one of them loaded.
fn gold_rush_shoot_out() -> Html {
    html! {
        <>
            <circle class="emblem__body" cx="32" cy="32" r="25" />
            <circle class="emblem__spark" cx="32" cy="17" r="5.6" />
            <circle class="emblem__cut" cx="45" cy="24.5" r="5.6" />
            <circle class="emblem__cut" cx="45" cy="39.5" r="5.6" />
            <circle class="emblem__cut" cx="32" cy="47" r="5.6" />
            <circle class="emblem__cut" cx="19" cy="39.5" r="5.6" />
            <circle class="emblem__cut" cx="19" cy="24.5" r="5.6" />
            <circle class="emblem__cut" cx="32" cy="32" r="3.4" />
        </>
    }
}

/// A shield before two swords.
fn duel_52() -> Html {
    html! {
        <>
            <path class="emblem__blade" d="M10 8 46 50M54 8 18 50M40 54l10-9M24 54l-10-9" />
            <path
                class="emblem__body"
                d="M32 14c5 3.5 10.5 5 16 5 0 16-4 27-16 34-12-7-16-18-16-34 5.5 0 11-1.5 16-5Z"
            />
            <path class="emblem__line" d="M32 20v26M22 30h20" />
        </>
    }
}
