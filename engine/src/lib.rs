//! The rules of Facedown.
