package import Findings

/// A configuration settings file that stands by itself, as in a lesson: nothing that it includes can be found.
package struct SettingsFile {
  /// Its assignments, the last one counting most.
  let settings: [BuildSetting]
  /// The lines that can't be understood, and what would have to be included.
  package let problems: [ReadingProblem]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - file: The file, as the reader should see it.
  ///   - start: The place in that file where the text begins.
  package init(_ text: String, file: String, start: SourcePosition) {
    let (read, problems) = ConfigurationFile.read(Array(text.utf8), file: file, start: start)
    var settings: [BuildSetting] = []
    var included: [ReadingProblem] = []
    for statement in read.statements {
      switch statement {
      case .setting(let setting): settings.append(setting)
      case .include(_, isOptional: true, _): break
      case .include(let path, _, let position):
        included.append(
          ReadingProblem(
            "xcconfig-not-found", isFatal: false, ConfigurationFileWords.includedNotHere(path),
            remedy: ConfigurationFileWords.includedNotHereRemedy, file: file, position: position))
      }
    }
    self.settings = settings
    self.problems = problems + included
  }
}
