use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MutationObserver, MutationObserverInit, Node};

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Attributes {
    Observed,
    Ignored,
}

/// Calls `on_change` when the elements below a node change, until it is dropped.
pub struct ChangeObserver {
    observer: MutationObserver,
    #[expect(dead_code, reason = "called until it is dropped")]
    on_change: Closure<dyn FnMut()>,
}

impl ChangeObserver {
    pub fn new(
        below: &Node,
        attributes: Attributes,
        on_change: impl FnMut() + 'static,
    ) -> Option<Self> {
        let on_change = Closure::<dyn FnMut()>::new(on_change);
        let observer = MutationObserver::new(on_change.as_ref().unchecked_ref()).ok()?;
        let options = MutationObserverInit::new();
        options.set_attributes(attributes == Attributes::Observed);
        options.set_child_list(true);
        options.set_subtree(true);
        observer.observe_with_options(below, &options).ok()?;
        Some(Self { observer, on_change })
    }
}

impl Drop for ChangeObserver {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
