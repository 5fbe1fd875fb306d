/// Looks for Xcode projects in a folder.
enum ProjectFinder {
  /// Folders in which projects belong to somebody else, or were made by a build.
  private static let passedOver: Set<String> = [
    "Pods", "node_modules", "build", "Build", "Carthage", "DerivedData", "SourcePackages", "vendor",
    "Flutter", "ephemeral",
  ]
  private static let greatestDepth = 3
  private static let mostFolders = 2_000
  private static let mostProjects = 50

  /// Finds the projects that a path stands for.
  ///
  /// A project or a workspace is taken as it is. In a folder, its workspaces count and the projects
  /// nearest to the top, which may be some levels down: a Flutter app has its own in `ios`.
  ///
  /// - Parameters:
  ///   - place: The folder, the project or the workspace.
  ///   - files: Where problems go to.
  /// - Returns: The projects' folders with the ending `.xcodeproj`, in a fixed order.
  static func projects(at place: FilePlace, files: ProjectFiles) -> [FilePlace] {
    switch place.suffix {
    case "xcodeproj": return [place]
    case "xcworkspace": return existing(Workspace.projects(of: place, files: files))
    case "pbxproj": return [place.parent]
    default: break
    }
    let workspaces = place.entries.filter { FilePlace.suffix(of: $0) == "xcworkspace" }
    let listed = workspaces.flatMap { Workspace.projects(of: place.appending($0), files: files) }
    let all = existing(listed) + nearest(to: place)
    var seen: Set<FilePlace> = []
    return Array(all.filter { seen.insert($0).inserted }.prefix(mostProjects))
  }

  /// Leaves out what isn't there and what a package manager made.
  private static func existing(_ places: [FilePlace]) -> [FilePlace] {
    places.filter { place in
      place.appending("project.pbxproj").kind == .file
        && !place.shown.split(separator: "/").dropLast().contains { $0 == "Pods" }
    }
  }

  /// The projects on the first level at which there are any.
  private static func nearest(to place: FilePlace) -> [FilePlace] {
    var level = [place]
    var looked = 0
    for _ in 0...greatestDepth {
      var found: [FilePlace] = []
      var next: [FilePlace] = []
      for folder in level {
        looked += 1
        guard looked <= mostFolders else { return found }
        for name in folder.entries where !name.hasPrefix(".") && !passedOver.contains(name) {
          let entry = folder.appending(name)
          if FilePlace.suffix(of: name) == "xcodeproj" {
            if entry.appending("project.pbxproj").kind == .file { found.append(entry) }
          } else if entry.kind == .folder, !entry.isLink {
            next.append(entry)
          }
        }
      }
      if !found.isEmpty { return found }
      level = next
    }
    return []
  }
}
