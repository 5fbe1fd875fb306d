public import Foundation
public import SimulatedUniformTypeIdentifiers

/// An item of a file provider, as Swift spells it.
///
/// Type-checks only: as NSFileProviderItemProtocol.
public typealias NSFileProviderItem = NSFileProviderItemProtocol

/// An item of a file provider: a document or a folder.
///
/// Type-checks only: but for the properties that say more, nobody reads them. All but the identifiers and
/// the name is optional: on iOS a property that a class doesn't have reads as `nil`, here as the empty
/// value below.
public protocol NSFileProviderItemProtocol: NSObjectProtocol {
  /// What names it.
  ///
  /// Simulated: what the provider is asked by.
  var itemIdentifier: NSFileProviderItemIdentifier { get }
  /// The folder that it is in.
  ///
  /// Simulated: an item of another folder isn't listed.
  var parentItemIdentifier: NSFileProviderItemIdentifier { get }
  /// Its file name.
  ///
  /// Simulated: what the user reads.
  var filename: String { get }
  /// Its type.
  ///
  /// Simulated: a folder is what conforms to `public.folder`; a picker offers the types that are wanted.
  var contentType: UTType { get }
  /// Its type, by the older name.
  ///
  /// Simulated: as the type; what the device reads.
  var typeIdentifier: String { get }
  /// What can be done with it.
  ///
  /// Simulated: what isn't allowed isn't offered.
  var capabilities: NSFileProviderItemCapabilities { get }
  /// How the file system marks it.
  var fileSystemFlags: NSFileProviderFileSystemFlags { get }
  /// How many bytes it has.
  ///
  /// Simulated: what the user reads.
  var documentSize: NSNumber? { get }
  /// How many items are in it.
  var childItemCount: NSNumber? { get }
  /// When it was made.
  var creationDate: Date? { get }
  /// When it was last changed.
  var contentModificationDate: Date? { get }
  /// When it was last opened.
  var lastUsedDate: Date? { get }
  /// The user's tags.
  var tagData: Data? { get }
  /// Its place among the favourites.
  var favoriteRank: NSNumber? { get }
  /// Its extended attributes.
  var extendedAttributes: [String: Data] { get }
  /// Whether it is thrown away.
  var isTrashed: Bool { get }
  /// Whether it is on the server.
  var isUploaded: Bool { get }
  /// Whether it is on its way to the server.
  var isUploading: Bool { get }
  /// Why it can't be sent.
  var uploadingError: (any Error)? { get }
  /// Whether it is on the device.
  var isDownloaded: Bool { get }
  /// Whether it is on its way to the device.
  var isDownloading: Bool { get }
  /// Why it can't be fetched.
  var downloadingError: (any Error)? { get }
  /// Whether the version on the device is the newest.
  var isMostRecentVersionDownloaded: Bool { get }
  /// Whether others can see it.
  var isShared: Bool { get }
  /// Whether the user has shared it.
  var isSharedByCurrentUser: Bool { get }
  /// Who owns it.
  var ownerNameComponents: PersonNameComponents? { get }
  /// Who changed it last.
  var mostRecentEditorNameComponents: PersonNameComponents? { get }
  /// Its version, for a provider of the older kind.
  var versionIdentifier: Data? { get }
  /// Its version.
  var itemVersion: NSFileProviderItemVersion { get }
  /// Where a symbolic link leads.
  var symlinkTargetPath: String? { get }
  /// What the provider's actions are chosen by.
  var userInfo: [AnyHashable: Any]? { get }
  /// When its content is fetched.
  var contentPolicy: NSFileProviderContentPolicy { get }
}

extension NSFileProviderItemProtocol {
  /// Data.
  public var contentType: UTType { .data }
  /// That of the content type.
  ///
  /// Simulated: as documented.
  public var typeIdentifier: String { contentType.identifier }
  /// Reading only.
  public var capabilities: NSFileProviderItemCapabilities { .allowsReading }
  /// None.
  public var fileSystemFlags: NSFileProviderFileSystemFlags { [] }
  /// Unknown.
  public var documentSize: NSNumber? { nil }
  /// Unknown.
  public var childItemCount: NSNumber? { nil }
  /// Unknown.
  public var creationDate: Date? { nil }
  /// Unknown.
  public var contentModificationDate: Date? { nil }
  /// Unknown.
  public var lastUsedDate: Date? { nil }
  /// None.
  public var tagData: Data? { nil }
  /// None.
  public var favoriteRank: NSNumber? { nil }
  /// None.
  public var extendedAttributes: [String: Data] { [:] }
  /// No.
  public var isTrashed: Bool { false }
  /// No.
  public var isUploaded: Bool { false }
  /// No.
  public var isUploading: Bool { false }
  /// None.
  public var uploadingError: (any Error)? { nil }
  /// No.
  public var isDownloaded: Bool { false }
  /// No.
  public var isDownloading: Bool { false }
  /// None.
  public var downloadingError: (any Error)? { nil }
  /// No.
  public var isMostRecentVersionDownloaded: Bool { false }
  /// No.
  public var isShared: Bool { false }
  /// No.
  public var isSharedByCurrentUser: Bool { false }
  /// Unknown.
  public var ownerNameComponents: PersonNameComponents? { nil }
  /// Unknown.
  public var mostRecentEditorNameComponents: PersonNameComponents? { nil }
  /// None.
  public var versionIdentifier: Data? { nil }
  /// An empty one.
  public var itemVersion: NSFileProviderItemVersion { NSFileProviderItemVersion() }
  /// None.
  public var symlinkTargetPath: String? { nil }
  /// None.
  public var userInfo: [AnyHashable: Any]? { nil }
  /// As its folder.
  public var contentPolicy: NSFileProviderContentPolicy { .inherited }
}
