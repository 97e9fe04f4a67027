//! The camera, and reading QR codes from its pictures.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Array, Promise, Reflect, global};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    CanvasRenderingContext2d, ContextAttributes2d, DomException, HtmlCanvasElement,
    HtmlVideoElement, ImageData, MediaDevices, MediaStream, MediaStreamConstraints,
    MediaStreamTrack, MediaTrackConstraints, MessageEvent, Worker,
};
use yew::Callback;

use super::clock;
use super::page::{self, document, element};
use super::worker;

/// The pause between two pictures that are searched for codes.
const SCAN_PAUSE_MS: i32 = 120;
/// Larger pictures are scaled down to this: enough for the codes, and quick.
const LONGEST_SIDE_PX: f64 = 960.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the camera can't be used")]
pub enum CameraError {
    Refused,
    /// The device has none, or the page may not ask for it.
    Missing,
    /// Another app uses it, or it does not work.
    Busy,
    /// Nothing here reads QR codes.
    NoReader,
}

/// A running camera. Dropping it turns it off.
#[derive(Debug)]
pub struct Camera {
    stream: MediaStream,
    is_running: Rc<Cell<bool>>,
}

impl Drop for Camera {
    fn drop(&mut self) {
        self.is_running.set(false);
        for track in self.tracks() {
            track.stop();
        }
    }
}

impl Camera {
    /// Asks for the camera; the browser asks the person.
    pub async fn open() -> Result<Self, CameraError> {
        let devices = page::feature("mediaDevices").ok_or(CameraError::Missing)?;
        let devices: MediaDevices = devices.unchecked_into();
        let video_constraints = MediaTrackConstraints::new();
        // The back camera, if there are two.
        video_constraints.set_facing_mode_str("environment");
        video_constraints.set_width_i32(1_280);
        let constraints = MediaStreamConstraints::new();
        constraints.set_video(&video_constraints);
        let request = devices.get_user_media_with_constraints(&constraints);
        let stream = JsFuture::from(request.map_err(|error| camera_error(&error))?).await;
        let stream = stream.map_err(|error| camera_error(&error))?.unchecked_into();
        Ok(Self { stream, is_running: Rc::new(Cell::new(true)) })
    }

    fn tracks(&self) -> Vec<MediaStreamTrack> {
        self.stream.get_tracks().iter().map(JsCast::unchecked_into).collect()
    }

    /// Whether the camera faces its user, who then expects a mirror image.
    pub fn faces_user(&self) -> bool {
        let track = self.tracks().into_iter().next();
        track
            .and_then(|track| track.get_settings().get_facing_mode())
            .is_none_or(|facing| facing != "environment")
    }

    /// Shows the picture in `video`, and calls back with the text of each QR code that is read from it.
    pub fn watch(
        &self,
        video: &HtmlVideoElement,
        on_text: Callback<String>,
        on_error: Callback<CameraError>,
    ) {
        video.set_src_object(Some(&self.stream));
        if let Ok(playing) = video.play() {
            spawn_local(async move {
                // Fails if the element is removed before playing begins.
                let _ = JsFuture::from(playing).await;
            });
        }
        let (video, is_running) = (video.clone(), self.is_running.clone());
        spawn_local(async move {
            let Some(mut reader) = QrReader::new().await else {
                return on_error.emit(CameraError::NoReader);
            };
            let Some(grabber) = FrameGrabber::new() else { return };
            while is_running.get() {
                if let Some(image) = grabber.grab(&video) {
                    match reader.read(&grabber, &image).await {
                        Some(text) if !text.is_empty() && is_running.get() => on_text.emit(text),
                        Some(_) => {}
                        None => return on_error.emit(CameraError::NoReader),
                    }
                }
                clock::wait(SCAN_PAUSE_MS).await;
            }
        });
    }
}

fn camera_error(error: &JsValue) -> CameraError {
    let name = error.dyn_ref::<DomException>().map(DomException::name).unwrap_or_default();
    match &*name {
        "NotAllowedError" | "SecurityError" => CameraError::Refused,
        "NotFoundError" | "OverconstrainedError" => CameraError::Missing,
        _ => CameraError::Busy,
    }
}

/// An off-page canvas for the pictures to search.
struct FrameGrabber {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
}

impl FrameGrabber {
    fn new() -> Option<Self> {
        let canvas =
            document()?.create_element("canvas").ok()?.dyn_into::<HtmlCanvasElement>().ok()?;
        let options = ContextAttributes2d::new();
        options.set_will_read_frequently(true);
        let context = canvas.get_context_with_context_options("2d", &options).ok()??;
        Some(Self { canvas, context: context.dyn_into().ok()? })
    }

