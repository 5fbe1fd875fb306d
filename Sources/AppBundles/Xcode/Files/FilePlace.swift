import Findings

/// A file or folder: where it is on disk, and how the reader should see it.
///
/// Paths are joined as text, with `.` and `..` resolved, so that a project's `../Shared` reads as
/// what it means and the same file always has the same path.
struct FilePlace: Hashable {
  /// Its place on disk.
  var path: String
  /// The path to show: relative if the reader gave a relative one.
  var shown: String

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - path: Its place on disk.
  ///   - shown: The path to show.
  init(path: String, shown: String) {
    self.path = Self.tidied(path)
    self.shown = Self.tidied(shown)
  }

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The folder that contains it.
  var parent: FilePlace { FilePlace(path: path + "/..", shown: shown + "/..") }

  /// The extension of the name without its dot, in lower case; empty when there is none.
  var suffix: String { Self.suffix(of: name) }

  /// The path to show inside of a message: on one line, without control characters.
  var readable: String { shown.withoutControlCharacters }

  /// Returns the place of a file in this folder; an absolute path is taken as it is.
  func appending(_ relative: String) -> FilePlace {
    if relative.hasPrefix("/") { return FilePlace(path: relative, shown: relative) }
    return FilePlace(path: path + "/" + relative, shown: shown + "/" + relative)
  }

  /// Returns the extension of a file name without its dot, in lower case.
  static func suffix(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Removes `.`, `..` and doubled slashes from a path; the current folder is `.`.
  private static func tidied(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }
}
