extension PredicateParser {
  /// Reads the keys and indexes after an expression, if there are any.
  mutating func path(from base: Predicate.Expression) throws(Failure) -> Predicate.Expression {
    guard token.kind == .sign(.dot) || token.kind == .sign(.openBracket) else { return base }
    var path: Predicate.Path
    if case .path(let begun) = base, begun.base == nil {
      path = begun
    } else {
      path = Predicate.Path(base, [], place: base.place)
    }
    let start = base.place.range.lowerBound
    while true {
      if take(.dot) {
        path.components.append(try key())
      } else if token.kind == .sign(.openBracket) {
        path.components.append(try nested { p throws(Failure) in try p.index() })
      } else {
        path.place = Predicate.Place(start..<end)
        return .path(path)
      }
    }
  }

  /// Reads what follows a dot.
  private mutating func key() throws(Failure) -> Predicate.Component {
    let range = token.range
    switch token.kind {
    case .name(let name):
      advance()
      noteReserved(name, range)
      return .key(name)
    case .placeholder(let index, "K"):
      guard let key = keyPaths[index], !key.utf8.contains(UInt8(ascii: ".")) else {
        throw unexpectedKey()
      }
      advance()
      return .key(key)
    case .escapedName(let name), .string(let name):
      advance()
      return .key(name)
    case .keyword(.itself):
      advance()
      return .key("self")
    case .collection(let name):
      advance()
      return try collectionOperator(name, from: range.lowerBound)
    case .keyword, .comparison:
      let word = lexer.text(range)
      guard word.utf8.first.map(PredicateLexer.isLetter) == true, !word.utf8.contains(45) else {
        throw unexpectedKey()
      }
      slip(
        range, PredicateSyntaxWords.reservedKey(word), meaning: "#\(word)",
        PredicateSyntaxWords.reservedKeyRemedy(word))
      advance()
      return .key(word)
    default: throw unexpectedKey()
    }
  }

  /// `@count` and its like.
  mutating func collectionOperator(
    _ name: String, from start: Int
  ) throws(Failure) -> Predicate.Component {
    if let known = Predicate.CollectionOperator(rawValue: name) { return .collection(known) }
    throw unknownCollectionOperator(name, start..<end)
  }

  /// Reads what is in brackets after a collection.
  private mutating func index() throws(Failure) -> Predicate.Component {
    let open = token.range
    advance()
    let component: Predicate.Component
    if let word = indexWord() {
      advance()
      component = word
    } else {
      component = .index(try value())
    }
    guard take(.closeBracket) else { throw unclosed(open, "]") }
    return component
  }

  private func indexWord() -> Predicate.Component? {
    guard case .name(let name) = token.kind, name.utf8.count <= 5 else { return nil }
    switch name.uppercased() {
    case "FIRST": return .first
    case "LAST": return .last
    case "SIZE": return .size
    default: return nil
    }
  }
}
