/// The files that a target puts into its bundle, as far as the project tells.
///
/// A storyboard or a nib is listed under its source's name and under the name to which it is
/// compiled, because an Info.plist names it without an extension, and a reader may look for either.
/// Files that a script makes are listed only if the script's phase names them among its outputs.
struct ResourceFiles {
  /// The project that contains the targets.
  let project: XcodeProject
  /// The parts in synchronized folders, by the target's identifier.
  let memberships: [String: [SynchronizedMembership]]

  /// Makes the lister.
  ///
  /// - Parameter project: The project that contains the targets.
  init(_ project: XcodeProject) {
    self.project = project
    memberships = SynchronizedMembership.all(in: project)
  }

  /// Lists the files of a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - expander: The target's settings.
  /// - Returns: Paths relative to the bundle, sorted; `nil` when some can't be known.
  func files(of target: ProjectTarget, _ expander: SettingExpander) -> [String]? {
    var files: Set<String> = ["Info.plist"]
    if let executable = expander.value("EXECUTABLE_NAME"), executable.isComplete {
      files.insert(executable.text)
    }
    for phase in project.objects.objects("buildPhases", of: target.object) {
      switch phase.isa {
      case "PBXResourcesBuildPhase":
        guard let names = resources(of: phase) else { return nil }
        files.formUnion(names)
      case "PBXSourcesBuildPhase":
        // A file that isn't there is a source: a storyboard is compiled from this phase too.
        files.formUnion(resources(of: phase, isComplete: false)?.filter(Self.isCompiled) ?? [])
      case "PBXShellScriptBuildPhase":
        for path in phase.strings("outputPaths") {
          if let name = SettingOperator.file.apply(to: path) { files.insert(name) }
        }
      default: break
      }
    }
    for membership in memberships[target.object.id] ?? [] {
      guard let names = membership.resources(in: project) else { return nil }
      for name in names { files.formUnion(Self.built(name)) }
    }
    return files.sorted()
  }
}

// MARK: - Files that a phase lists

extension ResourceFiles {
  private func resources(of phase: ProjectObject, isComplete: Bool = true) -> [String]? {
    let objects = project.objects
    var names: [String] = []
    let files = objects.objects("files", of: phase)
    // A file that isn't there could have been any file.
    guard !isComplete || files.count == phase.strings("files").count else { return nil }
    for file in files {
      // A product of a Swift package has no reference.
      guard file.string("fileRef") != nil else { continue }
      guard let reference = objects.object("fileRef", of: file) else {
        if isComplete { return nil }
        continue
      }
      if reference.isa == "PBXVariantGroup" {
        for child in objects.objects("children", of: reference) {
          names += Self.built(child.string("path") ?? child.string("name") ?? "")
        }
      } else {
        names += Self.built(reference.string("path") ?? reference.string("name") ?? "")
      }
    }
    return names
  }

  /// Whether a file among the sources is compiled into a separate file in the bundle.
  private static func isCompiled(_ path: String) -> Bool {
    ["storyboard", "storyboardc", "xib", "nib", "car", "xcassets", "momd"]
      .contains(FilePlace.suffix(of: path))
  }

  /// Returns the names of a source in the bundle: of its path, only a language's folder is kept.
  private static func built(_ path: String) -> [String] {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return [] }
    var folder = ""
    if let parent = parts.dropLast().last, parent.hasSuffix(".lproj") { folder = parent + "/" }
    let source = folder + name
    let base = SettingOperator.base.apply(to: String(name)) ?? ""
    switch FilePlace.suffix(of: String(name)) {
    case "storyboard": return [source, folder + base + ".storyboardc"]
    case "xib": return [source, folder + base + ".nib"]
    case "xcassets": return [source, "Assets.car"]
    case "xcdatamodeld", "xcdatamodel": return [source, base + ".momd"]
    default: return [source]
    }
  }
}
