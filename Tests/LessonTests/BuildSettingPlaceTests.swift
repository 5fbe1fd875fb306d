import Findings
import LessonModel
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

@testable import LessonChecks

/// A mistake in a target's build settings is shown where it is in the lesson.
@Suite struct BuildSettingPlaceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var settings: String
    /// What is shown; the settings begin at line 17 of the lesson.
    var text: String
  }

  /// A lesson with one app and these settings.
  private func markdown(_ settings: String) -> String {
    """
    ---
    format: 1
    id: sample
    title: Sample
    targets:
      - {name: Reader, kind: app, identifier: com.example.Reader}
    ---
    ## Step

    ```swift file=App.swift target=Reader
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    ```


    ```xcconfig file=Reader.xcconfig target=Reader
    \(settings)
    ```
    """
  }

  @Test(arguments: [
    Case(
      testDescription: "a line that sets nothing",
      settings: "// Settings\n  APPLICATION_EXTENSION_API_ONLY",
      text: """
        lesson.md:18:3: error: 'Reader.xcconfig' can't be read: this line sets nothing: it has no '='
        18 |   APPLICATION_EXTENSION_API_ONLY
           |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = help: write the line as NAME = value, or remove it

        """),
    Case(
      testDescription: "a file that isn't there",
      settings: "#include? \"Secrets.xcconfig\"\n#include \"Common.xcconfig\"",
      text: """
        lesson.md:18:1: error: 'Reader.xcconfig' can't be read: the included file 'Common.xcconfig' can't be read here
        18 | #include "Common.xcconfig"
           | ^~~~~~~~~~~~~~~~~~~~~~~~~~
           = help: write its settings into this file, or write '#include?' if it may be missing

        """),
    Case(testDescription: "settings, which are no mistake", settings: "A = 1 // one\n", text: ""),
  ])
  func aBrokenSettingIsShownAtItsOwnLine(_ sample: Case) async throws {
    let markdown = markdown(sample.settings)
    let program = try #require(Running.programs(markdown).first)
    let findings = try await Running.run(program).findings.map(LessonPlaces(program).finding)
    let source = SourceLines(markdown)
    #expect(findings.map { $0.text { _ in source } }.joined() == sample.text)
  }
}
