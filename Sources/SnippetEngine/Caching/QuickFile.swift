import Foundation
import Synchronization

/// Writes files that can be made again.
///
/// Foundation has the system bring each file to the disk before it goes on, ten times in a run; what a
/// power cut takes here is made again.
enum QuickFile {
  /// Writes a file; its folder has to exist.
  ///
  /// - Throws: `POSIXError` of the call that failed.
  static func write(_ data: Data, to path: String) throws(POSIXError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .current }
    defer { close(file) }
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .current }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes a file beside its place and renames it, so that nobody sees half of it.
  ///
  /// - Throws: `POSIXError` of the call that failed; then nothing is left.
  static func replace(_ path: String, with data: Data) throws(POSIXError) {
    let draft = "\(path).\(getpid()).\(number.add(1, ordering: .relaxed).newValue).new"
    do throws(POSIXError) {
      try write(data, to: draft)
      guard rename(draft, path) == 0 else { throw .current }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private static let number = Atomic(0)
}

extension POSIXError {
  /// The error of the call before.
  fileprivate static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
