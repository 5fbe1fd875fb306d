/// The options for creating an item.
///
/// Type-checks only: they aren't read yet.
public struct NSFileProviderCreateItemOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The provider may already have it.
  public static let mayAlreadyExist = NSFileProviderCreateItemOptions(rawValue: 1)
  /// It was deleted on the server while it was changed here.
  public static let deletionConflicted = NSFileProviderCreateItemOptions(rawValue: 2)
}

/// The options for modifying an item.
///
/// Type-checks only: they aren't read yet.
public struct NSFileProviderModifyItemOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The provider may already have the change.
  public static let mayAlreadyExist = NSFileProviderModifyItemOptions(rawValue: 1)
  /// A conflict is an error.
  public static let failOnConflict = NSFileProviderModifyItemOptions(rawValue: 2)
  /// The app that shows the item requests an immediate upload.
  public static let isImmediateUploadRequestByPresentingApplication =
    NSFileProviderModifyItemOptions(rawValue: 4)
}

/// The options for deleting an item.
///
/// Type-checks only: they aren't read yet.
public struct NSFileProviderDeleteItemOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The item is deleted with everything in it.
  public static let recursive = NSFileProviderDeleteItemOptions(rawValue: 1)
}
