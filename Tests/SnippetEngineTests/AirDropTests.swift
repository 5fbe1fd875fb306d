import Foundation
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What arrives by AirDrop: who gets it, and who never does.
@Suite struct AirDropTests {
  private static func documents(_ type: String, rank: String = "Owner") -> String {
    """
    <key>CFBundleDocumentTypes</key><array><dict>
      <key>LSHandlerRank</key><string>\(rank)</string>
      <key>LSItemContentTypes</key><array><string>\(type)</string></array></dict></array>
    """
  }
  private static let scheme = """
    <key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleURLSchemes</key><array><string>reader</string></array></dict></array>
    """

  /// An app that prints what it gets; the extension declares the same as the app.
  private func lesson(_ declared: String, app: String? = nil, scene: String) -> ShareLesson {
    var lesson = ShareLesson()
    lesson.appKeys = app ?? declared
    lesson.moreKeys = declared
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          print("launched:", (launchOptions?[.url] as? URL)?.lastPathComponent ?? "nothing")
          return true
        }
        func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
          print(url.isFileURL ? url.pathComponents.suffix(3).joined(separator: "/") : "\\(url)")
          print(options[.sourceApplication] ?? "nobody", options[.openInPlace] ?? "")
          if url.isFileURL {
            print((try? Data(contentsOf: url))?.count ?? 0, "bytes")
            let folder = url.deletingLastPathComponent()
            if url.lastPathComponent.hasSuffix("-1.txt") { try? FileManager.default.removeItem(at: url) }
            print((try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? [])
          }
          return true
        }
      }
      """
    lesson.scene = "import ExtensionHost\n" + scene
    return lesson
  }

  private static let leftOut =
    "Share: isn't asked: an extension can't receive by AirDrop, only an app (documented)"

  @Test(
    .shows(
      "UIApplication.OpenURLOptionsKey.openInPlace", "UIApplication.LaunchOptionsKey.url",
      "UIApplicationDelegate.application(_:open:options:)"))
  func aFileGoesToTheAppThatDeclaresItsTypeAndNeverToItsExtension() async throws {
    let outcome = try await Running.run(
      lesson(
        Self.documents("public.plain-text"),
        scene: """
          for text in ["one", "two more"] {
            print(device.airDrop(.file(Data(text.utf8), name: "note.txt")) ?? "nobody")
          }
          """
      ).markdown
    ).outcome
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Reader") == """
        launched: note.txt
        Documents/Inbox/note.txt
        nobody false
        3 bytes
        ["note.txt"]
        Documents/Inbox/note-1.txt
        nobody false
        8 bytes
        ["note.txt"]

        """)
    #expect(outcome.text(of: "Scene") == "Reader\nReader\n")
    #expect(
      outcome.lines.filter { $0.contains("AirDrop") || $0.contains("Inbox/note.txt") } == [
        Self.leftOut, "Device: receives note.txt by AirDrop for Reader",
        "Reader: receives Documents/Inbox/note.txt",
        "Reader: prints \"Documents/Inbox/note.txt\\n\"",
        Self.leftOut, "Device: receives note.txt by AirDrop for Reader",
      ])
    #expect(!outcome.lines.contains("Share: is launched as an extension"))
  }

  @Test func aSchemeOfTheAppsOwnIsOpenedAndThatOfAnExtensionIsNot() async throws {
    let scene = "print(device.airDrop(.link(\"reader://open\")) ?? \"nobody\")"
    let taken = try await Running.run(lesson(Self.scheme, scene: scene).markdown).outcome
    #expect(taken.text(of: "Reader").hasSuffix("reader://open\nnobody false\n"))
    #expect(taken.text(of: "Scene") == "Reader\n")
    let app = Self.documents("public.data")
    let left = try await Running.run(
      lesson(Self.scheme, app: app, scene: scene).markdown
    ).outcome
    #expect(left.text(of: "Scene") == "nobody\n")
    #expect(
      left.lines.filter { $0.contains("AirDrop") } == [
        Self.leftOut,
        "Device: receives reader://open by AirDrop, and no app takes it: "
          + "no installed app declares the scheme 'reader'",
      ])
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var declared: String
    var thing: String
    var taker: String
    var event: String
  }

  static let cases = [
    Case(
      testDescription: "a web address that no app claims",
      declared: documents("public.data"), thing: ".link(\"https://example.com/a\")",
      taker: "Browser",
      event: "Device: receives https://example.com/a by AirDrop for Browser"),
    Case(
      testDescription: "a picture, which goes to Photos",
      declared: documents("public.image"), thing: ".fixture(.beach)", taker: "Photos",
      event: "Device: receives beach.jpeg by AirDrop for Photos: "
        + "pictures and films go to the photo library (observed)"),
    Case(
      testDescription: "a type that nobody declares",
      declared: documents("public.plain-text"), thing: ".fixture(.report)", taker: "nobody",
      event: "Device: receives report.pdf by AirDrop, and no app takes it: "
        + "no installed app declares a document type for com.adobe.pdf"),
    Case(
      testDescription: "a type for which the app doesn't want to be offered",
      declared: documents("com.adobe.pdf", rank: "None"), thing: ".fixture(.report)",
      taker: "nobody",
      event: "Device: receives report.pdf by AirDrop, and no app takes it: "
        + "no installed app declares a document type for com.adobe.pdf"),
    Case(
      testDescription: "data without a name", declared: documents("public.content"),
      thing: ".data(Data([1]), type: \"com.adobe.pdf\")", taker: "Reader",
      event: "Device: receives item.pdf by AirDrop for Reader"),
  ]

  @Test(arguments: cases)
  func whoTakesItDependsOnWhatItIs(_ test: Case) async throws {
    let outcome = try await Running.run(
      lesson(
        test.declared, scene: "print(device.airDrop(\(test.thing)) ?? \"nobody\")"
      ).markdown
    ).outcome
    #expect(outcome.text(of: "Scene") == test.taker + "\n")
    #expect(outcome.lines.filter { $0.hasPrefix("Device: receives") } == [test.event])
  }

  @Test func textAloneIsRefused() async throws {
    let outcome = try await Running.run(
      lesson("", scene: "device.airDrop(.text(\"hello\"))").markdown
    ).outcome
    #expect(
      outcome.lines.contains {
        $0.hasPrefix("Scene: crashes")
          && $0.hasSuffix("AirDrop doesn't send text alone here: send a link or a file")
      })
  }
}
