extension StringProtocol {
  /// The text without the white space around it.
  ///
  /// It works on scalars, because characters can be of any length.
  package var trimmed: String {
    let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    let end = scalars.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(self[scalars.startIndex..<unicodeScalars.index(after: $0)]) } ?? ""
  }
}
