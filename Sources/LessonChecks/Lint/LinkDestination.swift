import Foundation

/// The target of a link, as the lesson writes it.
enum LinkDestination: Equatable {
  /// A place on the web, or a mail address.
  case outside
  /// A file by its path from the repository, as findings show it, and what follows `#`.
  case file(path: String, anchor: String?)
  /// A path that climbs above the top folder, or begins at the root.
  case unreachable

  /// Reads a destination in a file.
  ///
  /// `../groups/lesson.md#write` in `Lessons/share/lesson.md` points to `Lessons/groups/lesson.md`;
  /// `#write` points to the file itself.
  init(_ destination: String, in file: String) {
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let head = parts.first ?? ""
    let anchor = parts.count > 1 ? Self.decoded(parts[1]) : nil
    guard !head.prefix(while: { $0 != "/" && $0 != "?" }).contains(":") else {
      self = .outside
      return
    }
    let path = Self.decoded(head.prefix { $0 != "?" })
    guard !path.isEmpty else {
      self = .file(path: file, anchor: anchor)
      return
    }
    guard !path.hasPrefix("/"), let resolved = Self.resolve(path, beside: file) else {
      self = .unreachable
      return
    }
    self = .file(path: resolved, anchor: anchor)
  }

  /// The relative path from one file to another, as a link would have it.
  static func path(from file: String, to other: String) -> String {
    let folders = file.split(separator: "/").dropLast()
    let parts = other.split(separator: "/")
    let shared = zip(folders, parts.dropLast()).prefix { $0 == $1 }.count
    return
      (Array(repeating: "..", count: folders.count - shared)
      + parts.dropFirst(shared).map(String.init))
      .joined(separator: "/")
  }
}

extension LinkDestination {
  private static func resolve(_ path: String, beside file: String) -> String? {
    var folders = file.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        folders.append(String(part))
      } else if folders.popLast() == nil {
        return nil
      }
    }
    return (file.hasPrefix("/") ? "/" : "") + folders.joined(separator: "/")
  }

  /// The text with `%41` decoded to `A`; unchanged if the result isn't text.
  private static func decoded(_ text: some StringProtocol) -> String {
    text.removingPercentEncoding ?? String(text)
  }
}
