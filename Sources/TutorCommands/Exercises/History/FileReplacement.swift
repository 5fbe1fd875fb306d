import Foundation

/// Texts that replace files, all of them or none.
///
/// First, all are written to disk beside their destinations, which needs room; then each is
/// renamed, which needs none.
struct FileReplacement {
  private let files: [(draft: String, place: String)]

  /// Writes the texts beside their destinations.
  ///
  /// - Parameters:
  ///   - texts: The texts, by their paths.
  ///   - folder: The folder that the paths are relative to; missing folders are created.
  /// - Throws: ``Failure`` if one can't be written; then none of them are left behind.
  init(_ texts: [String: String], in folder: URL) throws(Failure) {
    var files: [(draft: String, place: String)] = []
    do throws(Failure) {
      for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
        let place = folder.appendingPathComponent(path)
        let draft = place.deletingLastPathComponent()
          .appendingPathComponent(".\(place.lastPathComponent).\(getpid()).new").path
        files.append((draft, place.path))
        try Self.checkThatNoFolderIs(at: place.path)
        try Self.makeFolder(around: place)
        try Self.write(Array(text.utf8), to: draft, for: place.path)
      }
    } catch {
      for file in files { unlink(file.draft) }
      throw error
    }
    self.files = files
  }

  /// Moves the texts to their destinations.
  ///
  /// - Parameter prepare: What has to be done first, such as saving what is replaced.
  /// - Throws: ``Failure`` if a file can't be replaced, or what `prepare` throws.
  func commit(after prepare: () throws(Failure) -> Void = {}) throws(Failure) {
    defer { for file in files { unlink(file.draft) } }
    try prepare()
    for (index, file) in files.enumerated() {
      guard rename(file.draft, file.place) == 0 else {
        throw .unwritable(file.place, errno, isAnyReplaced: index > 0)
      }
    }
  }
}

extension FileReplacement {
  private static func checkThatNoFolderIs(at place: String) throws(Failure) {
    var facts = stat()
    guard lstat(place, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR else { return }
    throw .unwritable(place, EISDIR)
  }

  private static func makeFolder(around place: URL) throws(Failure) {
    let folder = place.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(
        .machine,
        saying: FileWords.folderUnmakeable(folder.path, reason: error.localizedDescription))
    }
  }

  private static func write(
    _ bytes: [UInt8], to draft: String, for place: String
  ) throws(Failure) {
    // A killed tutor may have left one behind.
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(place, errno) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .unwritable(place, count < 0 ? errno : ENOSPC) }
      rest = rest.dropFirst(count)
    }
    guard fsync(descriptor) == 0 else { throw .unwritable(place, errno) }
  }
}

extension Failure {
  /// Describes a learner's file that can't be written.
  ///
  /// - Parameters:
  ///   - place: The file.
  ///   - code: The system's error code.
  ///   - isAnyReplaced: Whether another file has already been replaced.
  /// - Returns: The failure, with what to do about it.
  static func unwritable(
    _ place: String, _ code: Int32, isAnyReplaced: Bool = false
  ) -> Failure {
    Failure(
      .machine,
      saying: FileWords.unwritable(
        place, reason: String(cString: strerror(code)), obstacle: WriteObstacle(code),
        isAnyReplaced: isAnyReplaced))
  }
}
