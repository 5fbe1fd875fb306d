/// How an item is to be made.
///
/// Type-checks only: nobody reads it yet.
public struct NSFileProviderCreateItemOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The provider may have it already.
  public static let mayAlreadyExist = NSFileProviderCreateItemOptions(rawValue: 1)
  /// It was deleted on the server while it changed here.
  public static let deletionConflicted = NSFileProviderCreateItemOptions(rawValue: 2)
}

/// How an item is to be changed.
///
/// Type-checks only: nobody reads it yet.
public struct NSFileProviderModifyItemOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The provider may have the change already.
  public static let mayAlreadyExist = NSFileProviderModifyItemOptions(rawValue: 1)
  /// A conflict is an error.
  public static let failOnConflict = NSFileProviderModifyItemOptions(rawValue: 2)
  /// The app that shows it asks for it to be sent at once.
  public static let isImmediateUploadRequestByPresentingApplication =
    NSFileProviderModifyItemOptions(rawValue: 4)
}

/// How an item is to be deleted.
///
/// Type-checks only: nobody reads it yet.
public struct NSFileProviderDeleteItemOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// With all that is in it.
  public static let recursive = NSFileProviderDeleteItemOptions(rawValue: 1)
}
