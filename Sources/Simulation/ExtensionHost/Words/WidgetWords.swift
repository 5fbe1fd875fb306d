import DeviceProtocol

/// How widgets of the Today view and of the home screen read as text, and controls.
enum WidgetWords {
  static let none = "no widgets"

  static func noWidget(_ name: String, among names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }.joined(separator: ", ")
    return "the Today view has no widget '\(name)': "
      + (names.isEmpty ? "it is empty" : "there are \(quoted)")
  }

  static func unloadable(_ name: String) -> String { "\(name): can't be loaded" }

  static func inToday(_ name: String, isExpanded: Bool, width: Int, height: Int) -> String {
    "\(name): \(isExpanded ? "expanded" : "compact"), \(width) × \(height)"
  }

  // MARK: The home screen

  static let placeholder = "a placeholder"

  static func onHomeScreen(_ name: String, size: String, _ content: String) -> String {
    "\(name), \(size): \(content)"
  }

  // MARK: Live Activities

  static let emptyIsland = "nothing"

  static func island(_ place: String, _ content: String) -> String { "\(place): \(content)" }

  static func activity(_ app: String, stage: String, _ content: String) -> String {
    content.isEmpty ? "\(app), \(stage)" : "\(app), \(stage): \(content)"
  }
  static func setting(_ parameter: AppIntentParameter) -> String {
    "\(parameter.title): \(parameter.shown ?? "none")"
  }

  // MARK: Controls

  static func control(_ look: ShownControl) -> String {
    look.status.isEmpty ? look.title : "\(look.title): \(look.status)"
  }

  static func emptyControl(_ name: String) -> String { "\(name): no value" }
}
