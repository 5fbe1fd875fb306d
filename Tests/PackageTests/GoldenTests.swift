import Foundation
import TestSupport
import Testing

@Suite struct GoldenTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aTextThatIsTheSameIsFine() throws {
    try folder.write("a\n", to: "page.html")
    #expect(golden().failure(of: "a\n", in: "page.html") == nil)
  }

  @Test func aMissingFileIsWrittenAndFails() throws {
    let failure = golden().failure(of: "a\n", in: "new/page.html")
    #expect(
      failure
        == "\(folder.path)/new/page.html did not exist and was written: read it and run again")
    #expect(try folder.read("new/page.html") == "a\n")
    #expect(golden().failure(of: "a\n", in: "new/page.html") == nil)
  }

  @Test func aDifferenceFailsAndChangesNothing() throws {
    try folder.write("a\n", to: "page.html")
    #expect(
      golden().failure(of: "b\n", in: "page.html") == """
        \(folder.path)/page.html differs (- expected, + got); TUTOR_RECORD=1 rewrites it
        @@ line 1 @@
        - a
        + b
        """)
    #expect(try folder.read("page.html") == "a\n")
  }

  @Test func recordingRewrites() throws {
    try folder.write("a\n", to: "page.html")
    #expect(golden(records: true).failure(of: "b\n", in: "page.html") == nil)
    #expect(golden(records: true).failure(of: "c\n", in: "new.html") == nil)
    #expect(try folder.read("page.html") == "b\n")
    #expect(try folder.read("new.html") == "c\n")
  }

  @Test func aFileThatCannotBeWrittenIsAFailure() throws {
    try folder.write("a file, not a folder", to: "page")
    let failure = try #require(golden().failure(of: "a\n", in: "page/inner.html"))
    #expect(failure.hasPrefix("\(folder.path)/page/inner.html can't be written: "))
  }

  @Test func filesThatNoTestExpectsAreOrphans() throws {
    for path in ["a.html", "b.html", "inner/c.html", "inner/d.html", ".hidden"] {
      try folder.write("", to: path)
    }
    let orphans = golden().orphans(besides: ["a.html", "inner/d.html"])
    #expect(orphans == [".hidden", "b.html", "inner/c.html"])
    #expect(Golden(folder: folder.file("none")).orphans(besides: []) == [])
  }

  @Test func expectationsThatHoldRecordNothing() throws {
    try folder.write("a\n", to: "page.html")
    try folder.write("a\n", to: "inner/page.html")
    golden().expect("a\n", in: "page.html")
    golden().expectNothing(besides: ["page.html", "inner/page.html"])
  }

  private func golden(records: Bool = false) -> Golden {
    Golden(folder: folder.url, records: records)
  }
}
