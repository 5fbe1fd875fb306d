import Foundation
import LessonChecks
import LessonModel
import Outcomes
import TestSupport
import Testing

/// The lesson that the README shows is run like every other.
@Suite struct ReadmeTests {
  @Test func theSampleKeepsItsPromises() async throws {
    let readme = try Repository.read("README.md")
    let mark = try #require(readme.range(of: "<!-- sample: lesson -->\n````markdown\n"))
    let rest = readme[mark.upperBound...]
    let sample = rest[..<(try #require(rest.range(of: "````\n"))).lowerBound]
    let (lesson, findings) = LessonParser.parse(String(sample), file: "README.md")
    #expect(findings.isEmpty)
    let results = try await TheCourse.checker().check(try #require(lesson))
    #expect(results.flatMap(\.findings).isEmpty)
    #expect(results.contains { !$0.outcomes.isEmpty })
  }
}
