//! The device's settings, for all components.

use yew::prelude::*;

use crate::services::settings::{Motion, Settings, Suits, Theme};
use crate::services::storage::with_device;

/// The settings, and the way to change them.
#[derive(Clone, PartialEq)]
pub struct SettingsHandle(UseStateHandle<Settings>);

impl std::ops::Deref for SettingsHandle {
    type Target = Settings;

    fn deref(&self) -> &Settings {
        &self.0
    }
}

impl SettingsHandle {
    /// Changes settings and keeps them. Where nothing can be kept they hold for this tab.
    pub fn change(&self, change: impl FnOnce(&mut Settings)) {
        let mut settings = (*self.0).clone();
        change(&mut settings);
        let _ = with_device(|store| settings.keep(store));
        self.0.set(settings);
    }
}

#[derive(Properties, PartialEq)]
pub struct SettingsProviderProps {
    pub children: Html,
}

/// Gives its children the settings, and the whole page what the styles need to know of them.
#[component]
pub fn SettingsProvider(props: &SettingsProviderProps) -> Html {
    let settings = use_state_eq(|| with_device(Settings::load));
    use_effect_with((settings.theme, settings.motion, settings.suits), |(theme, motion, suits)| {
        let theme = match theme {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let motion = match motion {
            Motion::Off => "off",
            Motion::Fast => "fast",
            Motion::Normal => "normal",
        };
        let suits = match suits {
            Suits::Two => "two",
            Suits::Four => "four",
        };
        let root = web_sys::window()
            .and_then(|window| window.document())
            .and_then(|document| document.document_element());
        if let Some(root) = root {
            for (name, value) in
                [("data-theme", theme), ("data-motion", motion), ("data-suits", suits)]
            {
                let _ = root.set_attribute(name, value);
            }
        }
    });
    html! {
        <ContextProvider<SettingsHandle> context={SettingsHandle(settings)}>
            { props.children.clone() }
        </ContextProvider<SettingsHandle>>
    }
}

/// The settings.
#[hook]
pub fn use_settings() -> SettingsHandle {
    use_context().expect("every page lies within the provider of settings")
}
