import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What programs see of Foundation's files where Foundation on Linux behaves differently.
struct FileManagerTests {
  @Test(
    .shows(
      "URL.documentsDirectory", "URL.libraryDirectory", "URL.applicationSupportDirectory",
      "URL.cachesDirectory", "URL.downloadsDirectory",
      "FileManager.ubiquityIdentityToken", "FileManager.url(forUbiquityContainerIdentifier:)",
      "FileManager.isUbiquitousItem(at:)"))
  func filesAreReplacedAndFoundAsOnIOS() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        let manager = FileManager.default
        let home = NSHomeDirectory()
        func short(_ url: URL?) -> String {
          url?.path.replacingOccurrences(of: home, with: "~") ?? "none"
        }
        func file(_ name: String) -> URL { URL.documentsDirectory.appending(path: name) }
        func write(_ text: String, _ name: String) throws {
          try Data(text.utf8).write(to: file(name), options: [.atomic, .completeFileProtection])
        }
        func text(_ name: String) -> String {
          (try? String(contentsOf: file(name), encoding: .utf8)) ?? "none"
        }
        func code(_ body: () throws -> Void) -> Int {
          do { try body() } catch let error as NSError { return error.code }
          return 0
        }
        try write("old", "note"); try write("new", "fresh")
        try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file("note").path)
        let result = try manager.replaceItemAt(file("note"), withItemAt: file("fresh"))
        print(short(result), text("note"), text("fresh"))
        print(try manager.attributesOfItem(atPath: file("note").path)[.posixPermissions] as! Int == 0o640)
        try write("newer", "fresh")
        _ = try manager.replaceItemAt(
          file("note"), withItemAt: file("fresh"), backupItemName: "note.bak",
          options: [.withoutDeletingBackupItem, .usingNewMetadataOnly])
        print(text("note"), text("note.bak"))
        print(code { _ = try manager.replaceItemAt(file("none"), withItemAt: file("note")) })
        print(code { _ = try manager.replaceItemAt(file("note"), withItemAt: file("none")) })
        print(text("note"))
        for name in ["one", "two"] {
          try manager.createDirectory(at: file(name), withIntermediateDirectories: true)
          try write(name, name + "/" + name)
        }
        _ = try manager.replaceItemAt(file("one"), withItemAt: file("two"), backupItemName: "one.bak")
        print(try manager.contentsOfDirectory(atPath: file("one").path))
        print(try manager.contentsOfDirectory(atPath: file("").path).sorted())
        print(
          code { try manager.copyItem(at: file("note"), to: file("note.bak")) },
          code { try manager.moveItem(at: file("none"), to: file("x")) },
          code { try manager.copyItem(at: file("none"), to: file("x")) },
          code { _ = try Data(contentsOf: file("none")) },
          code { try Data().write(to: URL(fileURLWithPath: "/dev/full")) },
          code { try Data("x".utf8).write(to: URL(fileURLWithPath: "/dev/full")) })
        let folders = [URL.libraryDirectory, .applicationSupportDirectory, .cachesDirectory]
        print(folders.map(short), short(.downloadsDirectory))
        print(
          short(manager.urls(for: .libraryDirectory, in: .userDomainMask).first),
          manager.urls(for: .libraryDirectory, in: .systemDomainMask),
          NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, false))
        let support = try manager.url(
          for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        print(short(support), manager.fileExists(atPath: support.path))
        let places = try (0..<2).map { _ in
          try manager.url(
            for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: file("note"),
            create: true)
        }
        print(
          places[0] != places[1], places.allSatisfy { manager.fileExists(atPath: $0.path) },
          places.allSatisfy { $0.path.hasPrefix(home + "/tmp/") })
        print(
          manager.ubiquityIdentityToken == nil, short(manager.url(forUbiquityContainerIdentifier: nil)),
          manager.isUbiquitousItem(at: file("note")))
        """)
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Program") == """
        ~/Documents/note new none
        true
        newer new
        4
        4
        newer
        ["two"]
        ["note", "note.bak", "one"]
        516 4 260 260 0 640
        ["~/Library", "~/Library/Application Support", "~/Library/Caches"] ~/Downloads
        ~/Library [] ["~/Documents"]
        ~/Library/Application Support true
        true true true
        true none false

        """)
  }
}
