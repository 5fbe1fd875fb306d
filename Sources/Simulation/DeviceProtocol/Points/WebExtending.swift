package import Foundation

/// A web extension that is on while the user visits a page.
package struct PageExtension: Codable, Hashable, Sendable {
  /// The name of its native half's process.
  package var name: String
  /// The bundle's identifier.
  package var identifier: String
  /// `runtime.id`.
  package var scriptIdentifier: String
  /// The manifest's text.
  package var manifest: String
  /// The permissions that it has, for whatever isn't about single sites.
  package var permissions: [String]
  /// The scripts for this page, in their order; none if the page isn't one of its pages, or the
  /// user doesn't allow it.
  package var contentScripts: [ScriptText] = []
  /// The scripts of its background.
  package var background: [ScriptText] = []
  /// Whether the background is a service worker.
  package var isWorker: Bool
  /// What it has stored, as JSON, by key.
  package var storage: [String: String]
  /// Whether nothing of it has ever run.
  package var isNew: Bool

  package init(
    name: String, identifier: String, scriptIdentifier: String, manifest: String,
    permissions: [String], isWorker: Bool, storage: [String: String], isNew: Bool
  ) {
    self.name = name
    self.identifier = identifier
    self.scriptIdentifier = scriptIdentifier
    self.manifest = manifest
    self.permissions = permissions
    self.isWorker = isWorker
    self.storage = storage
    self.isNew = isNew
  }
}

/// A script of a web extension.
package struct ScriptText: Codable, Hashable, Sendable {
  /// The file's name, as the manifest has it.
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// What a web extension has stored after a visit.
package struct StoredByExtension: Codable, Hashable, Sendable {
  /// The bundle's identifier.
  package var identifier: String
  /// The values as JSON, by key.
  package var values: [String: String]

  package init(identifier: String, values: [String: String]) {
    self.identifier = identifier
    self.values = values
  }
}

/// Whether a web extension may see the pages of a site.
package enum SiteAccess: String, Codable, Hashable, Sendable {
  case ask, allow, deny
}

/// What the user does with web extensions in the browser's settings.
package enum WebExtensionCommand: Codable, Hashable, Sendable {
  case turn(name: String, isOn: Bool)
  /// Decide about a site, or about all for which there is no decision.
  case setAccess(name: String, site: String?, SiteAccess)
}

/// What a process asks about a web extension.
package enum WebExtensionQuestion: Codable, Hashable, Sendable {
  /// From the browser: hand a message to the native half; answered with `contents` or `failed`.
  case send(NativeMessage, to: String)
  /// From an app: whether the user has switched its extension on; answered with `isOn` or
  /// `failed`.
  case state(identifier: String)
}

/// A message from a web extension's scripts to its native half.
package struct NativeMessage: Codable, Hashable, Sendable {
  /// The message as JSON.
  package var json: String
  /// The identifier of the profile in which the user browses; `nil` outside of any.
  package var profile: UUID?

  package init(json: String, profile: UUID? = nil) {
    self.json = json
    self.profile = profile
  }
}
