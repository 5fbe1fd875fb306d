/// Files that may be named by mistake, because they are about a project but aren't property lists.
enum SourceLanguage {
  /// Finds what is wrong with naming a file.
  ///
  /// - Parameter path: The file, as the reader sees it.
  /// - Returns: The problem; `nil` when its name raises no doubts.
  static func problem(with path: String) -> ReadingProblem? {
    let name = path.lastPathPart
    guard let language = languages[FilePlace.suffix(of: name)] else { return nil }
    if let description = ProjectDescription(rawValue: name) {
      return problem(
        BundleWords.describes(description), remedy: BundleWords.describesRemedy, file: path)
    }
    return problem(
      BundleWords.written(in: language), remedy: BundleWords.writtenRemedy, file: path)
  }

  private static func problem(
    _ message: String, remedy: String, file: String
  ) -> ReadingProblem {
    ReadingProblem("not-a-property-list", isFatal: true, message, remedy: remedy, file: file)
  }

  private static let languages = [
    "swift": "Swift", "m": "Objective-C", "mm": "Objective-C++", "h": "C", "yml": "YAML",
    "yaml": "YAML", "json": "JSON", "js": "JavaScript", "ts": "TypeScript", "rb": "Ruby",
    "py": "Python", "cs": "C#", "md": "Markdown",
  ]
}

/// Files from which tools make Xcode projects, by their names.
enum ProjectDescription: String {
  case tuistProject = "Project.swift"
  case tuistWorkspace = "Workspace.swift"
  case swiftPackage = "Package.swift"
  case xcodeGenProject = "project.yml"
  case xcodeGenProjectLong = "project.yaml"
}
