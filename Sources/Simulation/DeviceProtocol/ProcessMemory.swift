import Foundation
package import Glibc

/// How much memory a process has that is its own: not program text, not shared files.
package enum ProcessMemory {
  /// Its size in bytes; `nil` where the system doesn't tell, or the process is gone.
  package static func anonymousBytes(of process: pid_t) -> Int? {
    guard let file = fopen("/proc/\(process)/status", "re") else { return nil }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = String(
        decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard line.hasPrefix("RssAnon:") else { continue }
      let digits = line.filter(\.isNumber)
      return Int(digits).map { $0 * 1024 }
    }
    return nil
  }
}
