//! Every event, action and refusal has its sentence.
