public import Foundation
import SimulatedUIKit

/// A sticker: a small picture that is put on messages.
///
/// Simulated: can be made from a PNG, APNG, GIF or JPEG file of at most 500 kB (documented).
/// Differs: the number of pixels isn't checked; Apple only recommends 300 to 618.
open class MSSticker: NSObject, @unchecked Sendable {
  // Its values never change.
  /// The picture's file.
  public let imageFileURL: URL
  /// The text that is read out for it.
  public let localizedDescription: String

  /// Makes a sticker from a file.
  ///
  /// Simulated: a file that doesn't exist, is too large or of the wrong kind throws the documented
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

/// The size in which stickers are shown.
///
/// Simulated: in a browser there are four, three or two in a row (observed).
public enum MSStickerSize: Int, Hashable, Sendable {
  /// Four in a row.
  case small
  /// Three in a row.
  case regular
  /// Two in a row.
  case large

  /// The number of stickers in a row.
  var columns: Int { 4 - rawValue }
}
