import Foundation
import TestSupport
import Testing

/// Where tests look for files and leave them.
@Suite struct PlaceTests {
  @Test func aTemporaryFolderIsRemovedWithWhatIsInIt() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(folder?.path)
    try folder?.write("text", to: "inner/file.txt")
    #expect(try folder?.read("inner/file.txt") == "text")
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func temporaryFoldersAreApart() throws {
    let (one, two) = (try TemporaryFolder(), try TemporaryFolder())
    #expect(one.path != two.path)
  }

  @Test func theRootOfTheRepositoryHoldsThePackage() throws {
    #expect(try Repository.read("Package.swift").contains("swift-tools-version"))
    let files = Repository.files(in: "Sources", suffixes: [".swift"])
    #expect(files.contains("Sources/TestSupport/Repository.swift"))
  }

  @Test func theTestProgramLiesAmongTheBuildProducts() throws {
    let folder = try BuildProducts.folder()
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("Modules").path))
    #expect(throws: BuildProducts.Missing.self) {
      try BuildProducts.executable("no-such-program")
    }
  }
}
