/// What names an item of a file provider.
///
/// Simulated: a text of the provider's own, and three names of the system. Differs: that these are
/// spelled so is inferred from their constants' names.
public struct NSFileProviderItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes an identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The folder that holds everything.
  public static let rootContainer = NSFileProviderItemIdentifier(
    "NSFileProviderRootContainerItemIdentifier")
  /// All items that the device cares for, in whichever folder.
  public static let workingSet = NSFileProviderItemIdentifier(
    "NSFileProviderWorkingSetContainerItemIdentifier")
  /// The folder of thrown away items.
  public static let trashContainer = NSFileProviderItemIdentifier(
    "NSFileProviderTrashContainerItemIdentifier")
}

/// The name of a custom action of the Info.plist.
///
/// Type-checks only: nobody reads it yet.
public struct NSFileProviderExtensionActionIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes an identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
