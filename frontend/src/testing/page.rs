//! A page rendered as HTML, queried by what a person finds on it.

use std::fmt;

#[derive(Debug, Default)]
struct Node {
    /// Empty for a text node.
    tag: String,
    attributes: Vec<(String, String)>,
    text: String,
    children: Vec<Node>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Control {
    /// `button`, `link`, `radio`, `checkbox`, `textbox`, `combobox`, `slider`.
    pub role: String,
    pub name: String,
    pub is_disabled: bool,
}

pub struct Page {
    html: String,
    root: Node,
}

const VOID_ELEMENTS: [&str; 8] = ["area", "br", "hr", "img", "input", "link", "meta", "source"];

impl Page {
    pub fn new(html: String) -> Self {
        let mut open = vec![Node::default()];
        let mut rest = html.as_str();
        while let Some(at) = rest.find('<') {
            push_text(&mut open, &rest[..at]);
            let end = at + tag_end(&rest[at..]);
            let tag = &rest[at + 1..end];
            rest = &rest[end + 1..];
            if let Some(name) = tag.strip_prefix('/') {
                let node = open.pop().expect("an open element");
                assert_eq!(node.tag, name, "elements end in the order in which they began");
                open.last_mut().expect("an element around it").children.push(node);
            } else if !tag.starts_with('!') {
                let node = parse_tag(tag);
                if VOID_ELEMENTS.contains(&node.tag.as_str()) {
                    open.last_mut().expect("an element around it").children.push(node);
                } else {
                    open.push(node);
                }
            }
        }
        push_text(&mut open, rest);
        assert_eq!(open.len(), 1, "every element ends");
        let root = open.pop().expect("the page");
        Self { html, root }
    }

    pub fn html(&self) -> &str {
        &self.html
    }

    /// Everything that can be read or heard: texts and names, in the order of the tree.
    pub fn text(&self) -> String {
        tidy(&self.root.text(ReadBy::Anybody))
    }

    /// The controls, in the order of the Tab key.
    pub fn controls(&self) -> Vec<Control> {
        self.all(|node| node.role().is_some_and(is_control) && !node.is_hidden())
            .map(|node| self.control(node))
            .collect()
    }

    pub fn buttons(&self) -> Vec<String> {
        let controls = self.controls().into_iter().filter(|control| control.role == "button");
        controls.map(|control| control.name).collect()
    }

    pub fn has_button(&self, name: &str) -> bool {
        self.buttons().iter().any(|button| button == name)
    }

    pub fn headings(&self) -> Vec<String> {
        self.all(|node| node.role() == Some("heading")).map(Node::name).collect()
    }

    pub fn heading_levels(&self) -> Vec<u32> {
        let level = |node: &Node| node.get("aria-level").or(node.tag.get(1..))?.parse().ok();
        let heading = |node: &Node| node.role() == Some("heading") && !node.is_hidden();
        self.all(heading).filter_map(level).collect()
    }

    /// Accessibility flaws: headings that skip a level, controls without a name, duplicate ids, labels of nothing.
    pub fn flaws(&self) -> Vec<String> {
        let mut flaws = Vec::new();
        let levels = self.heading_levels();
        if levels.windows(2).any(|pair| pair[1] > pair[0] + 1) {
            flaws.push(format!("headings skip a level: {levels:?} {:?}", self.headings()));
        }
        let nameless = self.controls().into_iter().filter(|control| control.name.is_empty());
        flaws.extend(nameless.map(|control| format!("a {} has no name", control.role)));
        let mut ids = self.attribute("id");
        ids.sort();
        let twice = ids.windows(2).filter(|pair| pair[0] == pair[1]);
        flaws.extend(twice.map(|pair| format!("two elements have the id {}", pair[0])));
        for reference in ["for", "aria-labelledby", "aria-describedby"] {
            let named = self.attribute(reference);
            let missing = named
                .iter()
                .flat_map(|ids| ids.split(' '))
                .filter(|id| !ids.iter().any(|other| other == id));
            flaws.extend(missing.map(|id| format!("{reference} names {id}, which isn't there")));
        }
        flaws
    }

    /// The content of live regions.
    pub fn announced(&self) -> Vec<String> {
        let live = |node: &Node| matches!(node.role(), Some("status" | "alert" | "timer"));
        let texts = self.all(live).map(|node| tidy(&node.text(ReadBy::Anybody)));
        texts.filter(|text| !text.is_empty()).collect()
    }

    pub fn of_class(&self, class: &str) -> Vec<String> {
        self.all(|node| node.has_class(class))
            .map(|node| tidy(&node.text(ReadBy::Anybody)))
            .collect()
    }

    pub fn attribute(&self, name: &str) -> Vec<String> {
        self.all(|_| true).filter_map(|node| node.get(name)).map(str::to_owned).collect()
    }

    /// A screen reader's line for each element with a role: `button: Log`.
    pub fn outline(&self) -> String {
        let mut lines = String::new();
        self.root.outline(&mut lines);
        lines
    }

    fn all(&self, is_wanted: impl Fn(&Node) -> bool) -> std::vec::IntoIter<&Node> {
        let mut found = Vec::new();
        self.root.collect(&is_wanted, &mut found);
        found.into_iter()
    }

