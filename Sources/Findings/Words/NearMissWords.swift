extension NearMiss {
  /// The end of a message with a suggestion, if there is one: ", did you mean 'hidden'".
  package static func suggestion(
    for word: String, among candidates: some Sequence<String>
  ) -> String {
    suggestion(best(for: word, among: candidates))
  }

  /// The end of a message about a name that is nearly a known one.
  package static func suggestion(_ meant: String?) -> String {
    meant.map { ", did you mean \(quoted($0))" } ?? ""
  }
}
