import DeviceEvents
import Findings
import LessonModel
import Outcomes
import TestSupport
import Testing

@testable import LessonChecks

/// From a program's own places to the lesson's.
@Suite struct LessonPlacesTests {
  static let lesson = """
    ---
    format: 1
    id: sample
    title: Sample
    targets:
      - name: Reader
        kind: app
        identifier: com.example.Reader
    ---
    ## Step

    ```swift file=AppDelegate.swift target=Reader
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    ```

    ```swift scene
    print(1)
    print(2)
    ```
    """

  private static func program() throws -> Program {
    let (lesson, findings) = LessonParser.parse(lesson, file: "a/lesson.md")
    try #require(findings.isEmpty, "\(findings)")
    return try #require(lesson?.steps.first?.programs.first)
  }

  @Test(arguments: [
    ("Reader/AppDelegate.swift", 1, 8, "13:8"), ("Reader/AppDelegate.swift", 2, 1, "14:1"),
    // A message about the end of a file points to the line after its last one.
    ("Reader/AppDelegate.swift", 3, 1, "15:1"), ("Scene/main.swift", 2, 7, "19:7"),
  ])
  func aPlaceInAFileIsALineOfItsBlock(
    _ file: String, _ line: Int, _ column: Int, _ expected: String
  ) throws {
    let place = try #require(
      LessonPlaces(Self.program())
        .place(of: SourcePosition(line: line, column: column), in: file))
    #expect(place.file == "a/lesson.md")
    #expect("\(place.position.line):\(place.position.column)" == expected)
  }

  @Test(arguments: [
    ("Reader/AppDelegate.swift", 4), ("Reader/AppDelegate.swift", 0), ("Reader/Other.swift", 1),
    ("Program/main.swift", 1), ("a/lesson.md", 13),
  ])
  func whatIsNotTheAuthorsHasNoPlace(_ file: String, _ line: Int) throws {
    let places = LessonPlaces(try Self.program())
    #expect(places.place(of: SourcePosition(line: line, column: 1), in: file) == nil)
  }

  @Test func aBlockInAListStandsAtItsColumn() throws {
    var program = try Self.program()
    program.main?.start = SourcePosition(line: 30, column: 4)
    let place = LessonPlaces(program)
      .place(of: SourcePosition(line: 2, column: 7), in: "Scene/main.swift")
    #expect(place?.position == SourcePosition(line: 31, column: 10))
  }

  /// The files of an exercise belong to the learner.
  @Test func aCrashInALearnersFileStandsInThatFile() throws {
    var program = try Self.program()
    program.targets[0].files[0].file = "Workspace/sample/AppDelegate.swift"
    program.targets[0].files[0].start = SourcePosition(line: 1, column: 1)
    let place = Place(file: "Reader/AppDelegate.swift", line: 2)
    let outcome = Outcome(events: [
      Event(sequence: 1, process: "Reader", action: .launched(.containingApp)),
      Event(
        sequence: 2, process: "Reader",
        action: .ended(.crashed(signal: "SIGILL", message: "Fatal error", place: place))),
    ])
    let findings = ProgramCheck(
      program: program, expectations: [], outcome: outcome, file: "a/lesson.md"
    ).findings
    #expect(findings.map(\.file) == ["Workspace/sample/AppDelegate.swift"])
    #expect(findings.map(\.range?.start.line) == [2])
  }
}
