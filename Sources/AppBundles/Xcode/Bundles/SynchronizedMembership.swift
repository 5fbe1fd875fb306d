/// A target's part in a folder that Xcode synchronizes with the project.
///
/// A target that owns the folder takes all its files except the exceptions; any other target takes
/// only the exceptions.
struct SynchronizedMembership {
  /// The folder's object.
  var folder: ProjectObject
  /// Whether the target takes all files except the exceptions, or only the exceptions.
  var takesAll: Bool
  /// Paths relative to the folder.
  var exceptions: Set<String> = []

  /// Finds the parts of all targets of a project.
  ///
  /// - Parameter project: The project.
  /// - Returns: The parts by the targets' identifiers.
  static func all(in project: XcodeProject) -> [String: [SynchronizedMembership]] {
    let objects = project.objects
    var result: [String: [String: SynchronizedMembership]] = [:]
    for target in project.targets {
      for folder in objects.objects("fileSystemSynchronizedGroups", of: target.object) {
        result[target.object.id, default: [:]][folder.id] =
          SynchronizedMembership(folder: folder, takesAll: true)
      }
    }
    for folder in objects.all(["PBXFileSystemSynchronizedRootGroup"]) {
      for set in objects.objects("exceptions", of: folder) {
        guard let target = set.string("target") else { continue }
        let none = SynchronizedMembership(folder: folder, takesAll: false)
        result[target, default: [:]][folder.id, default: none].exceptions
          .formUnion(set.strings("membershipExceptions"))
      }
    }
    return result.mapValues { parts in
      parts.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// Returns the files that become part of the bundle, unchanged or compiled, as paths relative to
  /// the folder.
  ///
  /// - Parameter project: The project.
  /// - Returns: The paths, in no order; `nil` when the folder can't be listed.
  func resources(in project: XcodeProject) -> [String]? {
    let files = project.references.place(of: folder).flatMap {
      project.files.synchronizedFiles(in: $0)
    }
    guard takesAll else {
      return exceptions.flatMap { Self.members($0, in: files) }.filter(Self.isResource)
    }
    return files?.filter { Self.isResource($0) && !isExcepted($0) }
  }
}

extension SynchronizedMembership {
  /// Returns the sources with certain extensions that the target compiles.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - endings: The extensions of the files.
  /// - Returns: Their places; `nil` when the folder can't be listed.
  func sources(in project: XcodeProject, endings: Set<String>) -> [FilePlace]? {
    guard let place = project.references.place(of: folder) else { return nil }
    let paths =
      takesAll
      ? project.files.synchronizedFiles(in: place)?.filter { !isExcepted($0) } : Array(exceptions)
    return paths?.filter { endings.contains(FilePlace.suffix(of: $0)) }.sorted()
      .map { place.appending($0) }
  }

  /// Returns the files that an exception names: `Strings/Localized: Share.storyboard` is that file
  /// in each language's folder of `Strings`.
  private static func members(_ exception: String, in files: [String]?) -> [String] {
    guard let (folder, name) = localized(exception) else { return [exception] }
    let variants = (files ?? []).filter { isVariant($0, of: name, in: folder) }
    return variants.isEmpty ? [folder + name] : variants
  }

  /// Returns the folder, with its slash, and the name in an exception for all languages.
  private static func localized(_ exception: String) -> (folder: String, name: String)? {
    guard let mark = exception.firstRange(of: "/Localized: ") else { return nil }
    let folder = exception[..<mark.lowerBound].drop { $0 == "/" }
    return (folder.isEmpty ? "" : folder + "/", String(exception[mark.upperBound...]))
  }

  private static func isVariant(_ path: String, of name: String, in folder: String) -> Bool {
    guard path.hasPrefix(folder), path.hasSuffix(".lproj/" + name) else { return false }
    return !path.dropFirst(folder.count).dropLast(name.count + 1).contains("/")
  }

  /// Whether a file, or a folder around it, is among the exceptions.
  private func isExcepted(_ path: String) -> Bool {
    let isVariant = exceptions.contains { exception in
      Self.localized(exception).map { Self.isVariant(path, of: $0.name, in: $0.folder) } ?? false
    }
    if isVariant { return true }
    var path = path[...]
    while !exceptions.contains(String(path)) {
      guard let slash = path.lastIndex(of: "/") else { return false }
      path = path[..<slash]
    }
    return true
  }

  /// Whether a file is copied or compiled into a resource, rather than compiled into the executable
  /// or used only for the build.
  private static func isResource(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name != "Info.plist" && !sources.contains(FilePlace.suffix(of: name))
  }

  private static let sources: Set<String> = [
    "c", "cc", "cpp", "docc", "entitlements", "h", "hpp", "intentdefinition", "m", "mm",
    "modulemap", "pch", "s", "swift", "xcconfig", "xctestplan",
  ]
}
