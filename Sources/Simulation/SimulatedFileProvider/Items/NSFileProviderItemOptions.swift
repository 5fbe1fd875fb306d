/// The operations that are allowed on an item.
///
/// Simulated: Apple's bits; they determine whether Files offers renaming, moving, deleting and
/// adding to a folder, and whether a picker lets a document be written. Differs: nothing is evicted
/// or excluded from syncing.
public struct NSFileProviderItemCapabilities: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Reading.
  public static let allowsReading = NSFileProviderItemCapabilities(rawValue: 1)
  /// Writing.
  public static let allowsWriting = NSFileProviderItemCapabilities(rawValue: 2)
  /// Moving to another folder.
  public static let allowsReparenting = NSFileProviderItemCapabilities(rawValue: 4)
  /// Renaming.
  public static let allowsRenaming = NSFileProviderItemCapabilities(rawValue: 8)
  /// Moving to the trash.
  public static let allowsTrashing = NSFileProviderItemCapabilities(rawValue: 16)
  /// Deleting.
  public static let allowsDeleting = NSFileProviderItemCapabilities(rawValue: 32)
  /// Evicting the content.
  public static let allowsEvicting = NSFileProviderItemCapabilities(rawValue: 64)
  /// Excluding from syncing.
  public static let allowsExcludingFromSync = NSFileProviderItemCapabilities(rawValue: 128)
  /// Adding items to a folder; the same bit as writing.
  public static let allowsAddingSubItems = NSFileProviderItemCapabilities(rawValue: 2)
  /// Listing a folder; the same bit as reading.
  public static let allowsContentEnumerating = NSFileProviderItemCapabilities(rawValue: 1)
  /// All operations of the original set.
  public static let allowsAll = NSFileProviderItemCapabilities(rawValue: 63)
}

/// The flags of the file system for an item.
///
/// Type-checks only: they aren't read yet.
public struct NSFileProviderFileSystemFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The user can execute it.
  public static let userExecutable = NSFileProviderFileSystemFlags(rawValue: 1)
  /// The user can read it.
  public static let userReadable = NSFileProviderFileSystemFlags(rawValue: 2)
  /// The user can write it.
  public static let userWritable = NSFileProviderFileSystemFlags(rawValue: 4)
  /// It is hidden.
  public static let hidden = NSFileProviderFileSystemFlags(rawValue: 8)
  /// Its file name extension is hidden.
  public static let pathExtensionHidden = NSFileProviderFileSystemFlags(rawValue: 16)
}

/// The properties of an item that have changed.
///
/// Type-checks only: they aren't read yet.
public struct NSFileProviderItemFields: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The content.
  public static let contents = NSFileProviderItemFields(rawValue: 1)
  /// The name.
  public static let filename = NSFileProviderItemFields(rawValue: 2)
  /// The folder.
  public static let parentItemIdentifier = NSFileProviderItemFields(rawValue: 4)
  /// The date when it was last opened.
  public static let lastUsedDate = NSFileProviderItemFields(rawValue: 8)
  /// The user's tags.
  public static let tagData = NSFileProviderItemFields(rawValue: 16)
  /// Its rank among the favourites.
  public static let favoriteRank = NSFileProviderItemFields(rawValue: 32)
  /// The date when it was made.
  public static let creationDate = NSFileProviderItemFields(rawValue: 64)
  /// The date of the last change.
  public static let contentModificationDate = NSFileProviderItemFields(rawValue: 128)
  /// The flags of the file system.
  public static let fileSystemFlags = NSFileProviderItemFields(rawValue: 256)
  /// Its extended attributes.
  public static let extendedAttributes = NSFileProviderItemFields(rawValue: 512)
  /// The old type and creator codes.
  public static let typeAndCreator = NSFileProviderItemFields(rawValue: 1024)
}
