/// How share sheets, the list under More and the ends of requests read as text.
enum RequestWords {
  static let completed = "completed"
  static func returned(_ items: [String]) -> String {
    "completed, returning \(items.joined(separator: ", "))"
  }

  static func cancelled(_ reason: String) -> String { "cancelled: \(reason)" }
  static func failed(_ reason: String) -> String { "failed: \(reason)" }
  static func notOffered(_ reason: String) -> String { "not offered: \(reason)" }
  static let unfinished = "unfinished"

  /// Returns an error's message, followed by those of single items, by their places from 0.
  static func error(_ message: String, items: [(place: Int, message: String)]) -> String {
    guard !items.isEmpty else { return message }
    let ofItems = items.map { "item \($0.place + 1): \($0.message)" }
    return "\(message) (\(ofItems.joined(separator: "; ")))"
  }

  // MARK: Sheets

  static func entry(_ name: String, isOffered: Bool, _ reason: String) -> String {
    "\(name): \(isOffered ? "offered" : "not offered") (\(reason))"
  }

  static let noExtension = "no extension for the share sheet is installed"

  static func notOffered(_ name: String, _ reason: String) -> String {
    "the sheet doesn't offer '\(name)': \(reason)"
  }

  static func noFile(at path: String) -> String { "there is no file at \(path)" }

  // MARK: Switches

  static func inMore(_ name: String, isOn: Bool) -> String { "\(name): \(isOn ? "on" : "off")" }
  static func plugged(_ name: String, into point: String, isOn: Bool) -> String {
    "\(name): \(point)\(isOn ? "" : ", off")"
  }
}
