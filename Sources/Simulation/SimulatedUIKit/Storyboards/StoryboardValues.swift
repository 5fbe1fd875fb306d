import Foundation

/// The meanings of words in a storyboard's attributes.
@MainActor enum StoryboardValues {
  static func color(_ node: StoryboardNode) -> UIColor? {
    if let name = node["systemColor"] ?? node["cocoaTouchSystemColor"] { return system(name) }
    let alpha = node.number("alpha") ?? 1
    if let white = node.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = node.number("red"), let green = node.number("green"),
      let blue = node.number("blue")
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func system(_ name: String) -> UIColor? {
    switch name {
    case "systemBackgroundColor": .systemBackground
    case "secondarySystemBackgroundColor": .secondarySystemBackground
    case "systemGroupedBackgroundColor", "groupTableViewBackgroundColor": .systemGroupedBackground
    case "labelColor", "darkTextColor": .label
    case "secondaryLabelColor": .secondaryLabel
    case "tertiaryLabelColor": .tertiaryLabel
    case "placeholderTextColor": .placeholderText
    case "separatorColor": .separator
    case "linkColor": .link
    case "systemRedColor": .systemRed
    case "systemGreenColor": .systemGreen
    case "systemBlueColor", "tintColor": .systemBlue
    case "systemOrangeColor": .systemOrange
    case "systemYellowColor": .systemYellow
    case "systemPinkColor": .systemPink
    case "systemPurpleColor": .systemPurple
    case "systemTealColor": .systemTeal
    case "systemIndigoColor": .systemIndigo
    case "systemGrayColor": .systemGray
    case "systemGray2Color": .systemGray2
    case "systemGray3Color": .systemGray3
    case "systemGray4Color": .systemGray4
    case "systemGray5Color": .systemGray5
    case "systemGray6Color": .systemGray6
    default: nil
    }
  }

  static func font(_ node: StoryboardNode) -> UIFont {
    if let style = node["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = node.number("pointSize") ?? 17
    switch node["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "system":
      let weights: [String: UIFont.Weight] = [
        "light": .light, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
        "thin": .thin, "ultraLight": .ultraLight, "black": .black,
      ]
      return .systemFont(ofSize: size, weight: node["weight"].flatMap { weights[$0] } ?? .regular)
    default:
      return node["name"].flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    }
  }

  static func image(_ name: String?, _ bundle: Bundle?, catalog: String? = nil) -> UIImage? {
    guard let name else { return nil }
    if catalog == "system" { return UIImage(systemName: name) }
    return UIImage(named: name, in: bundle, compatibleWith: nil)
  }

  static func alignment(_ name: String?) -> NSTextAlignment? {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    case "natural": .natural
    default: nil
    }
  }

  static func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
    let all: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
      "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
      "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
      "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
      "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
      "centerYWithinMargins": .centerYWithinMargins,
    ]
    return all[name]
  }

  static func relation(_ name: String?) -> NSLayoutConstraint.Relation {
    switch name {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  /// Reads a number, or a proportion such as `1:2`.
  static func multiplier(_ text: String?) -> CGFloat {
    let parts = (text ?? "1").split(separator: ":").compactMap { Double($0) }
    guard let first = parts.first else { return 1 }
    guard parts.count == 2, parts[1] != 0 else { return first }
    return first / parts[1]
  }

  static func event(_ name: String?) -> UIControl.Event? {
    switch name {
    case "touchUpInside": .touchUpInside
    case "touchUpOutside": .touchUpOutside
    case "touchDown": .touchDown
    case "valueChanged": .valueChanged
    case "primaryActionTriggered": .primaryActionTriggered
    case "editingDidBegin": .editingDidBegin
    case "editingChanged": .editingChanged
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    default: nil
    }
  }

  static func presentation(_ name: String) -> UIModalPresentationStyle? {
    switch name {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "popover": .popover
    case "custom": .custom
    default: nil
    }
  }

  static func systemItem(_ name: String) -> UIBarButtonItem.SystemItem? {
    let all: [String: UIBarButtonItem.SystemItem] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
      "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
      "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "close": .close,
    ]
    return all[name]
  }
}
