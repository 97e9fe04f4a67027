//! The scenes and moments of whole games.
