import Foundation
import SitePages
import TestSupport
import Testing

/// What a build does to a folder.
@Suite struct SiteWriterTests {
  let folder: TemporaryFolder
  let writer: SiteWriter

  init() throws {
    folder = try TemporaryFolder()
    writer = SiteWriter(folder: folder.file("site"))
  }

  @Test func aSecondBuildTouchesWhatChangedAndRemovesWhatIsStale() throws {
    let first = try writer.write(["index.html": [1], "a/b.html": [2], "a/c/d.html": [3]])
    #expect(first.written == ["a/b.html", "a/c/d.html", "index.html"])
    try folder.write("mine", to: "site/a/notes.txt")
    let second = try writer.write(["index.html": [1], "a/b.html": [9]])
    #expect(second.written == ["a/b.html"])
    #expect(second.unchanged == 1)
    #expect(second.removed == ["a/c/d.html"])
    #expect(try folder.read("site/a/notes.txt") == "mine")
    #expect(!FileManager.default.fileExists(atPath: folder.file("site/a/c").path))
    #expect(try folder.read("site/.tutor-site") == "tutor site 1\na/b.html\nindex.html\n")
  }

  @Test func aFolderWithSomethingElseIsLeftAlone() throws {
    try folder.write("precious", to: "site/thesis.txt")
    #expect(throws: SiteWriter.Failure.notASite(writer.folder.path)) {
      try writer.write(["index.html": [1]])
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: writer.folder.path)
    #expect(names == ["thesis.txt"])
  }

  @Test func aFileInThePlaceOfTheFolderIsLeftAlone() throws {
    try folder.write("precious", to: "site")
    #expect(throws: SiteWriter.Failure.notASite(writer.folder.path)) {
      try writer.write(["index.html": [1]])
    }
    #expect(try folder.read("site") == "precious")
  }

  @Test func anEmptyFolderIsTaken() throws {
    try FileManager.default.createDirectory(
      at: writer.folder, withIntermediateDirectories: true)
    #expect(try writer.write(["index.html": [1]]).written == ["index.html"])
  }

  @Test(arguments: ["../out.html", "/out.html", "a/../../out.html", "a//b", "", ".tutor-site"])
  func noFileIsWrittenOutside(_ path: String) {
    #expect(throws: SiteWriter.Failure.outside(path)) { try writer.write([path: [1]]) }
    #expect(!FileManager.default.fileExists(atPath: folder.file("out.html").path))
  }

  @Test func neitherAForgedListNorASymbolicLinkLeadsOutside() throws {
    try folder.write("precious", to: "thesis.txt")
    try folder.write("precious", to: "other/thesis.txt")
    try folder.write(
      "tutor site 1\n../thesis.txt\nlink/thesis.txt\n", to: "site/.tutor-site")
    try FileManager.default.createSymbolicLink(
      at: folder.file("site/link"), withDestinationURL: folder.file("other"))
    #expect(try writer.write(["index.html": [1]]).removed == [])
    #expect(throws: SiteWriter.Failure.outside("link/a.html")) {
      try writer.write(["link/a.html": [1]])
    }
    #expect(try folder.read("thesis.txt") == "precious")
    #expect(try folder.read("other/thesis.txt") == "precious")
  }

  @Test func aBuildThatCannotWriteSaysWhere() throws {
    try writer.write(["a": [1]])
    #expect(throws: SiteWriter.Failure.self) { try writer.write(["a/b": [1]]) }
  }
}
