//! The scanner bundle: see `frontend::scanner`.

fn main() {
    frontend::scanner::start();
}
