public import Foundation
public import SimulatedUniformTypeIdentifiers

/// The Swift name of an item of a file provider.
///
/// Type-checks only: as NSFileProviderItemProtocol.
public typealias NSFileProviderItem = NSFileProviderItemProtocol

/// An item of a file provider: a document or a folder.
///
/// Type-checks only: except for the properties that say more, they aren't read. All of them except
/// the identifiers and the name are optional: on iOS a property that a class lacks reads as `nil`,
/// here as the empty value below.
public protocol NSFileProviderItemProtocol: NSObjectProtocol {
  /// The identifier.
  ///
  /// Simulated: requests to the provider use it.
  var itemIdentifier: NSFileProviderItemIdentifier { get }
  /// The identifier of its folder.
  ///
  /// Simulated: an item with another folder isn't listed.
  var parentItemIdentifier: NSFileProviderItemIdentifier { get }
  /// Its file name.
  ///
  /// Simulated: the name that the user sees.
  var filename: String { get }
  /// Its type.
  ///
  /// Simulated: an item is a folder if it conforms to `public.folder`; a picker offers the wanted
  /// types.
  var contentType: UTType { get }
  /// The older form of its type.
  ///
  /// Simulated: as the type; the device reads this form.
  var typeIdentifier: String { get }
  /// The operations that are allowed.
  ///
  /// Simulated: operations that aren't allowed aren't offered.
  var capabilities: NSFileProviderItemCapabilities { get }
  /// The flags of the file system.
  var fileSystemFlags: NSFileProviderFileSystemFlags { get }
  /// The number of bytes.
  ///
  /// Simulated: shown to the user.
  var documentSize: NSNumber? { get }
  /// The number of items in it.
  var childItemCount: NSNumber? { get }
  /// The date when it was made.
  var creationDate: Date? { get }
  /// The date of the last change.
  var contentModificationDate: Date? { get }
  /// The date when it was last opened.
  var lastUsedDate: Date? { get }
  /// The user's tags.
  var tagData: Data? { get }
  /// Its rank among the favourites.
  var favoriteRank: NSNumber? { get }
  /// Its extended attributes.
  var extendedAttributes: [String: Data] { get }
  /// Whether it is in the trash.
  var isTrashed: Bool { get }
  /// Whether it is on the server.
  var isUploaded: Bool { get }
  /// Whether it is being uploaded.
  var isUploading: Bool { get }
  /// The reason why it can't be uploaded.
  var uploadingError: (any Error)? { get }
  /// Whether it is on the device.
  var isDownloaded: Bool { get }
  /// Whether it is being downloaded.
  var isDownloading: Bool { get }
  /// The reason why it can't be downloaded.
  var downloadingError: (any Error)? { get }
  /// Whether the version on the device is the newest.
  var isMostRecentVersionDownloaded: Bool { get }
  /// Whether others can see it.
  var isShared: Bool { get }
  /// Whether the user has shared it.
  var isSharedByCurrentUser: Bool { get }
  /// The name of its owner.
  var ownerNameComponents: PersonNameComponents? { get }
  /// The name of the person who changed it last.
  var mostRecentEditorNameComponents: PersonNameComponents? { get }
  /// Its version, for a non-replicated provider.
  var versionIdentifier: Data? { get }
  /// Its version.
  var itemVersion: NSFileProviderItemVersion { get }
  /// The target of a symbolic link.
  var symlinkTargetPath: String? { get }
  /// The values that determine which of the provider's actions apply.
  var userInfo: [AnyHashable: Any]? { get }
  /// The rule for when its content is downloaded.
  var contentPolicy: NSFileProviderContentPolicy { get }
}

extension NSFileProviderItemProtocol {
  /// Returns the type of plain data.
  public var contentType: UTType { .data }
  /// Returns the content type's identifier.
  ///
  /// Simulated: as documented.
  public var typeIdentifier: String { contentType.identifier }
  /// Allows only reading.
  public var capabilities: NSFileProviderItemCapabilities { .allowsReading }
  /// Returns no flags.
  public var fileSystemFlags: NSFileProviderFileSystemFlags { [] }
  /// Returns `nil`: unknown.
  public var documentSize: NSNumber? { nil }
  /// Returns `nil`: unknown.
  public var childItemCount: NSNumber? { nil }
  /// Returns `nil`: unknown.
  public var creationDate: Date? { nil }
  /// Returns `nil`: unknown.
  public var contentModificationDate: Date? { nil }
  /// Returns `nil`: unknown.
  public var lastUsedDate: Date? { nil }
  /// Returns none.
  public var tagData: Data? { nil }
  /// Returns none.
  public var favoriteRank: NSNumber? { nil }
  /// Returns none.
  public var extendedAttributes: [String: Data] { [:] }
  /// Returns `false`.
  public var isTrashed: Bool { false }
  /// Returns `false`.
  public var isUploaded: Bool { false }
  /// Returns `false`.
  public var isUploading: Bool { false }
  /// Returns none.
  public var uploadingError: (any Error)? { nil }
  /// Returns `false`.
  public var isDownloaded: Bool { false }
  /// Returns `false`.
  public var isDownloading: Bool { false }
  /// Returns none.
  public var downloadingError: (any Error)? { nil }
  /// Returns `false`.
  public var isMostRecentVersionDownloaded: Bool { false }
  /// Returns `false`.
  public var isShared: Bool { false }
  /// Returns `false`.
  public var isSharedByCurrentUser: Bool { false }
  /// Returns `nil`: unknown.
  public var ownerNameComponents: PersonNameComponents? { nil }
  /// Returns `nil`: unknown.
  public var mostRecentEditorNameComponents: PersonNameComponents? { nil }
  /// Returns none.
  public var versionIdentifier: Data? { nil }
  /// Returns an empty version.
  public var itemVersion: NSFileProviderItemVersion { NSFileProviderItemVersion() }
  /// Returns none.
  public var symlinkTargetPath: String? { nil }
  /// Returns none.
  public var userInfo: [AnyHashable: Any]? { nil }
  /// Returns the rule of its folder.
  public var contentPolicy: NSFileProviderContentPolicy { .inherited }
}
