import Foundation

/// Texts that take the places of files, all of them or none.
///
/// First all are brought to disk beside their places, which needs room; then each is renamed, which
/// needs none.
struct FileReplacement {
  private let files: [(draft: String, place: String)]

  /// Writes the texts beside their places.
  ///
  /// - Parameters:
  ///   - texts: The texts, by their paths.
  ///   - folder: Where the paths begin; what is missing of the folders is made.
  /// - Throws: ``Failure`` when one can't be written; then nothing is left of them.
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

  /// Puts the texts in their places.
  ///
  /// - Parameter prepare: What has to be done before, such as keeping what is replaced.
  /// - Throws: ``Failure`` when a file can't be replaced, or what `prepare` throws.
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
    // One may be left over where a tutor was killed.
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
  /// A file of the learner's can't be written.
  ///
  /// - Parameters:
  ///   - place: The file.
  ///   - code: Why, as the system numbers it.
  ///   - isAnyReplaced: Whether another file was replaced before.
  /// - Returns: The failure, with what to do.
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
