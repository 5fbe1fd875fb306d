/// An extension's script, which is run in the page before the extension starts.
package struct PageScript: Codable, Hashable, Sendable {
  /// The file's name: "Action.js".
  package var name: String
  /// The script; `nil` when the bundle has no such file.
  package var text: String?
  /// Whether the page's address is delivered in addition to the script's results.
  package var keepsAddress: Bool

  package init(name: String, text: String?, keepsAddress: Bool) {
    self.name = name
    self.text = text
    self.keepsAddress = keepsAddress
  }
}
