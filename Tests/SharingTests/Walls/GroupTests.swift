import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// The containers of groups, and those of single apps.
struct GroupTests {
  /// Two apps; `groups` says what each is entitled to.
  private static func lesson(_ groups: [String], code: String, scene: String) -> String {
    let names = ["Reader", "Writer"]
    let targets = names.map { "  - {name: \($0), kind: app, identifier: com.example.\($0)}\n" }
    let apps = zip(names, groups).map { name, group in
      """

      ```swift file=App.swift target=\(name)
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          let manager = FileManager.default
          let group = manager.containerURL(forSecurityApplicationGroupIdentifier: "group.shared")
      \(code)
        }
      }
      ```

      ```xml file=\(name).entitlements target=\(name)
      <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
        <array><string>\(group)</string></array></dict></plist>
      ```

      """
    }
    return """
      ---
      format: 1
      id: sample
      title: Sample
      targets:
      \(targets.joined())---
      ## Step
      \(apps.joined())
      ```swift scene
      import ExtensionHost
      \(scene)
      ```
      """
  }

  @Test(.shows("FileManager.containerURL(forSecurityApplicationGroupIdentifier:)"))
  func aGroupsContainerComesWithItsFirstAppAndGoesWithItsLast() async throws {
    let lesson = Self.lesson(
      ["group.shared", "group.shared"],
      code: """
        print((try? manager.subpathsOfDirectory(atPath: group!.path).sorted()) ?? [])
        let name = Bundle.main.bundleIdentifier!
        try? name.write(to: group!.appendingPathComponent(name), atomically: true, encoding: .utf8)
        """,
      scene: """
        device.open("Reader")
        device.uninstall("Reader")
        device.open("Writer")
        device.uninstall("Writer")
        device.install("Reader")
        device.open("Reader")
        """)
    let outcome = try await Running.run(lesson).outcome
    #expect(
      outcome.text(of: "Reader") == """
        ["Library", "Library/Caches"]
        ["Library", "Library/Caches"]

        """)
    #expect(
      outcome.text(of: "Writer") == """
        ["Library", "Library/Caches", "com.example.Reader"]

        """)
  }

  @Test func aGroupWithoutItsPrefixIsRefused() async throws {
    let lesson = Self.lesson(
      ["group.shared", "shared"], code: "print(group != nil)", scene: #"device.open("Reader")"#)
    let outcome = try await Running.run(lesson).outcome
    #expect(outcome.text(of: "Reader") == "true\n")
    #expect(
      outcome.lines.contains(
        "Writer: is refused: Writer.app is entitled to the group 'shared', which doesn't begin with "
          + "'group.'"))
  }

  /// Where Foundation finds a process's own folders.
  @Test func aProcessesFoldersAreItsContainers() async throws {
    let lesson = Self.lesson(
      ["group.shared", "group.shared"],
      code: """
        let home = NSHomeDirectory()
        func tell(_ what: String, _ path: String?) {
          print(what, path?.hasPrefix(home) == true ? path!.dropFirst(home.count) : "elsewhere")
        }
        tell("home", manager.homeDirectoryForCurrentUser.path)
        tell("tmp", URL(fileURLWithPath: NSTemporaryDirectory()).path)
        tell("tmp", manager.temporaryDirectory.path)
        tell("here", manager.currentDirectoryPath)
        let folders: [FileManager.SearchPathDirectory] = [
          .documentDirectory, .cachesDirectory, .applicationSupportDirectory,
        ]
        for folder in folders {
          tell("urls", manager.urls(for: folder, in: .userDomainMask).first?.path)
          tell("url", try? manager.url(for: folder, in: .userDomainMask, appropriateFor: nil, create: true).path)
          tell("paths", NSSearchPathForDirectoriesInDomains(folder, .userDomainMask, true).first)
        }
        """,
      scene: #"device.open("Reader")"#)
    let outcome = try await Running.run(lesson).outcome
    let folders = ["/Documents", "/Library/Caches", "/Library/Application Support"]
    let lines = folders.flatMap { ["urls \($0)", "url \($0)", "paths \($0)"] }
    #expect(
      outcome.text(of: "Reader").split(separator: "\n").map(String.init)
        == ["home ", "tmp /tmp", "tmp /tmp", "here "] + lines)
  }
}