    fn control(&self, node: &Node) -> Control {
        let label = || {
            let is_own = |id: &str| node.get("id") == Some(id);
            let is_label = |label: &Node| {
                label.tag == "label" && (label.get("for").is_some_and(is_own) || label.holds(node))
            };
            self.all(is_label).next().map(Node::name)
        };
        // The content of a list or a field is its value, not its name.
        let holds_value = ["select", "textarea"].contains(&node.tag.as_str());
        let content = Some(node.name()).filter(|name| !name.is_empty());
        let content = content.filter(|_| !holds_value || node.get("aria-label").is_some());
        let labelled = node.get("aria-labelledby").map(|ids| {
            let named = |id| self.all(|other| other.get("id") == Some(id)).next().map(Node::name);
            ids.split(' ').filter_map(named).collect::<Vec<_>>().join(" ")
        });
        let name = labelled.or(content).or_else(label).unwrap_or_default();
        let is_disabled =
            node.get("aria-disabled") == Some("true") || node.get("disabled").is_some();
        Control { role: node.role().unwrap_or_default().to_owned(), name, is_disabled }
    }
}

impl fmt::Debug for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.outline())
    }
}

fn is_control(role: &str) -> bool {
    ["button", "link", "radio", "checkbox", "textbox", "combobox", "slider", "switch"]
        .contains(&role)
}

#[derive(Clone, Copy)]
enum ReadBy {
    /// By people who see or hear the page.
    Anybody,
    /// By a screen reader.
    Ear,
}

impl Node {
    fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    fn has_class(&self, class: &str) -> bool {
        self.get("class").is_some_and(|classes| classes.split(' ').any(|one| one == class))
    }

    fn role(&self) -> Option<&str> {
        self.get("role").or_else(|| {
            Some(match self.tag.as_str() {
                "a" => "link",
                "button" | "summary" => "button",
                "dialog" => "dialog",
                "h1" | "h2" | "h3" | "h4" => "heading",
                "li" => "listitem",
                "main" => "main",
                "ol" | "ul" => "list",
                "select" => "combobox",
                "table" => "table",
                "textarea" => "textbox",
                "input" => match self.get("type") {
                    Some("radio") => "radio",
                    Some("checkbox") => "checkbox",
                    Some("range") => "slider",
                    _ => "textbox",
                },
                _ => return None,
            })
        })
    }

    fn name(&self) -> String {
        self.get("aria-label").map_or_else(|| tidy(&self.text(ReadBy::Ear)), tidy)
    }

    fn text(&self, reader: ReadBy) -> String {
        if self.tag.is_empty() && self.children.is_empty() {
            return self.text.clone();
        }
        if self.tag == "style"
            || (matches!(reader, ReadBy::Ear) && self.get("aria-hidden") == Some("true"))
        {
            return String::new();
        }
        let label = self.get("aria-label").or(self.get("alt")).unwrap_or_default();
        let inside: String = self.children.iter().map(|child| child.text(reader)).collect();
        let space = if is_inline(&self.tag) { "" } else { " " };
        match reader {
            ReadBy::Ear if !label.is_empty() => format!("{space}{label}{space}"),
            ReadBy::Ear | ReadBy::Anybody => format!("{space}{label}{space}{inside}{space}"),
        }
    }

    fn is_hidden(&self) -> bool {
        self.get("hidden").is_some() || self.get("aria-hidden") == Some("true")
    }

    fn collect<'a>(&'a self, is_wanted: &dyn Fn(&Node) -> bool, found: &mut Vec<&'a Node>) {
        if is_wanted(self) {
            found.push(self);
        }
        for child in &self.children {
            child.collect(is_wanted, found);
        }
    }

    fn holds(&self, other: &Node) -> bool {
        self.children.iter().any(|child| std::ptr::eq(child, other) || child.holds(other))
    }

    fn outline(&self, lines: &mut String) {
        if self.get("aria-hidden") == Some("true") {
            return;
        }
        match self.role() {
            Some(role)
                if role == "heading" || is_control(role) || self.get("aria-label").is_some() =>
            {
                let off = if self.get("aria-disabled") == Some("true") { " (off)" } else { "" };
                lines.extend([role, ": ", &self.name(), off, "\n"]);
            }
            Some(_) | None => {
                if self.tag.is_empty() && !self.text.trim().is_empty() {
                    lines.extend([&tidy(&self.text), "\n"]);
                }
                for child in &self.children {
                    child.outline(lines);
                }
            }
        }
    }
}

fn is_inline(tag: &str) -> bool {
    ["", "span", "b", "i", "em", "strong", "bdi", "a", "small", "abbr"].contains(&tag)
}

/// Whether a text says "you" to its reader.
pub fn says_you(text: &str) -> bool {
    let mut words = text.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| {
        ["you", "your", "yours", "yourself"].iter().any(|you| word.eq_ignore_ascii_case(you))
    })
}

fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn push_text(open: &mut [Node], text: &str) {
    if !text.is_empty() {
        let node = Node { text: unescape(text), ..Node::default() };
        open.last_mut().expect("an element around it").children.push(node);
    }
}

/// The position of a tag's `>`, outside of attribute values.
fn tag_end(rest: &str) -> usize {
    let mut in_value = false;
    let end = rest.bytes().position(|byte| {
        in_value ^= byte == b'"';
        byte == b'>' && !in_value
    });
    end.expect("a tag that ends")
}

fn parse_tag(tag: &str) -> Node {
    let (name, rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let mut attributes = Vec::new();
    // A list of names alternates with a value, which belongs to the last name of the list.
    let mut parts = rest.split('"');
    while let Some(names) = parts.next() {
        let value = parts.next().map(unescape).unwrap_or_default();
        attributes.extend(names.split_whitespace().map(|name| match name.strip_suffix('=') {
            Some(name) => (name.to_owned(), value.clone()),
            None => (name.to_owned(), String::new()),
        }));
    }
    Node { tag: name.to_owned(), attributes, ..Node::default() }
}

fn unescape(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    let pairs = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#x27;", "'"),
        ("&#x2F;", "/"),
        ("&amp;", "&"),
    ];
    pairs.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}
