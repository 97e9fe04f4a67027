//! The scanner: see `frontend::scanner`.

fn main() {
    frontend::scanner::start();
}
