import AppBundles
import Findings
import LessonModel

extension Program.TargetFiles {
  /// The target's build settings: its .xcconfig files among what a new project has and what the lesson says.
  var settings: TargetSettings {
    TargetSettings(
      of: target.name, isApp: target.kind == .app,
      usual: ["MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1"],
      files: files.compactMap(\.settingsFile),
      own: [
        "PRODUCT_NAME": target.name, "PRODUCT_BUNDLE_IDENTIFIER": target.identifier,
        // The team of all lessons; the device knows it by this name, too.
        "AppIdentifierPrefix": "TUTOR12345.", "TeamIdentifierPrefix": "TUTOR12345.",
        "DEVELOPMENT_TEAM": "TUTOR12345",
      ])
  }
}

extension TargetSettings {
  /// Whether code may use nothing that is unavailable to extensions; without a word that is so.
  var requiresExtensionSafeAPI: Bool { value("APPLICATION_EXTENSION_API_ONLY") != "NO" }
}

extension Snippet {
  /// The file, read where it stands; `nil` where its name is no configuration settings file's.
  fileprivate var settingsFile: SettingsFile? {
    fileName.hasSuffix(".xcconfig") ? SettingsFile(text, file: file, start: start) : nil
  }

  /// The lines of a configuration settings file that can't be used, each at its place.
  var settingFindings: [Finding] {
    (settingsFile?.problems ?? []).map { problem in
      Finding(
        .buildSettings, BundleWords.unreadable(fileName, problem), file: file,
        range: problem.position.map { position in
          SourceRange(
            line: position.line, column: position.column,
            length: restOfLine(at: position).trimmed.utf8.count)
        } ?? infoRange, remedy: problem.remedy)
    }
  }
}
