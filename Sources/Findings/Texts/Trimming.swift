extension StringProtocol {
  /// The text without the white space around it.
  ///
  /// It goes by scalars: characters can be as long as they like.
  package var trimmed: String {
    let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    let end = scalars.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(self[scalars.startIndex..<unicodeScalars.index(after: $0)]) } ?? ""
  }
}
