import CZlib
import Foundation
import SimulatedFoundation
import TestSupport
import Testing

@testable import AppBundles

/// A folder's data is a ZIP archive with the folder at the top.
struct FolderArchiveTests {
  let root: TemporaryFolder
  let book: URL

  init() throws {
    root = try TemporaryFolder()
    book = root.file("book")
    try root.write("once upon", to: "book/pages/1.txt")
    try root.write("", to: "book/empty")
    try FileManager.default.createSymbolicLink(
      atPath: book.path + "/link", withDestinationPath: "empty")
  }

  @Test(.shows("NSItemProvider.loadDataRepresentation(forTypeIdentifier:completionHandler:)"))
  func aFolderIsLoadedAsAnArchive() async throws {
    let provider = NSItemProvider(item: book as NSURL, typeIdentifier: "public.folder")
    let data = try #require(await archive(provider))
    #expect(try list(data) == ["book/empty", "book/pages/1.txt"])
  }

  @Test(.shows("NSItemProvider.loadDataRepresentation(forTypeIdentifier:completionHandler:)"))
  func anotherProcessIsGivenTheArchiveToo() async throws {
    try root.write(String(repeating: "x", count: 3 << 20), to: "book/large")
    let provider = NSItemProvider(item: book as NSURL, typeIdentifier: "public.folder")
    let data = try #require(await archive(OtherProcess().receive(provider)))
    #expect(try list(data).count == 3 && data.count > 3 << 20)
  }

  private func archive(_ provider: NSItemProvider) async -> Data? {
    await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.folder") { data, _ in
        continuation.resume(returning: data)
      }
    }
  }

  /// The files of an archive, without its folders; each is read and its checksum compared.
  private func list(_ data: Data) throws -> [String] {
    let archive = try ZipArchive(ByteSource(Array(data)), shownAs: "archive")
    for (name, entry) in archive.entries {
      let bytes = try archive.source(name).bytes(0..<entry.size)
      #expect(crc32(0, bytes, UInt32(bytes.count)) == UInt(entry.checksum))
    }
    return archive.entries.keys.sorted()
  }
}
