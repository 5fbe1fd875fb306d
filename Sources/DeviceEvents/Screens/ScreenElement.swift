/// One view on the screen with what is inside it.
package struct ScreenElement: Hashable, Codable, Sendable {
  /// What kind of thing it is for the user.
  package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// A plain area that holds others.
    case area
    case label, image, button
    /// One line to type in, and several.
    case textField, textView
    case toggle, slider, segments, progress
    /// The wheel that turns while something is going on.
    case activity
    case table, cell, sectionTitle
    case navigationBar, barButton
    /// An alert or action sheet: its title is `text`, its message `detail`, its actions are buttons.
    case alert
    /// A page of the web.
    case webPage
    /// The share sheet and an app's or extension's place in it or on the home screen.
    case shareSheet, icon
    /// A view of which nothing is known but its class, which is `text`.
    case other
  }

  /// How text stands in its frame.
  package enum Alignment: String, Hashable, Codable, Sendable {
    case leading, center, trailing
  }

  package var kind: Kind
  /// Where it is on the whole screen.
  package var frame: ScreenFrame
  /// What it says: a label's text, a button's title, what was typed.
  package var text: String?
  /// What it says besides: a cell's second text, an alert's message.
  package var detail: String?
  /// What stands there while `text` is empty.
  package var placeholder: String?
  /// The name by which code finds it: `accessibilityIdentifier`.
  package var identifier: String?
  /// Whether the user can use it.
  package var isEnabled: Bool
  /// Whether it is on or ticked, or the segment that is chosen; `nil` where that means nothing.
  package var isOn: Bool?
  /// Whether it is a row that is selected, which is another thing than a ticked one; else `nil`.
  package var isSelected: Bool?
  /// How far it is, from 0 to 1: sliders and progress.
  package var fraction: Double?
  /// What a picture shows; `nil` where only its name and size are known.
  package var image: ScreenImage?
  package var background: ScreenColor?
  /// The colour of its text, or of its tint.
  package var color: ScreenColor?
  /// The size of its text in points.
  package var fontSize: Double?
  package var isBold: Bool
  package var alignment: Alignment
  /// The radius of its corners in points.
  package var cornerRadius: Double
  package var border: Border?
  /// Whether what is inside is cut off at its edges.
  package var clips: Bool
  /// How opaque it is with all that is inside, from 0 to 1.
  package var opacity: Double
  /// What is inside, from back to front; frames are on the whole screen, too.
  package var children: [ScreenElement]

  /// A line around an element.
  package struct Border: Hashable, Codable, Sendable {
    package var width: Double
    package var color: ScreenColor

    package init(width: Double, color: ScreenColor) {
      self.width = width
      self.color = color
    }
  }

  package init(_ kind: Kind, frame: ScreenFrame, text: String? = nil, children: [Self] = []) {
    self.kind = kind
    self.frame = frame
    self.text = text
    isEnabled = true
    isBold = false
    alignment = .leading
    cornerRadius = 0
    clips = false
    opacity = 1
    self.children = children
  }
}
