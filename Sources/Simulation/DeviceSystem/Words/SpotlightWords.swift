/// What is said of the search index, and of searches in it.
enum SpotlightWords {
  static let index = "the search index"

  static func searches(for text: String, finding titles: [String]) -> String {
    "searches for \"\(text)\": finds "
      + (titles.isEmpty ? "nothing" : titles.joined(separator: ", "))
  }
}
