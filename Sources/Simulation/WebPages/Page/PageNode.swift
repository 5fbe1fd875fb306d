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
