/// An element of a storyboard's file.
struct StoryboardNode {
  var name: String
  var attributes: [String: String] = [:]
  var children: [StoryboardNode] = []
  var text = ""

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Returns the child of a name.
  func child(_ name: String) -> StoryboardNode? { children.first { $0.name == name } }

  /// Returns the child whose `key` attribute has a value.
  func keyed(_ key: String) -> StoryboardNode? { children.first { $0["key"] == key } }

  /// Returns the children of the child of a name.
  func list(_ name: String) -> [StoryboardNode] { child(name)?.children ?? [] }

  /// Returns a number from an attribute.
  func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

  /// Returns a Boolean from an attribute.
  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  /// Returns a text from an attribute, or from a child element if it is long.
  func words(_ key: String) -> String? {
    attributes[key] ?? children.first { $0["key"] == key && $0.name.hasSuffix("tring") }?.text
  }
}
