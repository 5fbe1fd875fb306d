/// What can be done with an item.
///
/// Simulated: Apple's bits; Files offers renaming, moving, deleting and adding to a folder by them, and a picker
/// lets a document be written. Differs: nothing is evicted or left out of syncing.
public struct NSFileProviderItemCapabilities: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Reading.
  public static let allowsReading = NSFileProviderItemCapabilities(rawValue: 1)
  /// Writing.
  public static let allowsWriting = NSFileProviderItemCapabilities(rawValue: 2)
  /// Moving to another folder.
  public static let allowsReparenting = NSFileProviderItemCapabilities(rawValue: 4)
  /// Renaming.
  public static let allowsRenaming = NSFileProviderItemCapabilities(rawValue: 8)
  /// Throwing away.
  public static let allowsTrashing = NSFileProviderItemCapabilities(rawValue: 16)
  /// Deleting.
  public static let allowsDeleting = NSFileProviderItemCapabilities(rawValue: 32)
  /// Letting go of its content.
  public static let allowsEvicting = NSFileProviderItemCapabilities(rawValue: 64)
  /// Leaving it out of syncing.
  public static let allowsExcludingFromSync = NSFileProviderItemCapabilities(rawValue: 128)
  /// Putting items in; that is writing to a folder.
  public static let allowsAddingSubItems = NSFileProviderItemCapabilities(rawValue: 2)
  /// Listing; that is reading a folder.
  public static let allowsContentEnumerating = NSFileProviderItemCapabilities(rawValue: 1)
  /// All that there was at first.
  public static let allowsAll = NSFileProviderItemCapabilities(rawValue: 63)
}

/// How the file system marks an item.
///
/// Type-checks only: nobody reads it yet.
public struct NSFileProviderFileSystemFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It can be run.
  public static let userExecutable = NSFileProviderFileSystemFlags(rawValue: 1)
  /// It can be read.
  public static let userReadable = NSFileProviderFileSystemFlags(rawValue: 2)
  /// It can be written.
  public static let userWritable = NSFileProviderFileSystemFlags(rawValue: 4)
  /// It is hidden.
  public static let hidden = NSFileProviderFileSystemFlags(rawValue: 8)
  /// Its file name extension is hidden.
  public static let pathExtensionHidden = NSFileProviderFileSystemFlags(rawValue: 16)
}

/// Which parts of an item have changed.
///
/// Type-checks only: nobody reads it yet.
public struct NSFileProviderItemFields: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The content.
  public static let contents = NSFileProviderItemFields(rawValue: 1)
  /// The name.
  public static let filename = NSFileProviderItemFields(rawValue: 2)
  /// The folder.
  public static let parentItemIdentifier = NSFileProviderItemFields(rawValue: 4)
  /// When it was last opened.
  public static let lastUsedDate = NSFileProviderItemFields(rawValue: 8)
  /// The user's tags.
  public static let tagData = NSFileProviderItemFields(rawValue: 16)
  /// Its place among the favourites.
  public static let favoriteRank = NSFileProviderItemFields(rawValue: 32)
  /// When it was made.
  public static let creationDate = NSFileProviderItemFields(rawValue: 64)
  /// When it was last changed.
  public static let contentModificationDate = NSFileProviderItemFields(rawValue: 128)
  /// How the file system marks it.
  public static let fileSystemFlags = NSFileProviderItemFields(rawValue: 256)
  /// Its extended attributes.
  public static let extendedAttributes = NSFileProviderItemFields(rawValue: 512)
  /// The old type and creator codes.
  public static let typeAndCreator = NSFileProviderItemFields(rawValue: 1024)
}
