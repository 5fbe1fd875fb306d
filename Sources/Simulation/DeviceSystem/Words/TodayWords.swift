/// What is said of the Today view and its widgets, and what they show.
enum TodayWords {
  static let kind = "widget"
  static let place = "in the Today view"
  static let notOpen = "the Today view isn't open"
  static let updatedAlready = "the Today view is open: its widgets are already up to date"
  static let noWidgetsAnyMore = "the Today view has had no such widgets since iOS 18"
  static let noContent = "it has said that it has no content"
  static let noWidget = "the Today view no longer has such a widget"
  static let closed = "the widget no longer shows anything: the Today view is closed"
  static let showsNothing = "the widget shows nothing: it couldn't be loaded, or is gone"

  static func noTyping(_ name: String) -> String {
    "'\(name)' can't be typed into: widgets get no keyboard"
  }

  static func compactOnly(_ name: String) -> String {
    "'\(name)' has no button for that: its largest available display mode is compact"
  }

  static func otherButton(_ name: String, isExpanded: Bool) -> String {
    "'\(name)' has the button \(button(isExpanded: isExpanded)) instead: it is "
      + (isExpanded ? "expanded" : "compact")
  }

  static func taps(more: Bool) -> String {
    ScreenWords.taps(button(isExpanded: !more))
  }

  static let unloadable = "Unable to Load"
  static func button(isExpanded: Bool) -> String { isExpanded ? "Show Less" : "Show More" }
}
