/// Files that may be named by mistake, because they are about a project but aren't property lists.
enum SourceLanguage {
  /// Finds what is wrong with naming a file.
  ///
  /// - Parameter path: The file, as the reader sees it.
  /// - Returns: The problem; `nil` when its name raises no doubts.
  static func problem(with path: String) -> ReadingProblem? {
    let name = path.lastPathPart
    guard let language = languages[FilePlace.suffix(of: name)] else { return nil }
    let what =
      descriptions[name].map { "the description of \($0)" } ?? "written in \(language)"
    return ReadingProblem(
      "not-a-property-list", isFatal: true, "the file is \(what), not a property list",
      remedy: descriptions[name] == nil
        ? "name an Info.plist, an entitlements file, or the folder of a project"
        : "name the folder that it is in", file: path)
  }

  private static let languages = [
    "swift": "Swift", "m": "Objective-C", "mm": "Objective-C++", "h": "C", "yml": "YAML",
    "yaml": "YAML", "json": "JSON", "js": "JavaScript", "ts": "TypeScript", "rb": "Ruby",
    "py": "Python", "cs": "C#", "md": "Markdown",
  ]

  private static let descriptions = [
    "Project.swift": "a project for Tuist", "Workspace.swift": "a workspace for Tuist",
    "Package.swift": "a Swift package", "project.yml": "a project for XcodeGen",
    "project.yaml": "a project for XcodeGen",
  ]
}
