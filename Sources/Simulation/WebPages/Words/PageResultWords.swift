/// What became of a page, and of an extension's script in it.
enum PageResultWords {
  static func gave(_ value: PageValue) -> String { "the script gave \(value)" }
  static let neverCompleted = "the script never called completionFunction"
  static let finalized = "the script finalized"
  static let noFinalize = "the script has no function 'finalize'"
  static func timedOut(_ seconds: Double) -> String {
    "the script was stopped after \(seconds) seconds"
  }

  static func outOfMemory(_ bytes: Int) -> String {
    "the script was stopped: it took more than \(bytes) bytes"
  }

  // MARK: Errors

  static let threw = "the script threw"
  static let noError = "no error"

  static func error(_ kind: String, _ message: String, at place: [String]) -> String {
    "\(place.joined(separator: ":")): \(kind): \(message)"
  }

  // MARK: Pages

  static func tooLong(_ bytes: Int) -> String { "the page has more than \(bytes) bytes" }
  static func tooManyNodes(_ count: Int) -> String {
    "the page has more than \(count) elements and texts"
  }

  static func tooDeep(_ levels: Int) -> String {
    "the page nests elements more than \(levels) levels deep"
  }

  static func tookTooLong(_ seconds: Double) -> String {
    "reading the page took more than \(seconds) seconds"
  }
}
