import Foundation
import LessonModel
import Outcomes
import TestSupport
import Testing

/// What one program of a build has run, the others take from the cache.
@Suite struct SharedOutcomesTests {
  @Test func theToolTakesFromTheCacheWhatTheTestsHaveRun() async throws {
    let test = try #require(TheCourse.cases.first { $0.step.programs.count == 1 })
    let result = try await TheCourse.result(of: test)
    try #require(result.passes)

    let folder = try TemporaryFolder()
    let output = try folder.write("", to: "output.txt")
    let tutor = Process()
    tutor.executableURL = try BuildProducts.executable("tutor")
    tutor.arguments = ["test", test.description]
    tutor.environment = ["TUTOR_ROOT": Repository.root.path, "LANG": "C.UTF-8"].merging(
      ProcessInfo.processInfo.environment.filter { $0.key == "PATH" }
    ) { _, new in new }
    tutor.standardInput = FileHandle.nullDevice
    tutor.standardOutput = try FileHandle(forWritingTo: output)
    try tutor.run()
    tutor.waitUntilExit()
    #expect(
      try String(contentsOf: output, encoding: .utf8) == """
        ok     \(test.description) (cached)
        1 passed, 0 failed (1 of 1 programs cached)

        """)
  }
}
