import Findings
import Foundation
import LessonChecks
import LessonModel
import Outcomes
import TestSupport
import Testing

/// Every step of every lesson keeps its promises; failures are reported at lines of the Markdown.
@Suite struct LessonTests {
  @Test func theCourseIsReadWithoutAFinding() throws {
    for finding in TheCourse.loaded.findings { record(finding) }
    #expect(!TheCourse.cases.isEmpty)
  }

  @Test(arguments: TheCourse.cases)
  func aStepKeepsItsPromises(_ test: LessonCase) async throws {
    let result = try await TheCourse.result(of: test)
    for finding in result.findings { record(finding) }
    try result.orSkip()
    #expect(result.passes)
  }

  private func record(_ finding: Finding) {
    let place = finding.range?.start ?? SourcePosition(line: 1, column: 1)
    Issue.record(
      Comment(rawValue: finding.message),
      sourceLocation: SourceLocation(
        fileID: "Lessons/\(URL(fileURLWithPath: finding.file).lastPathComponent)",
        filePath: Repository.root.appendingPathComponent(finding.file).path,
        line: place.line, column: place.column))
  }
}
