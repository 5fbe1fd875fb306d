import BundleRules

/// Reads Xcode projects: their apps and extensions as a build would make them.
///
/// The way of the data: a folder → its projects (``ProjectFinder``) → their objects
/// (`ProjectObjects`) → a target's build settings (`BuildSettings`) → its Info.plist, entitlements
/// and files (`TargetReader`) → apps with the extensions they embed (`ProjectAssembly`).
///
/// Nothing is run and nothing is built: what a script, a command line or a package manager adds
/// isn't known, and a setting without a value stays in the text as `$(NAME)`.
public enum XcodeProjectReader {
  /// Whether there is something in a folder for this reader: a project, a workspace, or, where no
  /// Info.plist lies beside it, the description of a project that a tool has yet to make.
  ///
  /// - Parameter folder: The folder, or a project or workspace itself.
  /// - Returns: Whether ``read(folder:shownAs:configuration:)`` has anything to say about it.
  public static func canRead(folder: String) -> Bool {
    let place = FilePlace(path: folder, shown: folder)
    if !ProjectFinder.projects(at: place, files: ProjectFiles()).isEmpty { return true }
    return ProjectHint(place) != nil && !place.entries.contains("Info.plist")
  }

  /// Reads the projects in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder, or a project (`.xcodeproj`) or workspace (`.xcworkspace`) itself.
  ///   - shownAs: The folder as the reader should see it, which paths begin with.
  ///   - configuration: The build configuration to look at. Without one it is `Release`, which is
  ///     what goes to the App Store, or else each project's default one.
  /// - Returns: The apps with the extensions they embed, then the extensions that no app embeds,
  ///   and all problems.
  public static func read(folder: String, shownAs: String, configuration: String?) -> Reading {
    let place = FilePlace(path: folder, shown: shownAs)
    let files = ProjectFiles()
    let places = ProjectFinder.projects(at: place, files: files)
    if places.isEmpty { files.report(nothingFound(at: place)) }
    let projects = places.compactMap {
      XcodeProject($0, configuration: configuration, files: files)
    }
    let bundles = ProjectAssembly(projects).finished()
    if bundles.isEmpty, !files.problems.contains(where: \.isFatal) {
      files.report(
        ReadingProblem(
          "no-bundles", isFatal: true, "the project has no target for an app or an extension",
          remedy: "name the folder of the app's project", file: places.first?.shown ?? shownAs))
    }
    return Reading(bundles: bundles, problems: files.allProblems(file: place.shown))
  }

  private static func nothingFound(at place: FilePlace) -> ReadingProblem {
    if place.kind == nil {
      return ReadingProblem(
        "no-such-file", isFatal: true, "there is no such folder",
        remedy: "check the path", file: place.shown)
    }
    guard let hint = ProjectHint(place) else {
      return ReadingProblem(
        "project-not-found", isFatal: true, "there is no Xcode project in this folder",
        remedy: "name the folder that holds the .xcodeproj", file: place.shown)
    }
    return ReadingProblem(
      "project-not-generated", isFatal: true,
      "there is no Xcode project in this folder, only \(hint.finding)", remedy: hint.remedy,
      file: place.shown)
  }
}
