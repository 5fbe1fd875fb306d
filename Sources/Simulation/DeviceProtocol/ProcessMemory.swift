import Foundation
package import Glibc

/// The memory that belongs to a process alone: not program text, not shared files.
package enum ProcessMemory {
  /// Returns its size in bytes; `nil` if the system doesn't tell, or the process is gone.
  package static func anonymousBytes(of process: pid_t) -> Int? {
    guard let file = fopen("/proc/\(process)/status", "re") else { return nil }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    // Every process is looked at repeatedly, so the lines aren't converted to strings.
    let name = "RssAnon:"
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      guard strncmp(buffer, name, name.utf8.count) == 0 else { continue }
      return buffer.withUnsafeBufferPointer { line in
        line.baseAddress.map { strtol($0 + name.utf8.count, nil, 10) * 1024 }
      }
    }
    return nil
  }
}
