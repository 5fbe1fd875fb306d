import DeviceProtocol
import Foundation

extension NSFileCoordinator {
  /// Options for a coordinated read.
  ///
  /// Simulated: presenters save first unless it is `withoutChanges`; links and uploads as documented.
  /// Differs: files are never in iCloud here, so `immediatelyAvailableMetadataOnly` changes nothing.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Makes options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Presenters needn't save first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// The accessor is given what a link leads to.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Only the file's metadata is read.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The accessor is given a copy that doesn't change, or an archive if it is a folder.
    public static let forUploading = ReadingOptions(rawValue: 8)

    var kind: FileAccess.Kind { contains(.withoutChanges) ? .readingWithoutChanges : .reading }
  }

  /// Options for a coordinated write; at most one of these.
  ///
  /// Simulated: whom it waits for and what presenters are asked are as documented. Differs: files
  /// are never in iCloud here, so `contentIndependentMetadataOnly` changes nothing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Makes options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It deletes the file, or the folder with everything in it.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// It moves the file, or the folder with everything in it.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// It changes the file that is there; presenters save first.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// It puts another file in its place.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// It changes the file's metadata, not its contents.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)

    var kind: FileAccess.Kind {
      if contains(.forDeleting) { return .deleting }
      if contains(.forReplacing) { return .replacing }
      if contains(.forMoving) { return .moving }
      if contains(.forMerging) { return .merging }
      return contains(.contentIndependentMetadataOnly) ? .changingMetadata : .updating
    }
  }
}
