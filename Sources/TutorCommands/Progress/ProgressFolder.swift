import Foundation

/// The progress files in a workspace, and the system calls that change them.
///
/// A file is never written in place: new content is written beside it, flushed to disk and renamed,
/// so that at every moment each name refers to a complete file or to none.
struct ProgressFolder {
  let path: String
  /// Called before each system call that changes something; tests stop the program here.
  var willCall: (SystemCall) throws(Failure) -> Void = { _ in }

  init(path: String) {
    self.path = path
  }

  /// The files.
  enum File: String, CaseIterable {
    case main = "progress.json"
    /// The previous version.
    case backup = "progress.backup.json"
    /// The version being written; one name is enough, because writers exclude each other.
    case draft = "progress.json.new"
    /// It is never deleted, or two writers could each hold a lock of that name.
    case lock = "progress.lock"
  }

  /// The system calls that change something.
  enum SystemCall: String {
    case makeFolder, openLock, createDraft, writeDraft, flushDraft, renameDraft, setAside
    case flushFolder
  }

  func path(of file: File) -> String { path(named: file.rawValue) }

  private func path(named name: String) -> String { path + "/" + name }
}

extension ProgressFolder {
  /// Creates the folder and its parents.
  func make() throws(Failure) {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    try willCall(.makeFolder)
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: nil)
    } catch {
      throw Failure(
        .machine,
        saying: ProgressWords.folderUnmakeable(path, reason: error.localizedDescription))
    }
    try flush(folder: (path as NSString).deletingLastPathComponent)
  }

  /// Replaces a file's content atomically; calls `prepare` once the new content is on disk.
  func replace(
    _ file: File, with bytes: [UInt8], prepare: () throws(Failure) -> Void = {}
  ) throws(Failure) {
    do throws(Failure) {
      try writeDraft(bytes, for: file)
      try prepare()
      try willCall(.renameDraft)
      guard rename(path(of: .draft), path(of: file)) == 0 else { throw failure(file, errno) }
    } catch {
      // A half-written file only takes up room, on a disk that may have none.
      unlink(path(of: .draft))
      throw error
    }
  }

  /// Writes bytes to disk, under a name that nothing reads.
  private func writeDraft(_ bytes: [UInt8], for file: File) throws(Failure) {
    // A killed writer leaves one behind.
    if unlink(path(of: .draft)) != 0, errno != ENOENT { throw failure(.draft, errno) }
    try willCall(.createDraft)
    let descriptor = open(
      path(of: .draft), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(file, errno) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, for: file)
    try willCall(.flushDraft)
    guard fsync(descriptor) == 0 else { throw failure(file, errno) }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32, for file: File) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      try willCall(.writeDraft)
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(file, count < 0 ? errno : ENOSPC) }
      rest = rest.dropFirst(count)
    }
  }

  /// Renames a file that can't be understood to the first free name, and returns that name.
  func setAside(_ file: File) throws(Failure) -> String {
    for number in 1... {
      let name = "progress.corrupt-\(number).json"
      var facts = stat()
      if lstat(path(named: name), &facts) == 0 { continue }
      try willCall(.setAside)
      if link(path(of: file), path(named: name)) == 0 { return name }
      // Some file systems allow only one name for a file.
      guard rename(path(of: file), path(named: name)) == 0 else { throw failure(file, errno) }
      return name
    }
    preconditionFailure("a folder doesn't hold as many files as there are numbers")
  }

  /// Flushes the folder's entries to disk.
  func flush() throws(Failure) {
    try willCall(.flushFolder)
    try flush(folder: path)
  }

  private func flush(folder: String) throws(Failure) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(.main, errno) }
    defer { close(descriptor) }
    // Some file systems have nothing to flush here, and return EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure(.main, errno) }
  }

  /// Why a file can't be written.
  func failure(_ file: File, _ code: Int32) -> Failure {
    Failure(
      .machine,
      saying: ProgressWords.unrecorded(
        path(of: file), reason: reason(code), obstacle: WriteObstacle(code)))
  }

  func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
