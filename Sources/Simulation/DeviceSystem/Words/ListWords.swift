/// How names and numbers are put into a sentence.
enum ListWords {
  /// Returns names in quotes, after commas.
  static func quoted(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Returns the names that could have been given, or what is said if there are none.
  static func thereAre(_ names: [String], orNone: String = "there are none") -> String {
    names.isEmpty ? orNone : "there are \(quoted(names))"
  }

  static func both(_ names: some Collection<String>) -> String { names.joined(separator: " and ") }

  static func bytes(_ count: Int) -> String { "\(count) bytes" }
}
