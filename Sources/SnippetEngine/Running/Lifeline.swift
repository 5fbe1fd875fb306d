import Foundation
import SystemPackage

/// The warden's lifeline: the run ends when this end is closed, even by the death of this process.
struct Lifeline {
  /// The warden's standard input.
  let wardensEnd: FileDescriptor
  private let end: Int32

  init() throws(EngineFailure) {
    var ends: [Int32] = [-1, -1]
    // It closes itself in every other program that is started.
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw EngineFailure(String(cString: strerror(errno)))
    }
    wardensEnd = FileDescriptor(rawValue: ends[0])
    end = ends[1]
  }

  func cut() { close(end) }
}
