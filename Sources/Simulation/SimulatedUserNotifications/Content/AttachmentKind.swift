import Foundation

/// A kind of file that a notification can show or play, as documented.
struct AttachmentKind {
  var identifier: String
  var extensions: [String]
  /// The maximum size of such a file, in bytes.
  var limit: Int

  /// Returns the kind of a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - hint: Its type, if the caller knows it.
  /// - Returns: The kind.
  /// - Throws: UNError.
  static func kind(of url: URL, hint: String?) throws -> AttachmentKind {
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    let ending = url.pathExtension.lowercased()
    let found = all.first { kind in
      hint.map { $0 == kind.identifier } ?? kind.extensions.contains(ending)
    }
    guard let found else { throw UNError(.attachmentUnrecognizedType) }
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= found.limit else { throw UNError(.attachmentInvalidFileSize) }
    return found
  }

  private static let all: [AttachmentKind] = [
    AttachmentKind("public.jpeg", "jpg", "jpeg", "jpe", megabytes: 10),
    AttachmentKind("com.compuserve.gif", "gif", megabytes: 10),
    AttachmentKind("public.png", "png", megabytes: 10),
    AttachmentKind("public.aiff-audio", "aiff", "aif", megabytes: 5),
    AttachmentKind("com.microsoft.waveform-audio", "wav", "wave", megabytes: 5),
    AttachmentKind("public.mp3", "mp3", megabytes: 5),
    AttachmentKind("public.mpeg-4-audio", "m4a", megabytes: 5),
    AttachmentKind("public.mpeg", "mpg", "mpeg", megabytes: 50),
    AttachmentKind("public.mpeg-2-video", "m2v", megabytes: 50),
    AttachmentKind("public.mpeg-4", "mp4", megabytes: 50),
    AttachmentKind("public.avi", "avi", megabytes: 50),
  ]

  private init(_ identifier: String, _ extensions: String..., megabytes: Int) {
    self.identifier = identifier
    self.extensions = extensions
    limit = megabytes * 1024 * 1024
  }
}
