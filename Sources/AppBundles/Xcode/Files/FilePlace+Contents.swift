import Foundation

extension FilePlace {
  /// The contents of a place, as far as they are read.
  enum Contents {
    case bytes([UInt8])
    case missing
    /// A folder, a device or a pipe, which aren't read.
    case notAFile
    /// The file is larger than the given limit.
    case tooLarge
  }

  /// Reads an ordinary file.
  ///
  /// Only ordinary files are opened, so that a project that names a device or a pipe can't keep the
  /// reader waiting.
  ///
  /// - Parameter limit: The largest size that is read, in bytes.
  /// - Returns: The bytes, or the reason why it can't be read.
  func contents(limit: Int) -> Contents {
    switch kind {
    case .none: return .missing
    case .file: break
    case .folder, .other: return .notAFile
    }
    guard let file = FileHandle(forReadingAtPath: path) else { return .missing }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: limit + 1) else { return .bytes([]) }
    return data.count > limit ? .tooLarge : .bytes([UInt8](data))
  }

  /// The kinds of things at a place.
  enum Kind { case file, folder, other }

  /// The kind of what is at this place, after following symbolic links; `nil` when there is
  /// nothing.
  var kind: Kind? {
    guard !path.utf8.contains(0) else { return nil }
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved) else {
      return nil
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular?: return .file
    case .typeDirectory?: return .folder
    default: return .other
    }
  }

  /// The names in this folder in a fixed order; none when it can't be read.
  var entries: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
  }

  /// Whether this is a symbolic link.
  var isLink: Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// This place, or the existing one that differs only in case.
  ///
  /// A Mac's disk usually doesn't distinguish `Version.public.xcconfig` from
  /// `Version.Public.xcconfig`, and projects rely on that without knowing.
  var located: FilePlace {
    if kind != nil { return self }
    // The parts with which both paths end can be replaced in both.
    let parts = path.split(separator: "/")
    let shownParts = shown.split(separator: "/")
    let common = zip(parts.reversed(), shownParts.reversed()).prefix { $0 == $1 }.count
    let head = String(repeating: "/..", count: common)
    var place = FilePlace(path: path + head, shown: shown + head)
    for part in parts.suffix(common) {
      let next = place.appending(String(part))
      if next.kind != nil {
        place = next
        continue
      }
      let wanted = part.lowercased()
      guard let name = place.entries.first(where: { $0.lowercased() == wanted }) else {
        return self
      }
      place = place.appending(name)
    }
    return place
  }
}
