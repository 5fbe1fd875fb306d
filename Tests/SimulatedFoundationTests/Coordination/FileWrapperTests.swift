import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Files and folders in memory.
struct FileWrapperTests {
  @Test(
    .shows(
      "FileWrapper.init(regularFileWithContents:)", "FileWrapper.init(url:options:)",
      "FileWrapper.init(directoryWithFileWrappers:)",
      "FileWrapper.init(symbolicLinkWithDestinationURL:)",
      "FileWrapper.write(to:options:originalContentsURL:)", "FileWrapper.regularFileContents",
      "FileWrapper.fileWrappers", "FileWrapper.symbolicLinkDestinationURL",
      "FileWrapper.isDirectory", "FileWrapper.isRegularFile", "FileWrapper.isSymbolicLink",
      "FileWrapper.matchesContents(of:)", "FileWrapper.preferredFilename", "FileWrapper.filename",
      "FileWrapper.fileAttributes"))
  func aFolderIsWrittenAndRead() throws {
    let folder = try TemporaryFolder()
    let file = FileWrapper(regularFileWithContents: Data("a".utf8))
    let link = FileWrapper(symbolicLinkWithDestinationURL: folder.file("book/a"))
    let book = FileWrapper(directoryWithFileWrappers: ["a": file, "l": link])
    #expect(file.preferredFilename == "a" && file.isRegularFile && book.isDirectory)
    let place = folder.file("book")
    try book.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    #expect(file.filename == "a")
    let read = try FileWrapper(url: place)
    #expect(read.filename == "book" && read.preferredFilename == "book")
    #expect(read.fileWrappers?["a"]?.regularFileContents == Data("a".utf8))
    #expect(read.fileWrappers?["l"]?.isSymbolicLink == true)
    #expect(
      read.fileWrappers?["l"]?.symbolicLinkDestinationURL?.path == folder.file("book/a").path)
    #expect(read.fileAttributes["NSFileType"] as? FileAttributeType == .typeDirectory)
    #expect(read.matchesContents(of: place))
    try folder.write("b", to: "book/a")
    #expect(!read.matchesContents(of: place))
    #expect(throws: (any Error).self) { try FileWrapper(url: folder.file("none")) }
    #expect(book.regularFileContents == nil && file.fileWrappers == nil)
  }

  @Test(
    .shows(
      "FileWrapper.addFileWrapper(_:)",
      "FileWrapper.addRegularFile(withContents:preferredFilename:)",
      "FileWrapper.removeFileWrapper(_:)", "FileWrapper.keyForChildFileWrapper(_:)"))
  func whatIsInAFolderHasNamesOfItsOwn() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a") == "a")
    let second = FileWrapper(regularFileWithContents: Data())
    second.preferredFilename = "a"
    let name = folder.addFileWrapper(second)
    #expect(name != "a" && folder.keyForChildFileWrapper(second) == name)
    folder.removeFileWrapper(second)
    #expect(folder.fileWrappers?.keys.sorted() == ["a"])
    #expect(folder.keyForChildFileWrapper(second) == nil)
  }
}
