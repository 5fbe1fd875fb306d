import Foundation
import Glibc

/// A file's size and modification time: enough to notice that it was rewritten.
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

  /// The object files in a build folder, each with its stamp.
  static func objects(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".o") }.sorted()
      .map { "\($0) \(FileStamp(path: folder + "/" + $0).text)" }
  }

  /// Whether there is no such file.
  package var isAbsent: Bool { seconds == 0 && nanoseconds == 0 && size == 0 }
}
