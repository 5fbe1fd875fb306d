import AppBundles
import BundleRules
import Foundation
import TestSupport
import Testing

struct ArchiveTests {
  private static let info = "Payload/Reader.app/Info.plist"
  private static let bomb = [UInt8](repeating: 32, count: 4 << 20)
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ bytes: [UInt8]) throws -> [String] {
    try folder.write(bytes, to: "Reader.ipa")
    return BundleReader.read(path: folder.file("Reader.ipa").path).summary(in: folder.path)
  }

  /// An archive of one app, changed by a test.
  private func archive(_ change: (inout ZipBytes) -> Void) -> [UInt8] {
    var zip = ZipBytes(.init(Self.info, SampleBundles.app("Reader")))
    change(&zip)
    return zip.bytes
  }

  private var app: [String] {
    ["app Reader.ipa/Payload/Reader.app, info Reader.ipa/\(Self.info), 1 files"]
  }

  @Test func everyWayOfPackingIsRead() throws {
    #expect(try read(archive { _ in }) == app)
    #expect(try read(archive { $0.files[0].isDeflated = false }) == app)
    #expect(try read(archive { $0.files[0].hasDescriptor = true }) == app)
    #expect(try read(archive { $0.isLarge = true }) == app)
    #expect(try read(archive { $0.files.insert(.init("Payload/", ""), at: 0) }) == app)
  }

  /// Dangerous and broken archives, and the problems that are reported.
  private static let bad:
    [(name: String, change: @Sendable (inout ZipBytes) -> Void, line: String)] = [
      (
        "path with ..", { $0.files.append(.init("Payload/../../etc/passwd", "x")) },
        "Reader.ipa: error: the path 'Payload/../../etc/passwd' in the archive leads out of the "
          + "archive with '..' [path-traversal]"
      ),
      (
        "path with .. and backslashes", { $0.files.append(.init("Payload\\..\\a", "x")) },
        "Reader.ipa: error: the path 'Payload\\..\\a' in the archive leads out of the archive with "
          + "'..' [path-traversal]"
      ),
      (
        "absolute path", { $0.files.append(.init("/etc/passwd", "x")) },
        "Reader.ipa: error: the path '/etc/passwd' in the archive is absolute [path-traversal]"
      ),
      (
        "path with a drive", { $0.files.append(.init("C:/a", "x")) },
        "Reader.ipa: error: the path 'C:/a' in the archive names a drive [path-traversal]"
      ),
      (
        "path with NUL", { $0.files.append(.init("a\u{0}b", "x")) },
        "Reader.ipa: error: the path 'a\u{FFFD}b' in the archive contains a NUL character "
          + "[path-traversal]"
      ),
      (
        "path without a name", { $0.files.append(.init("", "x")) },
        "Reader.ipa: error: the path '' in the archive is absolute [path-traversal]"
      ),
      (
        "same path twice", { $0.files.append($0.files[0]) },
        "Reader.ipa: error: the archive has two files with the path '\(info)' [duplicate-entry]"
      ),
      (
        "password", { $0.files[0].flags = 1 },
        "Reader.ipa/\(info): error: the file is protected by a password [encrypted-archive]"
      ),
      (
        "symbolic link", { $0.files[0].attributes = 0xA1FF },
        "Reader.ipa/\(info): error: the file is a symbolic link, which isn't followed [link-in-archive]"
      ),
      (
        "rare compression", { $0.files[0].method = 14 },
        "Reader.ipa/\(info): error: the file uses compression method 14, which isn't supported "
          + "[unknown-compression]"
      ),
      (
        "bomb",
        { $0.files[0] = .init(info, bomb) },
        "Reader.ipa/\(info): error: the file would expand from \(ZipBytes.deflated(bomb).count) "
          + "bytes to 4194304 or more [zip-bomb]"
      ),
      (
        "bomb that claims to be small",
        {
          $0.files[0] = .init(info, bomb)
          $0.files[0].claimedSize = 1000
        },
        "Reader.ipa: error: the archive is damaged: '\(info)' doesn't decompress to the size it "
          + "claims [damaged-archive]"
      ),
      (
        "list that is too large",
        {
          $0.files[0].claimedSize = 40 << 20
          $0.files[0].bytes = Array(
            (0..<(300_000)).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) })
        },
        "Reader.ipa/\(info): error: the file has 41943040 bytes; the limit for property lists is "
          + "33554432 [too-large]"
      ),
      (
        "size that is too large", { $0.files[0].claimedSize = 1000 },
        "Reader.ipa: error: the archive is damaged: the checksum of '\(info)' is wrong [damaged-archive]"
      ),
      (
        "wrong checksum", { $0.files[0].checksum = 1 },
        "Reader.ipa: error: the archive is damaged: the checksum of '\(info)' is wrong [damaged-archive]"
      ),
      (
        "wrong checksum of what isn't compressed",
        {
          $0.files[0].isDeflated = false
          $0.files[0].checksum = 1
        },
        "Reader.ipa: error: the archive is damaged: the checksum of '\(info)' is wrong [damaged-archive]"
      ),
      (
        "two names", { $0.files[0].localName = "Payload/Reader.app/Other.plist" },
        "Reader.ipa: error: the archive is damaged: '\(info)' has a different name in its own "
          + "header [damaged-archive]"
      ),
      (
        "wrong place", { $0.files[0].claimedOffset = 5 },
        "Reader.ipa: error: the archive is damaged: '\(info)' isn't where it should be [damaged-archive]"
      ),
      (
        "place beyond the end", { $0.files[0].claimedOffset = 1 << 30 },
        "Reader.ipa: error: the archive is damaged: its list of files is broken [damaged-archive]"
      ),
      (
        "place at the largest number",
        {
          $0.isLarge = true
          $0.files[0].claimedOffset = .max
        },
        "Reader.ipa: error: the archive is damaged: its list of files is broken [damaged-archive]"
      ),
      (
        "no app", { $0.files[0].name = "readme" },
        "Reader.ipa: error: the archive contains no app [no-bundles]"
      ),
    ]

  @Test(arguments: bad.map(\.name))
  func badArchiveIsReported(name: String) throws {
    let example = try #require(Self.bad.first { $0.name == name })
    #expect(try read(archive(example.change)) == [example.line])
  }

  @Test func cutArchiveIsReported() throws {
    let whole = archive { $0.isLarge = true }
    for length in [4, 20, 100, whole.count - 40, whole.count - 1] {
      let lines = try read(Array(whole[..<length]))
      #expect(
        lines == ["Reader.ipa: error: the archive is damaged: its end is missing [damaged-archive]"]
      )
    }
  }

  @Test func wrongNumbersInAnArchiveAreNeverFollowed() throws {
    for isLarge in [false, true] {
      let whole = archive { $0.isLarge = isLarge }
      for offset in whole.indices {
        var changed = whole
        changed[offset] ^= 0xFF
        #expect(!(try read(changed)).isEmpty)
      }
    }
  }
}
