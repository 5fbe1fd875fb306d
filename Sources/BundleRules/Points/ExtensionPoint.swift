/// A place in the system into which extensions plug, with what is known about it.
///
/// Apple's only published list of identifiers is a table in the Information Property List Key
/// Reference of 2018; a few more are in the references of their frameworks (``isDocumented``). The
/// others are what Xcode's templates and published extensions use, and those whose uses a recent
/// iOS counts. Each system's version says for itself whether Apple gives it
/// (``Availability/isDocumented``).
///
/// ```
/// ExtensionPoint.known("com.apple.share-services")?.name  // "Share"
/// ```
public struct ExtensionPoint: Hashable, Sendable {
  /// The value of `NSExtensionPointIdentifier`.
  public var identifier: String
  /// Apple's name for extensions of this kind.
  public var name: String
  /// The systems that have it, the one that matters most first.
  public var platforms: [Availability]
  /// What an extension's work begins with.
  public var principal: Principal
  /// Whether extensions of this kind show something of their own.
  public var interface: Interface
  /// Whether Apple publishes the identifier.
  public var isDocumented: Bool
  /// The reason why no new one should be made, if that is so.
  public var retirement: Retirement?
  /// The keys that belong directly in `NSExtension`, apart from those of every extension.
  public var keys: [String]
  /// The keys that belong in `NSExtensionAttributes`.
  public var attributes: [String]
  /// Those of ``attributes`` and ``keys`` without which the extension doesn't work.
  public var required: [String]
  /// The dictionary in which the identifier belongs.
  public var home: Home

  /// Makes an extension point.
  init(
    _ identifier: String, _ name: String, _ platforms: [Availability], _ principal: Principal,
    interface: Interface = .none, isDocumented: Bool = false, retirement: Retirement? = nil,
    keys: [String] = [], attributes: [String] = [], required: [String] = [],
    home: Home = .foundation
  ) {
    self.identifier = identifier
    self.name = name
    self.platforms = platforms
    self.principal = principal
    self.interface = interface
    self.isDocumented = isDocumented
    self.retirement = retirement
    self.keys = keys
    self.attributes = attributes
    self.required = required
    self.home = home
  }

  /// Whether the share sheet asks `NSExtensionActivationRule` when to offer such an extension.
  ///
  /// This is documented for Share and for both kinds of Action extensions, and for no others.
  public var consultsActivationRule: Bool {
    ["com.apple.share-services", "com.apple.ui-services", "com.apple.services"]
      .contains(identifier)
  }
}

extension ExtensionPoint {
  /// Every extension point known here.
  public static let all: [ExtensionPoint] =
    sharing + glances + messages + files + safari + network + assistants + security + media + tools
    + extensionKit

  /// Finds an extension point.
  ///
  /// - Parameter identifier: The value of `NSExtensionPointIdentifier`; letter case matters.
  /// - Returns: The point; `nil` when it isn't known here, which doesn't mean that it doesn't
  ///   exist.
  public static func known(_ identifier: String) -> ExtensionPoint? {
    all.first { $0.identifier == identifier }
  }

  /// Finds the extension point that a misspelt identifier was meant to be.
  ///
  /// - Parameter identifier: What was written.
  /// - Returns: The point whose identifier is closest; `nil` when none is close or it is right.
  public static func nearMiss(of identifier: String) -> ExtensionPoint? {
    if known(identifier) != nil { return nil }
    let meant =
      classNames[identifier]
      ?? Misspelling.of(identifier, among: all.map { $0.identifier })
    return meant.flatMap { known($0) }
  }

  /// Names of classes that were mistaken for the identifiers of their points.
  private static let classNames = [
    "com.apple.ManagedSettingsUI.ShieldActionDelegate":
      "com.apple.ManagedSettings.shield-action-service",
    "com.apple.ManagedSettingsUI.ShieldConfigurationDataSource":
      "com.apple.ManagedSettingsUI.shield-configuration-service",
  ]
}
