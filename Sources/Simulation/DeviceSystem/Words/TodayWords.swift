/// What is said of the Today view and its widgets, and what they show.
enum TodayWords {
  static let kind = "widget"
  static let place = "in the Today view"
  static let notOpen = "the Today view isn't open"
  static let updatedAlready = "the Today view is open: its widgets are updated already"
  static let noContent = "it has said that it has no content"
  static let noWidget = "the Today view has no such widget any more"
  static let closed = "the widget shows nothing any more: the Today view is closed"
  static let showsNothing = "the widget shows nothing: it could not be loaded, or is gone"

  static func noTyping(_ name: String) -> String {
    "'\(name)' can't be typed into: no keyboard comes up for widgets"
  }

  static func compactOnly(_ name: String) -> String {
    "'\(name)' has no button for that: its largest available display mode is compact"
  }

  static func otherButton(_ name: String, isExpanded: Bool) -> String {
    "'\(name)' has a button \(button(isExpanded: isExpanded)) instead: it is "
      + (isExpanded ? "expanded" : "compact")
  }

  static func taps(more: Bool) -> String {
    ScreenWords.taps(button(isExpanded: !more))
  }

  static let unloadable = "Unable to Load"
  static func button(isExpanded: Bool) -> String { isExpanded ? "Show Less" : "Show More" }
}
