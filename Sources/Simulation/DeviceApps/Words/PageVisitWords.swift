/// What is said of pages that the browser shows, and of the scripts in them.
enum PageVisitWords {
  static let browser = "the browser"

  static func noWholeAddress(_ url: String) -> String {
    "'\(url)' isn't a complete address: begin it with https://"
  }

  static func noSelector(_ selector: String) -> String {
    "'\(selector)' isn't a selector that works here"
  }

  // MARK: Web extensions

  static func inPage(_ name: String) -> String { "\(name) in the page" }
  static func inBackground(_ name: String) -> String { "\(name) in the background" }
  static func notSimulated(_ member: String) -> String { "\(member) isn't simulated" }
  static func noTab(_ number: Int) -> String { "tabs.sendMessage(): there is no tab \(number)" }
  static func nativeFailure(_ reason: String) -> String {
    "runtime.sendNativeMessage(): \(reason)"
  }

  // MARK: Scripts of Share and Action extensions

  static let noScript = "the extension's bundle has no such file"
  static let bytes = "a script can't receive bytes"

  /// Returns the outcome of a script with the remarks about it.
  static func outcome(_ message: String, remarks: [String]) -> String {
    message + remarks.map { "; " + $0 }.joined()
  }
}
