/// How calls, messages and notifications read as text.
enum IncomingWords {
  static func blocked(_ number: Int) -> String { "\(number) is blocked" }
  static func rings(_ number: Int, as name: String?) -> String {
    "\(number) rings" + (name.map { " as \($0)" } ?? "")
  }

  /// Returns a line of a transcript; without a sender it is the user's.
  static func line(from sender: String?, with app: String?, _ text: String) -> String {
    (sender ?? "You") + (app.map { ", with \($0)" } ?? "") + ": " + text
  }

  static func summary(_ text: String) -> String { "(\(text))" }

  static func notification(_ texts: [String], badge: Int?, attachments: [String]) -> String {
    let extras = (badge.map { ["badge \($0)"] } ?? []) + attachments
    return texts.joined(separator: ": ")
      + (extras.isEmpty ? "" : " (\(extras.joined(separator: ", ")))")
  }
}
