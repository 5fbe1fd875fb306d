import Findings

/// Messages of `tutor inspect`.
enum InspectionWords {
  static let abstract = "Say what an app's extensions declare, when they appear, and what is wrong."

  static let discussion = """
    PATH is an Info.plist, an .appex, .app, .xcarchive or .ipa, or the folder of an Xcode project.
    The findings come below the table of what each extension is offered for, on standard output too.
    With a second path, the output is what changed for users from the first to the second.

    Exit status: 0 if there is no error, 1 if there is one, 2 if something can't be read.
    """

  static let pathHelp = "What to inspect."
  static let newerHelp = "A newer version to compare with."
  static let sarifHelp = "Write the findings as SARIF, for code scanning."
  static let junitHelp = "Write the findings as JUnit XML, for test reports."

  static let comparisonAsReport = "a comparison has no findings to write as SARIF or JUnit"

  static let severalDocuments =
    "only one document can go to standard output; name a file for the others"

  static let pathRemedy =
    "name an Info.plist, an .appex, .app, .xcarchive or .ipa, or the folder of an Xcode project"

  // MARK: - Findings

  /// The code of a rule, and the kind of evidence for it.
  static func code(_ code: String, basis: String) -> String { "\(code) (\(basis))" }

  /// The target and apps of a finding: "VLC-ShareExtension in VLC-iOS and VLC-tvOS".
  static func target(_ target: String, in apps: [String]) -> String {
    apps.isEmpty ? target : "\(target) in \(listed(apps, "and"))"
  }

  /// What is wrong and what to do, for readers with a single field for both.
  static func whole(message: String, remedy: String?, basis: String?) -> String {
    let sentences = [message, remedy.map { "To do: \($0)" }, basis.map { "Basis: \($0)" }]
    return sentences.compactMap { $0 }.map { $0.hasSuffix("?") ? $0 : $0 + "." }
      .joined(separator: " ")
  }

  // MARK: - As JUnit XML

  static let suiteName = "tutor inspect"
  static let noFindings = "no findings"
}
