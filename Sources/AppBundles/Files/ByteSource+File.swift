import Foundation

extension ByteSource {
  /// Opens a file on disk.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - shownAs: The file, as the reader should see it.
  /// - Throws: A problem when it isn't there, isn't a file, or can't be read.
  init(file path: String, shownAs: String) throws(ReadingProblem) {
    // A pipe or a device would never end, so only plain files are opened.
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    let type = attributes?[.type] as? FileAttributeType
    guard type == .typeRegular, let size = (attributes?[.size] as? NSNumber)?.intValue else {
      throw Self.notAFile(type, shownAs: shownAs)
    }
    guard let handle = FileHandle(forReadingAtPath: real) else {
      throw Self.unreadable(shownAs)
    }
    self.init(size: size) { (range) throws(ReadingProblem) in
      do {
        try handle.seek(toOffset: UInt64(range.lowerBound))
        return [UInt8](try handle.read(upToCount: range.count) ?? Data())
      } catch {
        throw Self.unreadable(shownAs)
      }
    }
  }

  private static func notAFile(_ type: FileAttributeType?, shownAs: String) -> ReadingProblem {
    let message =
      switch type {
      case nil: SharedWords.noSuchFile
      case .typeDirectory: FileWords.folderForFile
      default: FileWords.notAFile
      }
    return ReadingProblem(
      type == nil ? "no-such-file" : "not-a-file", isFatal: true, message,
      remedy: SharedWords.checkPathRemedy, file: shownAs)
  }

  private static func unreadable(_ shownAs: String) -> ReadingProblem {
    ReadingProblem(
      "unreadable-file", isFatal: true, FileWords.unreadable,
      remedy: FileWords.unreadableRemedy, file: shownAs)
  }
}
