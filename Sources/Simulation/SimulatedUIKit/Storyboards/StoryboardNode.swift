/// An element of a storyboard's file.
struct StoryboardNode {
  var name: String
  var attributes: [String: String] = [:]
  var children: [StoryboardNode] = []
  var text = ""

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The child of a name.
  func child(_ name: String) -> StoryboardNode? { children.first { $0.name == name } }

  /// The child that says with `key` what it is for.
  func keyed(_ key: String) -> StoryboardNode? { children.first { $0["key"] == key } }

  /// The children of the child of a name.
  func list(_ name: String) -> [StoryboardNode] { child(name)?.children ?? [] }

  /// A number in an attribute.
  func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

  /// A yes or no in an attribute.
  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  /// A text that stands in an attribute, or in a child of its own when it is long.
  func words(_ key: String) -> String? {
    attributes[key] ?? children.first { $0["key"] == key && $0.name.hasSuffix("tring") }?.text
  }
}
