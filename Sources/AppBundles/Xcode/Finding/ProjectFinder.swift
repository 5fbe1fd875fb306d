/// Looks for Xcode projects in a folder.
enum ProjectFinder {
  private static let mostProjects = 50

  /// The projects in a folder, by their owners; all in a fixed order, the nearest first.
  struct Finding {
    /// The project's own, and those that a workspace in the folder lists.
    var own: [FilePlace] = []
    /// Examples, fixtures and templates.
    var examples: [FilePlace] = []
    /// Someone else's.
    var foreign: [FilePlace] = []

    /// All of them.
    var all: [FilePlace] { own + examples + foreign }
  }

  /// Finds the projects for which a path stands.
  ///
  /// A project or a workspace is taken as it is. In a folder, the projects of its workspaces count,
  /// and all that are in it, however deep: a Flutter app has its own in `ios`, and an app with a
  /// project for each of its parts has many.
  ///
  /// - Parameters:
  ///   - place: The folder, the project or the workspace.
  ///   - files: Collects the problems.
  /// - Returns: The projects' folders with the extension `.xcodeproj`.
  static func projects(at place: FilePlace, files: ProjectFiles) -> Finding {
    switch place.suffix {
    case "xcodeproj": return Finding(own: [place])
    case "xcworkspace": return Finding(own: existing(Workspace.projects(of: place, files: files)))
    case "pbxproj": return Finding(own: [place.parent])
    default: break
    }
    let workspaces = place.entries.filter { FilePlace.suffix(of: $0) == "xcworkspace" }
    let listed = workspaces.flatMap { Workspace.projects(of: place.appending($0), files: files) }
    var finding = Finding()
    var seen: Set<FilePlace> = []
    finding.own = existing(listed).filter { seen.insert($0).inserted }
    let owner = FolderOwner(place)
    SourceWalk.walk(place) { entry, path in
      guard entry.suffix == "xcodeproj" else { return .enter }
      guard entry.appending("project.pbxproj").kind == .file, seen.insert(entry).inserted else {
        return .passOver
      }
      switch owner.kind(of: path) {
      case .own: finding.own.append(entry)
      case .example: finding.examples.append(entry)
      case .foreign: finding.foreign.append(entry)
      }
      return .passOver
    }
    finding.own = Array(finding.own.prefix(mostProjects))
    finding.examples = Array(finding.examples.prefix(mostProjects))
    finding.foreign = Array(finding.foreign.prefix(mostProjects))
    return finding
  }

  /// Whether there is a project somewhere in a folder.
  ///
  /// - Parameters:
  ///   - place: The folder, or a project or workspace itself.
  ///   - files: Collects the problems.
  /// - Returns: Whether ``projects(at:files:)`` finds any.
  static func findsProjects(at place: FilePlace, files: ProjectFiles) -> Bool {
    guard place.kind == .folder, !["xcodeproj", "xcworkspace"].contains(place.suffix) else {
      return !projects(at: place, files: files).all.isEmpty
    }
    let workspaces = place.entries.filter { FilePlace.suffix(of: $0) == "xcworkspace" }
    let listed = workspaces.flatMap { Workspace.projects(of: place.appending($0), files: files) }
    if !existing(listed).isEmpty { return true }
    var isFound = false
    SourceWalk.walk(place) { entry, _ in
      guard entry.suffix == "xcodeproj" else { return .enter }
      isFound = entry.appending("project.pbxproj").kind == .file
      return isFound ? .stop : .passOver
    }
    return isFound
  }

  /// Leaves out what isn't there and what a package manager made.
  private static func existing(_ places: [FilePlace]) -> [FilePlace] {
    places.filter { place in
      place.appending("project.pbxproj").kind == .file
        && !place.shown.split(separator: "/").dropLast().contains { $0 == "Pods" }
    }
  }
}
