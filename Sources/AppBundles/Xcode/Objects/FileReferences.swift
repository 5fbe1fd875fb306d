import Findings

/// Finds out where the files of a project are.
///
/// A reference to a file contains only the last part of its path; the groups around it contain the
/// rest.
struct FileReferences {
  private let objects: ProjectObjects
  /// The folder at which the project's relative paths start.
  private let sourceFolder: FilePlace
  private let files: ProjectFiles
  /// The group that contains each object.
  private let groups: [String: String]

  private static let groupClasses: Set<String> = ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"]

  /// Makes the finder.
  ///
  /// - Parameters:
  ///   - objects: The project's objects.
  ///   - sourceFolder: The folder at which the project's relative paths start.
  ///   - files: Collects the problems.
  init(_ objects: ProjectObjects, sourceFolder: FilePlace, files: ProjectFiles) {
    self.objects = objects
    self.sourceFolder = sourceFolder
    self.files = files
    var groups: [String: String] = [:]
    for group in objects.all(Self.groupClasses) {
      for child in group.strings("children") where groups[child] == nil { groups[child] = group.id }
    }
    self.groups = groups
  }

  /// Finds where a file or a group is on disk.
  ///
  /// - Parameter object: The reference or the group.
  /// - Returns: The place; `nil` for the products of a build, for files that belong to Xcode, and
  ///   for groups in a circle, which is reported.
  func place(of object: ProjectObject) -> FilePlace? {
    var parts: [String] = []
    var seen: Set<String> = []
    var current = object
    while seen.insert(current.id).inserted {
      if let path = current.string("path"), !path.isEmpty { parts.append(path) }
      switch current.string("sourceTree") ?? "<group>" {
      case "<group>":
        guard let group = groups[current.id].flatMap({ objects[$0] }) else {
          return joined(parts)
        }
        current = group
      case "SOURCE_ROOT", "<absolute>": return joined(parts)
      default: return nil
      }
    }
    files.report(
      ReadingProblem(
        "group-cycle", isFatal: false,
        ProjectWords.groupInItself(object.string("path") ?? object.id),
        remedy: ProjectWords.groupInItselfRemedy, file: objects.place.shown,
        position: objects.position(of: object)))
    return nil
  }

  /// Puts parts together, the innermost first; an absolute one starts again.
  private func joined(_ parts: [String]) -> FilePlace {
    let end = parts.firstIndex { $0.hasPrefix("/") } ?? parts.count - 1
    return sourceFolder.appending(parts.prefix(end + 1).reversed().joined(separator: "/"))
  }
}
