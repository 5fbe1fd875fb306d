import BundleRules

/// Reads Xcode projects: their apps and extensions as a build would make them.
///
/// The flow of the data: a folder → its projects (``ProjectFinder``) → their objects
/// (`ProjectObjects`) → a target's build settings (`BuildSettings`) → its Info.plist, entitlements
/// and files (`TargetReader`) → apps with the extensions they embed (`ProjectAssembly`).
///
/// Nothing is run and nothing is built: what a script, a command line or a package manager adds
/// isn't known, and a setting without a value remains in the text as `$(NAME)`.
public enum XcodeProjectReader {
  /// Whether a folder contains something for this reader.
  ///
  /// That is a project, a workspace or, if there is no Info.plist beside it, the description of a
  /// project that a tool has yet to make.
  ///
  /// - Parameter folder: The folder, or a project or workspace itself.
  /// - Returns: Whether ``read(folder:shownAs:configuration:)`` has anything to say about it.
  public static func canRead(folder: String) -> Bool {
    let place = FilePlace(path: folder, shown: folder)
    if ProjectFinder.findsProjects(at: place, files: ProjectFiles()) { return true }
    return ProjectTool(place) != nil && !place.entries.contains("Info.plist")
  }

  /// Reads the projects in a folder.
  ///
  /// The project's own ones count. If they build neither an app nor an extension, examples are
  /// read, then the Info.plists of extensions that no project names, then projects that are someone
  /// else's.
  ///
  /// - Parameters:
  ///   - folder: The folder, or a project (`.xcodeproj`) or workspace (`.xcworkspace`) itself.
  ///   - shownAs: The folder as the reader should see it, with which paths begin.
  ///   - configuration: The build configuration to look at. Without one it is `Release`, which is
  ///     what goes to the App Store, or otherwise each project's default one.
  /// - Returns: The apps with the extensions that they embed, then the extensions that no app
  ///   embeds, and all problems.
  public static func read(folder: String, shownAs: String, configuration: String?) -> Reading {
    let place = FilePlace(path: folder, shown: shownAs)
    let files = ProjectFiles()
    let found = ProjectFinder.projects(at: place, files: files)
    var bundles = read(found.own, configuration, files)
    var left = found.examples + found.foreign
    if bundles.isEmpty, !found.examples.isEmpty {
      bundles = read(found.examples, configuration, files)
      if !bundles.isEmpty { left = found.foreign }
    }
    // For a project that can't be read, the lists would give a part that looks like the whole.
    let tool = ProjectTool(place)
    let isMadeByTool = tool?.makesProjects == true
    let isUnread = bundles.isEmpty && !files.problems.contains(where: \.isFatal)
    if isUnread || isMadeByTool, place.kind == .folder {
      let named = Set(bundles.flatMap(\.allFiles))
      let lists = LooseLists.extensions(in: place, files: files).filter { bundle in
        !bundle.allFiles.contains(where: named.contains)
      }
      if !lists.isEmpty { files.report(onlyLists(lists.count, at: place, tool, found, bundles)) }
      bundles += lists
    }
    if bundles.isEmpty, !found.foreign.isEmpty {
      bundles = read(found.foreign, configuration, files)
      if !bundles.isEmpty { left = [] }
    }
    if bundles.isEmpty, !files.problems.contains(where: \.isFatal) {
      files.report(
        found.all.isEmpty ? nothingFound(at: place) : noBundles(found.all[0], at: place))
    }
    return Reading(
      bundles: bundles, problems: files.allProblems(file: place.shown),
      passedOver: left.map(\.shown))
  }
}

extension XcodeProjectReader {
  private static func read(
    _ places: [FilePlace], _ configuration: String?, _ files: ProjectFiles
  ) -> [ReadBundle] {
    let projects = places.compactMap {
      XcodeProject($0, configuration: configuration, files: files)
    }
    // One of several projects may lack the requested configuration.
    if !projects.isEmpty { files.soften("configuration-missing") }
    return ProjectAssembly(projects.filter { !$0.targets.isEmpty }).finished()
  }

  private static func noBundles(_ project: FilePlace, at place: FilePlace) -> ReadingProblem {
    ReadingProblem(
      "no-bundles", isFatal: true, ProjectWords.noBundles,
      remedy: ProjectWords.noBundlesRemedy, file: project.shown)
  }

  /// Says that there is no project that knows more about what was read.
  private static func onlyLists(
    _ count: Int, at place: FilePlace, _ tool: ProjectTool?, _ found: ProjectFinder.Finding,
    _ bundles: [ReadBundle]
  ) -> ReadingProblem {
    ReadingProblem(
      tool == nil ? "lists-only" : "project-not-generated", isFatal: false,
      found.own.isEmpty
        ? ProjectWords.onlyLists(count, without: tool)
        : ProjectWords.listsBesides(count, hasBundles: !bundles.isEmpty),
      remedy: tool.map(ProjectToolWords.remedy) ?? ProjectWords.onlyListsRemedy,
      file: place.shown)
  }

  private static func nothingFound(at place: FilePlace) -> ReadingProblem {
    if place.kind == nil {
      return ReadingProblem(
        "no-such-file", isFatal: true, ProjectWords.noSuchFolder,
        remedy: SharedWords.checkPathRemedy, file: place.shown)
    }
    guard let tool = ProjectTool(place) else {
      return ReadingProblem(
        "project-not-found", isFatal: true, ProjectWords.noProject,
        remedy: ProjectWords.noProjectRemedy, file: place.shown)
    }
    return ReadingProblem(
      "project-not-generated", isFatal: true, ProjectWords.noProject(only: tool),
      remedy: ProjectToolWords.remedy(tool), file: place.shown)
  }
}
