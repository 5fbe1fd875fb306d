/// What the scripts of a web extension are, and what they see of their extension.
package struct WorldSetting: Hashable, Sendable {
  /// The scripts in their order.
  package var scripts: [Script]
  /// The page in which they run; `nil` in the background.
  package var page: WebPage?
  /// Whether the background is a service worker, rather than a page that nobody sees.
  package var isWorker: Bool
  /// `runtime.id`.
  package var identifier: String
  /// The address of the extension's own files.
  package var base: String
  /// The manifest's text.
  package var manifest: String
  /// The permissions that decide which members there are.
  package var permissions: [String]

  /// A script.
  package struct Script: Hashable, Sendable {
    /// The file's name, as the manifest has it.
    package var name: String
    package var text: String

    /// Makes a script from a file's name and contents.
    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Makes the setting of a world.
  ///
  /// - Parameters:
  ///   - scripts: The scripts in their order.
  ///   - page: The page; `nil` in the background.
  ///   - isWorker: Whether the background is a service worker.
  ///   - identifier: `runtime.id`.
  ///   - base: The address of the extension's own files.
  ///   - manifest: The manifest's text.
  ///   - permissions: The permissions that decide which members there are.
  package init(
    scripts: [Script], page: WebPage? = nil, isWorker: Bool = false, identifier: String,
    base: String, manifest: String, permissions: [String]
  ) {
    self.scripts = scripts
    self.page = page
    self.isWorker = isWorker
    self.identifier = identifier
    self.base = base
    self.manifest = manifest
    self.permissions = permissions
  }

  /// The setting as the engine gets it.
  var values: [String: Any] {
    [
      "id": identifier, "base": base, "manifest": manifest, "permissions": permissions,
      "isContent": page != nil, "isWorker": isWorker, "url": page?.url ?? "",
    ]
  }
}
