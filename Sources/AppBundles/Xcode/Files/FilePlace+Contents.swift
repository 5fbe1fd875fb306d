import Foundation

extension FilePlace {
  /// What there is at a place, as far as reading goes.
  enum Contents {
    case bytes([UInt8])
    case missing
    /// A folder, a device or a pipe, which are not read.
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
  /// - Returns: The bytes, or what stood in the way.
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

  /// What is at this place, symbolic links followed; `nil` when there is nothing.
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

  /// This place, or where it is if only capital letters make a difference.
  ///
  /// A Mac's disk usually doesn't tell `Version.public.xcconfig` from `Version.Public.xcconfig`,
  /// and projects rely on that without knowing.
  var located: FilePlace {
    if kind != nil { return self }
    // The parts that both paths end in can be replaced in both.
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
