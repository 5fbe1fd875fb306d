public import Foundation

extension URL {
  /// Options for making a bookmark.
  ///
  /// Simulated: the documented values that iOS has. Differs: they make no difference here.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Makes options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With as little in it as possible.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// With everything that an alias file has.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
  }

  /// Options for following a bookmark.
  ///
  /// Simulated: the documented values that iOS has. Differs: they make no difference here.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Makes options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without asking the user for anything.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// Without connecting to another machine.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
  }

  /// Bytes that lead back to a file.
  ///
  /// Simulated: for a file that is there. Differs: they lead to the path that it has now, so a file
  /// that is moved isn't found again.
  ///
  /// - Throws: An error when there is no such file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    return Data("\(Self.bookmarkHead)\(standardizedFileURL.path)".utf8)
  }

  /// Finds the file that a bookmark leads to.
  ///
  /// Simulated: as ``bookmarkData(options:includingResourceValuesForKeys:relativeTo:)``; a bookmark
  /// never becomes stale.
  ///
  /// - Throws: An error when the bytes aren't a bookmark, or the file isn't there.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    let text = String(decoding: data, as: UTF8.self)
    guard text.hasPrefix(Self.bookmarkHead) else { throw CocoaError(.fileReadCorruptFile) }
    let path = String(text.dropFirst(Self.bookmarkHead.count))
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    bookmarkDataIsStale = false
    self.init(fileURLWithPath: path)
  }

  private static var bookmarkHead: String { "bookmark of the simulation: " }
}
