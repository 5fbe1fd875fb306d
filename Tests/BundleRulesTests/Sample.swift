import ActivationRules
import BundleRules

/// An app with a Share extension, as builds make them; no rule objects to anything.
struct Sample: Sendable {
  /// The app, without its extensions.
  var app: BundleContents
  /// The Share extension.
  var share: BundleContents
  /// What else is embedded.
  var others: [BundleContents] = []

  init() {
    let groups: PropertyValue = [
      "com.apple.security.application-groups": ["group.com.example.Reader"]
    ]
    app = BundleContents(
      .application, path: "Reader.app",
      info: Sample.information(name: "Reader", identifier: "com.example.Reader", type: "APPL"),
      entitlements: groups, files: ["Info.plist", "Reader"], architectures: ["arm64"])
    share = BundleContents(
      .appExtension, path: "Reader.app/PlugIns/Share.appex",
      info: Sample.information(
        name: "Share", identifier: "com.example.Reader.Share", type: "XPC!"),
      entitlements: groups, files: ["Info.plist", "Share"], architectures: ["arm64"])
    share["NSExtension"] = [
      "NSExtensionPointIdentifier": "com.apple.share-services",
      "NSExtensionPrincipalClass": "Share.ShareViewController",
      "NSExtensionAttributes": [
        "NSExtensionActivationRule": [
          "NSExtensionActivationSupportsWebURLWithMaxCount": 1,
          "NSExtensionActivationSupportsText": true,
        ]
      ],
    ]
  }

  /// The app with everything embedded in it.
  var whole: BundleContents {
    var app = app
    app.extensions = [share] + others
    return app
  }

  private static func information(
    name: String, identifier: String, type: String
  ) -> PropertyValue {
    [
      "CFBundleDisplayName": .string(name), "CFBundleExecutable": .string(name),
      "CFBundleIdentifier": .string(identifier), "CFBundleName": .string(name),
      "CFBundlePackageType": .string(type), "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1", "CFBundleSupportedPlatforms": ["iPhoneOS"],
      "MinimumOSVersion": "16.0",
    ]
  }
}

extension Sample {
  /// The extension's activation rule.
  var rule: PropertyValue? {
    get { share["NSExtension", "NSExtensionAttributes", "NSExtensionActivationRule"] }
    set { share["NSExtension", "NSExtensionAttributes", "NSExtensionActivationRule"] = newValue }
  }

  /// Moves the extension to another point, with just a class and some attributes.
  mutating func extend(_ point: String, attributes: PropertyValue? = nil) {
    share["NSExtension"] = [
      "NSExtensionPointIdentifier": .string(point), "NSExtensionPrincipalClass": "Share.Handler",
    ]
    share["NSExtension", "NSExtensionAttributes"] = attributes
  }

  /// Makes the extension an ExtensionKit one.
  mutating func makeKit(_ point: String) {
    share["NSExtension"] = nil
    share["EXAppExtensionAttributes"] = ["EXExtensionPointIdentifier": .string(point)]
    share["MinimumOSVersion"] = "18.0"
    app["MinimumOSVersion"] = "18.0"
  }

  /// Makes both bundles what a project has: without anything that a build adds.
  mutating func makeSource() {
    for bundle in [\Sample.app, \Sample.share] {
      self[keyPath: bundle].files = nil
      self[keyPath: bundle].architectures = nil
    }
  }
}

extension BundleContents {
  /// A value of the Info.plist, by its key path; `nil` removes it.
  subscript(_ keys: String...) -> PropertyValue? {
    get { info[PropertyPath(keys.map { .key($0) })] }
    set { info.set(newValue, at: keys[...]) }
  }
}

extension PropertyValue {
  /// Sets a value under some keys, creating dictionaries on the way.
  mutating func set(_ value: PropertyValue?, at keys: ArraySlice<String>) {
    guard let key = keys.first else {
      if let value { self = value }
      return
    }
    var entries = entries ?? []
    var inner = self[key] ?? .dictionary([])
    let index = entries.firstIndex { $0.key == key } ?? entries.endIndex
    if keys.count == 1, value == nil {
      entries.removeAll { $0.key == key }
    } else {
      inner.set(value, at: keys.dropFirst())
      entries.replaceSubrange(
        index..<min(index + 1, entries.endIndex), with: [Entry(key, inner)])
    }
    self = .dictionary(entries)
  }
}
