/// A piece of a page: an element with its contents, or a text.
indirect enum PageNode: Hashable, Sendable {
  case element(name: String, attributes: [Attribute], children: [PageNode])
  case text(String)

  /// An attribute of an element.
  struct Attribute: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// The piece as the engine gets it: an array for an element, a string for a text.
  var json: Any {
    switch self {
    case .element(let name, let attributes, let children):
      [name, attributes.map { [$0.name, $0.value] }, children.map(\.json)] as [Any]
    case .text(let text): text
    }
  }
}

extension PageNode: Decodable {
  /// Reads what the engine answers, in the shape in which it gets a piece.
  ///
  /// - Parameter decoder: The source of the piece.
  /// - Throws: The decoder's error.
  init(from decoder: any Decoder) throws {
    guard var parts = try? decoder.unkeyedContainer() else {
      self = .text(try decoder.singleValueContainer().decode(String.self))
      return
    }
    let name = try parts.decode(String.self)
    let attributes = try parts.decode([[String]].self).compactMap { pair in
      pair.count == 2 ? Attribute(name: pair[0], value: pair[1]) : nil
    }
    self = .element(
      name: name, attributes: attributes, children: try parts.decode([PageNode].self))
  }
}
