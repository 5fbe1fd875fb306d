/// An installed extension, and where it plugs in.
package struct PluggedExtension: Codable, Hashable, Sendable {
  package var name: String
  /// NSExtensionPointIdentifier.
  package var point: String
  package var isOn: Bool

  package init(name: String, point: String, isOn: Bool) {
    self.name = name
    self.point = point
    self.isOn = isOn
  }
}
