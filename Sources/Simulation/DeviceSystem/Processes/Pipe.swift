import CDevice
import Foundation
import Glibc

/// File descriptors between the device and its processes.
enum Pipe {
  /// The descriptors that a child gets, and those that the device keeps.
  struct Ends {
    var childSocket: Int32
    var childOutput: Int32
    var childErrors: Int32
    var socket: Int32
    var output: Int32
    var errors: Int32

    var child: [Int32] { [childOutput, childErrors, childSocket] }
  }

  /// Makes a socket pair and two pipes; all are closed when another program is started.
  static func make() -> Ends? {
    var sockets: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &sockets) == 0 else { return nil }
    var output: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]
    guard cdevice_pipe(&output) == 0, cdevice_pipe(&errors) == 0 else { return nil }
    let ends = Ends(
      childSocket: raise(sockets[1]), childOutput: raise(output[1]), childErrors: raise(errors[1]),
      socket: sockets[0], output: output[0], errors: errors[0])
    for descriptor in [ends.output, ends.errors, ends.socket] {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
    return ends
  }

  /// Writes all bytes; waits while the other end has no room, for at most a second.
  ///
  /// A copy of `file` goes with the first bytes.
  static func write(_ data: Data, with file: Int32? = nil, to descriptor: Int32) {
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count, let base = bytes.baseAddress {
        let count =
          if let file, offset == 0 {
            cdevice_send(descriptor, base, bytes.count, file)
          } else {
            Glibc.send(descriptor, base + offset, bytes.count - offset, Int32(MSG_NOSIGNAL))
          }
        if count > 0 {
          offset += count
        } else if errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          guard poll(&wait, 1, 1000) > 0 else { return }
        } else if errno != EINTR {
          return
        }
      }
    }
  }

  /// Returns what can be read now; `nil` at the end.
  static func read(_ descriptor: Int32) -> [UInt8]? {
    while true {
      var result = 0
      var problem: Int32 = 0
      // Clearing the memory first would cost more than most reads do.
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        problem = errno
        count = max(result, 0)
      }
      if result > 0 { return bytes }
      if result == 0 { return nil }
      if problem != EINTR { return problem == EAGAIN ? [] : nil }
    }
  }

  /// Moves the descriptor out of the way of those that a child is given.
  private static func raise(_ descriptor: Int32) -> Int32 {
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
    close(descriptor)
    return moved
  }
}
