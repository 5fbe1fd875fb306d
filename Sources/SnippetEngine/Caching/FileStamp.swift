import Foundation
import Glibc

/// A file's size and time of change: enough to notice that it was made anew.
package struct FileStamp: Hashable, Sendable {
  var size = 0
  var seconds = 0
  var nanoseconds = 0

  package init(path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return }
    size = Int(information.st_size)
    seconds = information.st_mtim.tv_sec
    nanoseconds = information.st_mtim.tv_nsec
  }

  package var text: String { "\(size)/\(seconds).\(nanoseconds)" }

  /// Whether there is no such file.
  package var isAbsent: Bool { seconds == 0 && nanoseconds == 0 && size == 0 }
}
