extension NearMiss {
  /// Ends a message with a suggestion where there is one: ", did you mean 'hidden'".
  package static func suggestion(
    for word: String, among candidates: some Sequence<String>
  ) -> String {
    best(for: word, among: candidates).map { ", did you mean \(quoted($0))" } ?? ""
  }
}
