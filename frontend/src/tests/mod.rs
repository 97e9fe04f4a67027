//! Tests of the page as a whole and of its source files. An integration test would compile the page a second time.

mod home;
mod languages;
mod layers;
mod leaks;
mod names;
mod pages;
mod phones;
mod rules;
mod styles;
