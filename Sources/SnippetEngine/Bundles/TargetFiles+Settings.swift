import AppBundles
import Findings
import LessonModel

extension Program.TargetFiles {
  /// The target's build settings: its .xcconfig files, combined with a new project's settings and
  /// the lesson's own.
  var settings: TargetSettings {
    TargetSettings(
      of: target.name, isApp: target.kind == .app,
      usual: ["MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1"],
      files: files.compactMap(\.settingsFile),
      own: [
        "PRODUCT_NAME": target.name, "PRODUCT_BUNDLE_IDENTIFIER": target.identifier,
        // All lessons have this team; the device knows it by the same name.
        "AppIdentifierPrefix": "TUTOR12345.", "TeamIdentifierPrefix": "TUTOR12345.",
        "DEVELOPMENT_TEAM": "TUTOR12345",
      ])
  }
}

extension TargetSettings {
  /// Whether code may use only extension-safe API, which is the default.
  var requiresExtensionSafeAPI: Bool { value("APPLICATION_EXTENSION_API_ONLY") != "NO" }
}

extension Snippet {
  /// The file as a settings file with places in the lesson; `nil` unless its name ends in
  /// .xcconfig.
  fileprivate var settingsFile: SettingsFile? {
    fileName.hasSuffix(".xcconfig") ? SettingsFile(text, file: file, start: start) : nil
  }

  /// The unusable lines of a configuration settings file, each at its place.
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
