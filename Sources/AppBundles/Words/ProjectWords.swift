import Findings

/// What reading the files of an Xcode project says.
enum ProjectWords {
  static let noSuchFolder = "there is no such folder"
  static let noProject = "there is no Xcode project in this folder"
  static let noProjectRemedy = "name the folder that holds the .xcodeproj"
  static func noProject(only tool: ProjectTool) -> String {
    "\(noProject), only \(ProjectToolWords.finding(tool))"
  }

  static let noBundles = "the project has no app or extension target"
  static let noBundlesRemedy = "name the folder of the app's project"

  /// Says that only Info.plists were read, since there is no project; a tool may have to make it.
  static func onlyLists(_ count: Int, without tool: ProjectTool?) -> String {
    "\(tool.map { noProject(only: $0) } ?? noProject): \(listsRead(count))"
  }
  /// Says that Info.plists were read that no project names, though projects may build other things.
  static func listsBesides(_ count: Int, hasBundles: Bool) -> String {
    let reason =
      hasBundles
      ? "no project here names all extensions" : "no project here builds an app or an extension"
    return "\(reason): \(listsRead(count))"
  }
  static let onlyListsRemedy = "name the folder that holds the .xcodeproj, if there is one"

  private static func listsRead(_ count: Int) -> String {
    let lists =
      count == 1
      ? "the Info.plist of one extension was read"
      : "the Info.plists of \(count) extensions were read"
    return "\(lists), without what a build adds"
  }

  static let workspaceUnreadable = "the workspace's list of projects can't be read"
  static let workspaceUnreadableRemedy =
    "restore it from version control, or name the project instead"
}

// Files.
extension ProjectWords {
  static let checkPathRemedy = "check the path in the project's build settings"

  static let notAFile = "this is a folder or a device, not a file"

  static func tooLarge(atMost megabytes: Int) -> String {
    "the file is larger than \(megabytes) MB; no project has a property list this large"
  }
  static let tooLargeRemedy = "check that this is the right file"

  static let settingsTooLarge =
    "the build settings expand to so much text that some are left as they are written"
  static let settingsTooLargeRemedy = "look for settings that grow with every '$(inherited)'"

  static func moreProblems(_ count: Int) -> String {
    "there are \(count) more problems in this project"
  }
  static let moreProblemsRemedy = "fix the first ones and read the project again"
}

// Objects.
extension ProjectWords {
  static let noObjects = "the file has no 'objects', so it isn't an Xcode project"
  static let noObjectsRemedy = "restore it from version control, or open and save it in Xcode"

  static let noRoot = "'rootObject' doesn't refer to a PBXProject"
  static let noRootRemedy = "restore the file from version control, or open and save it in Xcode"

  static let tooManyReferences =
    "the objects of the project have too many references; long lists are cut off"
  static let tooManyReferencesRemedy = "name a smaller project"

  static func missingObject(_ id: String, at key: String, of owner: ProjectObject) -> String {
    "'\(key)' of \(name(of: owner)) refers to the object \(cropped(id)), which isn't in the file"
  }
  static let missingObjectRemedy =
    "remove the reference, or restore the object from version control"

  static func groupInItself(_ name: String) -> String {
    "the group of \(quoted(name)) contains itself"
  }
  static let groupInItselfRemedy = "move one of the groups out of the other"

  private static func name(of object: ProjectObject) -> String {
    let name = object.string("name") ?? object.string("path") ?? object.id
    return "\(cropped(object.isa)) \(quoted(name))"
  }
}

// Configurations, and what is built.
extension ProjectWords {
  static func noConfiguration(_ wanted: String, in target: String, read: String) -> String {
    "the target \(quoted(target)) has no configuration \(quoted(wanted)); \(quoted(read)) was read "
      + "instead"
  }
  static let noConfigurationRemedy = "add the configuration to the target, or choose another"

  static func noConfiguration(_ wanted: String?) -> String {
    "the project has no build configuration\(wanted.map { " \(quoted($0))" } ?? "")"
  }
  static func noConfigurationRemedy(_ names: [String]) -> String {
    names.isEmpty
      ? "restore the project from version control"
      : "choose one of \(quotedList(names, atMost: 20))"
  }

  static func tooManyTargets(_ count: Int, atMost most: Int) -> String {
    "the project has \(count) apps and extensions; the first \(most) are read"
  }

  static func extensionNotFound(_ name: String, copiedBy app: String) -> String {
    "\(quoted(app)) copies \(quoted(name)), which no target here builds"
  }
  static let extensionNotFoundRemedy =
    "remove it from the copy-files phase, or read the project that builds it too"
}
