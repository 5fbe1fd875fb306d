import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// The device, which has no wall, doesn't follow links that a program puts into its own container.
@Suite struct LinkedFolderTests {
  /// An app that puts links where the device is about to write; `other` is the scene's container.
  private static func lesson(_ links: String, scene: String) -> ShareLesson {
    var lesson = ShareLesson()
    lesson.appKeys = """
      <key>CFBundleDocumentTypes</key><array><dict>
        <key>LSHandlerRank</key><string>Owner</string>
        <key>LSItemContentTypes</key><array><string>public.plain-text</string></array></dict></array>
      """
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let home = NSHomeDirectory()
          let other = (home as NSString).deletingLastPathComponent + "/Scene/Documents"
          let manager = FileManager.default
          \(links)
          return true
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      import Foundation
      let documents = NSHomeDirectory() + "/Documents"
      device.open("Reader")
      \(scene)
      print(try FileManager.default.contentsOfDirectory(atPath: documents))
      """
    return lesson
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var links: String
    /// What the scene prints; it ends where something can't be done.
    var printed: String
  }

  @Test(arguments: [
    Case(
      testDescription: "a link that leads nowhere, named as the file",
      links: """
        try? manager.createDirectory(atPath: home + "/Documents/Inbox", withIntermediateDirectories: true)
        try? manager.createSymbolicLink(
          atPath: home + "/Documents/Inbox/note.txt", withDestinationPath: other + "/note.txt")
        """, printed: "Reader\n[]\n"),
    Case(
      testDescription: "a link instead of the inbox",
      links: """
        try? manager.createSymbolicLink(
          atPath: home + "/Documents/Inbox", withDestinationPath: other)
        """, printed: ""),
    Case(
      testDescription: "a link instead of the folder around it",
      links: """
        try? manager.removeItem(atPath: home + "/Documents")
        try? manager.createSymbolicLink(atPath: home + "/Documents", withDestinationPath: other)
        """, printed: ""),
  ])
  func whatComesByAirDropStaysInTheAppsContainer(_ test: Case) async throws {
    let lesson = Self.lesson(
      test.links, scene: #"print(device.airDrop(.file(Data("x".utf8), name: "note.txt")) ?? "-")"#)
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == test.printed)
    let refusal = "'note.txt' can't be put into the container of 'Reader'"
    #expect(outcome.lines.contains { $0.contains(refusal) } == test.printed.isEmpty)
  }

  @Test func aLaunchMakesNoFoldersBehindALink() async throws {
    let lesson = Self.lesson(
      """
      try? manager.removeItem(atPath: home + "/Library")
      try? manager.createSymbolicLink(atPath: home + "/Library", withDestinationPath: other)
      """,
      scene: """
        device.open("Reader").kill()
        device.open("Reader")
        """)
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == "[]\n")
  }
}
