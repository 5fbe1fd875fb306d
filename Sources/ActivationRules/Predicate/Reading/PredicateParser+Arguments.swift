extension PredicateParser {
  /// Reads an argument of a format; a key path replaces it at once.
  mutating func argument(
    _ index: Int, _ conversion: String
  ) throws(Failure) -> Predicate.Expression {
    let place = Predicate.Place(token.range)
    guard conversion == "K" else {
      advance()
      return .argument(Predicate.Argument(index, conversion: conversion, place: place))
    }
    guard let keyPath = keyPaths[index] else {
      throw fail(
        nil, PredicateSyntaxWords.notAKeyPath, expecting: PredicateSyntaxWords.expectsText,
        PredicateSyntaxWords.notAKeyPathRemedy)
    }
    advance()
    var components: [Predicate.Component] = []
    for part in keyPath.split(separator: ".", omittingEmptySubsequences: false) {
      let name = String(part.drop { $0 == "@" })
      let isOperator = name.utf8.count < part.utf8.count
      if isOperator, let known = Predicate.CollectionOperator(rawValue: name) {
        components.append(.collection(known))
      } else {
        components.append(.key(String(part)))
      }
    }
    if components == [.key("self")] || components == [.key("SELF")] { return .itself(place) }
    return .path(Predicate.Path(nil, components, place: place))
  }
}