    /// The current picture, if there is one yet.
    fn grab(&self, video: &HtmlVideoElement) -> Option<ImageData> {
        let (width, height) = (f64::from(video.video_width()), f64::from(video.video_height()));
        if width < 1.0 || height < 1.0 {
            return None;
        }
        let scale = (LONGEST_SIDE_PX / width.max(height)).min(1.0);
        let (width, height) = ((width * scale).floor(), (height * scale).floor());
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to 960")]
        let size = (width as u32, height as u32);
        if (self.canvas.width(), self.canvas.height()) != size {
            self.canvas.set_width(size.0);
            self.canvas.set_height(size.1);
        }
        self.context
            .draw_image_with_html_video_element_and_dw_and_dh(video, 0.0, 0.0, width, height)
            .ok()?;
        self.context.get_image_data(0.0, 0.0, width, height).ok()
    }

    fn invert(&self) {
        let (width, height) = (f64::from(self.canvas.width()), f64::from(self.canvas.height()));
        let _ = self.context.set_global_composite_operation("difference");
        self.context.set_fill_style_str("white");
        self.context.fill_rect(0.0, 0.0, width, height);
        let _ = self.context.set_global_composite_operation("source-over");
    }
}

#[wasm_bindgen]
extern "C" {
    /// The browser's reader, which web-sys lacks.
    type BarcodeDetector;

    #[wasm_bindgen(constructor, catch)]
    fn new(options: &JsValue) -> Result<BarcodeDetector, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn detect(this: &BarcodeDetector, source: &JsValue) -> Result<Promise, JsValue>;

    #[wasm_bindgen(static_method_of = BarcodeDetector, catch, js_name = getSupportedFormats)]
    fn formats() -> Result<Promise, JsValue>;
}

enum QrReader {
    Browser(BarcodeDetector),
    Own(Worker),
}

impl Drop for QrReader {
    fn drop(&mut self) {
        if let Self::Own(worker) = self {
            worker.terminate();
        }
    }
}

impl QrReader {
    /// The browser's reader, if it reads QR codes, else our own.
    async fn new() -> Option<Self> {
        match browser_reader().await {
            Some(detector) => Some(Self::Browser(detector)),
            None => own_reader().await.map(Self::Own),
        }
    }

    /// The text of a code in a picture, empty if there is none; `None` once the reader has stopped.
    async fn read(&mut self, grabber: &FrameGrabber, image: &ImageData) -> Option<String> {
        match self {
            Self::Browser(detector) => {
                let mut found = detect(detector, &grabber.canvas).await;
                // A code inverted by a dark mode is light on dark.
                if found.as_deref() == Some("") {
                    grabber.invert();
                    found = detect(detector, &grabber.canvas).await;
                }
                if found.is_none() {
                    // On some systems the browser's reader exists but doesn't work.
                    *self = Self::Own(own_reader().await?);
                }
                Some(found.unwrap_or_default())
            }
            Self::Own(worker) => {
                let reply = next_answer(worker);
                worker.post_message(image).ok()?;
                let answer = JsFuture::from(reply).await.ok()?.unchecked_into::<MessageEvent>();
                Some(answer.data().as_string().unwrap_or_default())
            }
        }
    }
}

/// The text of the first code that the browser's reader finds, empty if there is none; `None` if it fails.
async fn detect(detector: &BarcodeDetector, canvas: &HtmlCanvasElement) -> Option<String> {
    let found = JsFuture::from(detector.detect(canvas).ok()?).await.ok()?;
    let first = Array::from(&found).get(0);
    if first.is_undefined() {
        return Some(String::new());
    }
    Reflect::get(&first, &"rawValue".into()).ok()?.as_string()
}

async fn browser_reader() -> Option<BarcodeDetector> {
    if !Reflect::has(&global(), &"BarcodeDetector".into()).unwrap_or(false) {
        return None;
    }
    let formats = JsFuture::from(BarcodeDetector::formats().ok()?).await.ok()?;
    if !Array::from(&formats).includes(&"qr_code".into(), 0) {
        return None;
    }
    let options = js_sys::Object::new();
    let _ = Reflect::set(&options, &"formats".into(), &Array::of1(&"qr_code".into()));
    BarcodeDetector::new(&options).ok()
}

/// Our own reader: the scanner's worker, once it is ready.
async fn own_reader() -> Option<Worker> {
    let boot: web_sys::Element = element("boot")?;
    let address = |name: &str| {
        let base = document()?.base_uri().ok()??;
        Some(web_sys::Url::new_with_base(&boot.get_attribute(name)?, &base).ok()?.href())
    };
    let wasm = address("data-scanner-wasm")?;
    let worker = worker::start(&boot.get_attribute("data-scanner-js")?, &wasm.into(), None)?;
    let ready = JsFuture::from(next_answer(&worker)).await;
    if ready.is_err() {
        worker.terminate();
    }
    ready.ok().map(|_| worker)
}

fn next_answer(worker: &Worker) -> Promise {
    Promise::new(&mut |resolve, reject| {
        worker.set_onmessage(Some(&resolve));
        worker.set_onerror(Some(&reject));
    })
}
