/// The identifier of an item of a file provider.
///
/// Simulated: a text of the provider, or one of three names of the system. Differs: the spelling of
/// these is inferred from their constants' names.
public struct NSFileProviderItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes an identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The folder that contains everything.
  public static let rootContainer = NSFileProviderItemIdentifier(
    "NSFileProviderRootContainerItemIdentifier")
  /// All items that interest the device, in any folder.
  public static let workingSet = NSFileProviderItemIdentifier(
    "NSFileProviderWorkingSetContainerItemIdentifier")
  /// The folder of items in the trash.
  public static let trashContainer = NSFileProviderItemIdentifier(
    "NSFileProviderTrashContainerItemIdentifier")
}

/// The name of a custom action in Info.plist.
///
/// Type-checks only: it isn't read yet.
public struct NSFileProviderExtensionActionIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes an identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
