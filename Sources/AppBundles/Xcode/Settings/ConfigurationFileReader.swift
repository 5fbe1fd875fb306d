import Findings

/// Follows the includes of configuration settings files.
///
/// An included file is looked for beside the file that names it, then in the project's folder.
/// Includes that form a circle, are too deep or too many are cut off with a problem, so a file that
/// includes itself twice can't keep the reader busy.
struct ConfigurationFileReader {
  /// Reads files and collects problems.
  let files: ProjectFiles
  /// The project's folder, the second place to look for an included file.
  let projectFolder: FilePlace

  private static let greatestDepth = 32
  private static let mostIncludes = 500
  private static let mostSettings = 50_000

  /// Reads a file with all that it includes.
  ///
  /// - Parameters:
  ///   - place: The place of the file.
  ///   - user: The project file, to which a missing file is reported.
  /// - Returns: The assignments in order of increasing priority.
  func settings(in place: FilePlace, for user: FilePlace) -> [BuildSetting] {
    let place = place.located
    guard let file = files.configuration(place) else {
      files.report(
        ReadingProblem(
          "xcconfig-not-found", isFatal: false, ConfigurationFileWords.unreadable(place),
          remedy: ConfigurationFileWords.unreadableRemedy, file: user.shown))
      return []
    }
    var progress = Progress(open: [place])
    follow(file, at: place, &progress)
    return progress.settings
  }

  /// The progress of reading one file.
  private struct Progress {
    var settings: [BuildSetting] = []
    /// The files that are being read, the innermost last.
    var open: [FilePlace]
    var includes = 0
  }

  private func follow(_ file: ConfigurationFile, at place: FilePlace, _ progress: inout Progress) {
    for statement in file.statements where progress.settings.count < Self.mostSettings {
      switch statement {
      case .setting(let setting): progress.settings.append(setting)
      case .include(let path, let isOptional, let position):
        guard let next = included(path, isOptional, from: place, at: position, &progress) else {
          continue
        }
        progress.open.append(next.place)
        follow(next.file, at: next.place, &progress)
        progress.open.removeLast()
      }
    }
  }

  private func included(
    _ path: String, _ isOptional: Bool, from place: FilePlace, at position: SourcePosition,
    _ progress: inout Progress
  ) -> (file: ConfigurationFile, place: FilePlace)? {
    // A path like <DEVELOPER_DIR>/Makefiles/… leads into Xcode itself.
    if path.hasPrefix("<") { return nil }
    progress.includes += 1
    guard progress.includes <= Self.mostIncludes, progress.open.count < Self.greatestDepth else {
      files.report(
        ReadingProblem(
          "xcconfig-includes", isFatal: false, ConfigurationFileWords.tooManyIncludes,
          remedy: ConfigurationFileWords.tooManyIncludesRemedy, file: place.shown,
          position: position))
      return nil
    }
    for folder in [place.parent, projectFolder] {
      let next = folder.appending(path).located
      if progress.open.contains(next) {
        files.report(
          ReadingProblem(
            "xcconfig-cycle", isFatal: false, ConfigurationFileWords.includesItself(by: path),
            remedy: ConfigurationFileWords.includesItselfRemedy, file: place.shown,
            position: position))
        return nil
      }
      if let file = files.configuration(next) { return (file, next) }
    }
    if !isOptional {
      files.report(
        ReadingProblem(
          "xcconfig-not-found", isFatal: false, ConfigurationFileWords.includedUnreadable(path),
          remedy: ConfigurationFileWords.includedUnreadableRemedy, file: place.shown,
          position: position))
    }
    return nil
  }
}
