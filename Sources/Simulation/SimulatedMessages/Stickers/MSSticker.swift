public import Foundation
import SimulatedUIKit

/// A sticker: a small picture that is put on messages.
///
/// Simulated: can be made of a PNG, APNG, GIF or JPEG file of at most 500 kB (documented). Differs:
/// how many elements the picture has isn't looked at; Apple only recommends 300 to 618.
open class MSSticker: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// The picture's file.
  public let imageFileURL: URL
  /// What is read out for it.
  public let localizedDescription: String

  /// Makes a sticker of a file.
  ///
  /// Simulated: a file that isn't there, is too large or of another kind throws the documented
  /// error.
  public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
    if let problem = Self.problem(fileURL) { throw MessageFailure(problem).error }
    imageFileURL = fileURL
    self.localizedDescription = localizedDescription
    super.init()
  }

  private static func problem(_ url: URL) -> MSMessageErrorCode? {
    guard url.isFileURL else { return .improperFileURL }
    guard FileManager.default.fileExists(atPath: url.path) else { return .fileNotFound }
    guard let data = try? Data(contentsOf: url) else { return .fileUnreadable }
    if data.count > 500 * 1024 { return .stickerFileImproperFileSize }
    return UIImage(data: data) == nil ? .stickerFileImproperFileFormat : nil
  }
}

/// How large stickers are shown.
///
/// Simulated: in a browser, four, three or two stand in a row (observed).
public enum MSStickerSize: Int, Hashable, Sendable {
  /// Four in a row.
  case small
  /// Three in a row.
  case regular
  /// Two in a row.
  case large

  /// How many stand in a row.
  var columns: Int { 4 - rawValue }
}
