public import ActivationRules

// What an extension's Info.plist says about it as an extension.

extension BundleContents {
  /// The identifier of the extension point, as written.
  public var extensionPointIdentifier: String? {
    (extensionDictionary?[PointKey.identifier] ?? extensionKitDictionary?[PointKey.kitIdentifier])?
      .string
  }

  /// The extension point, if it is one of those that are known here.
  public var extensionPoint: ExtensionPoint? {
    extensionPointIdentifier.flatMap { ExtensionPoint.known($0) }
  }

  /// The activation rule that iOS would read; ``ActivationRule/none`` when there is none.
  public var activationRule: ActivationRule { ActivationRule(attributes?[PointKey.rule]) }

  /// The bundle's identifier, as written.
  public var identifier: String? { info["CFBundleIdentifier"]?.string }

  /// The name that a user sees under the extension's or the app's icon, if it is known.
  public var displayName: String? {
    info["CFBundleDisplayName"]?.knownText ?? info["CFBundleName"]?.knownText
  }
}

extension BundleContents {
  /// The value of `NSExtension`, if it is a dictionary.
  var extensionDictionary: PropertyValue? {
    info[PointKey.extension].flatMap { $0.isDictionary ? $0 : nil }
  }

  /// The value of `EXAppExtensionAttributes`, if it is a dictionary.
  var extensionKitDictionary: PropertyValue? {
    info[PointKey.kitExtension].flatMap { $0.isDictionary ? $0 : nil }
  }

  /// Whether the extension names its point for ExtensionKit and not for the older system.
  var isOfExtensionKit: Bool {
    extensionDictionary?[PointKey.identifier] == nil && extensionKitDictionary != nil
  }

  /// The value of `NSExtensionAttributes` in its right place, if it is a dictionary.
  var attributes: PropertyValue? {
    extensionDictionary?[PointKey.attributes].flatMap { $0.isDictionary ? $0 : nil }
  }

  /// Whether this is the product of a build, rather than a source from which one will be made.
  ///
  /// Only then is something that isn't there certain never to come: Xcode adds keys, and replaces
  /// settings.
  var isBuilt: Bool { files != nil && build == nil }

  /// The last part of the path: `Share.appex`, or the name of a target.
  var lastPathPart: String { path.parts(between: "/").last { !$0.isEmpty } ?? path }

  /// The minimum system version on which the bundle runs, as written.
  var minimumSystem: (text: String, version: VersionNumber)? {
    guard let text = info["MinimumOSVersion"]?.knownText ?? build?.deploymentTarget,
      let version = VersionNumber(text)
    else { return nil }
    return (text, version)
  }
}

/// The keys that lead to what an extension says about itself.
enum PointKey {
  static let `extension` = "NSExtension"
  static let identifier = "NSExtensionPointIdentifier"
  static let attributes = "NSExtensionAttributes"
  static let rule = "NSExtensionActivationRule"
  static let principalClass = "NSExtensionPrincipalClass"
  static let storyboard = "NSExtensionMainStoryboard"
  static let javaScript = "NSExtensionJavaScriptPreprocessingFile"
  static let kitExtension = "EXAppExtensionAttributes"
  static let kitIdentifier = "EXExtensionPointIdentifier"
}

extension PropertyPath {
  /// The place of the extension point's identifier.
  static let pointIdentifier: PropertyPath = [PointKey.extension, PointKey.identifier]
  /// The place of the attributes.
  static let attributes: PropertyPath = [PointKey.extension, PointKey.attributes]
  /// The place of the activation rule.
  static let rule: PropertyPath = attributes.key(PointKey.rule)
}
