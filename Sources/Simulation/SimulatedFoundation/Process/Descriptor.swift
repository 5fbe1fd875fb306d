import CDevice
import DeviceProtocol
import Foundation

/// Blocking reads and writes on a file descriptor.
enum Descriptor {
  /// Writes all bytes, or as many as the other end takes before it goes away.
  static func write(_ data: Data, to descriptor: Int32) {
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count, let base = bytes.baseAddress {
        let count = send(
          descriptor, base + offset, bytes.count - offset, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        offset += count
      }
    }
  }

  /// Reads one message; `nil` when the other end is gone or sends invalid data.
  ///
  /// A descriptor that comes with it is kept for the caller who asked for the file.
  static func readMessage(from descriptor: Int32, into reader: inout FrameReader) -> Message? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let message = try? reader.next() { return message }
      var file: Int32 = -1
      let count = cdevice_receive(descriptor, &buffer, buffer.count, &file)
      if file >= 0 { HandedFiles.receive(file) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      reader.append(buffer[..<count])
    }
  }
}
