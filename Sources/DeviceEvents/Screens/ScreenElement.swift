/// One view on the screen with what is inside it.
package struct ScreenElement: Hashable, Codable, Sendable {
  /// The kind of element that it is for the user.
  package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// A plain area that contains others.
    case area
    case label, image, button
    /// A single line to type in, and several.
    case textField, textView
    case toggle, slider, segments, progress
    /// The wheel that spins while something is in progress.
    case activity
    case table, cell, sectionTitle
    case navigationBar, barButton
    /// An alert or action sheet: its title is `text`, its message `detail`, its actions are buttons.
    case alert
    /// A web page.
    case webPage
    /// The share sheet and an app's or extension's place in it or on the home screen.
    case shareSheet, icon
    /// A view of which only the class is known; `text` is its name.
    case other
  }

  /// The alignment of text in its frame.
  package enum Alignment: String, Hashable, Codable, Sendable {
    case leading, center, trailing
  }

  package var kind: Kind
  /// Its place on the whole screen.
  package var frame: ScreenFrame
  /// Its text: a label's text, a button's title, what was typed.
  package var text: String?
  /// Its additional text: a cell's second text, an alert's message.
  package var detail: String?
  /// The text that is shown while `text` is empty.
  package var placeholder: String?
  /// The name with which code finds it: `accessibilityIdentifier`.
  package var identifier: String?
  /// Whether the user can use it.
  package var isEnabled: Bool
  /// Whether it is on or ticked, or the chosen segment; `nil` if that has no meaning.
  package var isOn: Bool?
  /// Whether it is a selected row, which isn't the same as a ticked one; `nil` for other elements.
  package var isSelected: Bool?
  /// Its value, from 0 to 1: for sliders and progress views.
  package var fraction: Double?
  /// The contents of a picture; `nil` if only its name and size are known.
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
  /// Whether its contents are clipped at its edges.
  package var clips: Bool
  /// Its opacity with all its contents, from 0 to 1.
  package var opacity: Double
  /// Its contents, from back to front; their frames are also on the whole screen.
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
