import Findings
import Foundation
import LessonModel
import TestSupport

extension Case {
  /// The folder of the sources, from the repository's root.
  static let folder = "Tests/ConformanceTests/Sources"

  /// The program that only compiles the source, as the extension of an app.
  func compiled() throws -> Program {
    Program(.device, targets: [try shareTarget(more: [])], main: nil, languageMode: mode)
  }

  /// The program that installs an app with the extension, and drives it.
  func driven(_ drive: Drive) throws -> Program {
    let app = Program.TargetFiles(
      target: target("Reader", .app),
      files: [
        file("App.swift", "Reader", appCode(drive)),
        file("Info.plist", "Reader", list(scheme(drive)), "xml"),
        file("Reader.entitlements", "Reader", entitlements(drive), "xml"),
      ])
    let more = [
      file("Info.plist", "Share", list(extensionKeys(drive)), "xml"),
      file("Share.entitlements", "Share", entitlements(drive), "xml"),
      file("Share.xcconfig", "Share", "APPLICATION_EXTENSION_API_ONLY = NO", "xcconfig"),
    ]
    let files = drive.files.sorted { $0.key < $1.key }.map { name, text in
      file(name, "Share", text, "javascript")
    }
    return Program(
      .device, targets: [app, try shareTarget(more: more + files)],
      main: snippet("Scene.swift", sceneCode(drive), "swift", .scene), languageMode: mode)
  }

  private func shareTarget(more: [Snippet]) throws -> Program.TargetFiles {
    let text = try Repository.read("\(Self.folder)/\(name).swift")
    let source = snippet(
      "\(name).swift", text, "swift", .file(name: "ShareViewController.swift", target: "Share"))
    let settings = file(
      "Share.xcconfig", "Share", "APPLICATION_EXTENSION_API_ONLY = NO", "xcconfig")
    return Program.TargetFiles(
      target: target("Share", .appExtension(in: "Reader")),
      files: [source] + (more.isEmpty ? [settings] : more))
  }
}

extension Case {
  private var start: SourcePosition { SourcePosition(line: 1, column: 1) }

  private func target(_ name: String, _ kind: LessonModel.Target.Kind) -> LessonModel.Target {
    LessonModel.Target(
      name: name, kind: kind,
      identifier: "com.example.Reader" + (kind == .app ? "" : "." + name),
      range: SourceRange(start, start))
  }

  private func file(
    _ name: String, _ target: String, _ text: String, _ language: String = "swift"
  ) -> Snippet {
    snippet(name, text, language, .file(name: name, target: target))
  }

  private func snippet(
    _ file: String, _ text: String, _ language: String, _ role: Snippet.Role
  ) -> Snippet {
    Snippet(
      language: language, text: text, file: file, start: start,
      infoRange: SourceRange(start, start), role: role)
  }
}

// MARK: - Texts

extension Case {
  private func appCode(_ drive: Drive) -> String {
    """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        let group = "\(drive.group)"
        let defaults = UserDefaults(suiteName: group)!
        let folder = FileManager.default
          .containerURL(forSecurityApplicationGroupIdentifier: group)!
        _ = (defaults, folder)
        \(drive.reads)
      }
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool {
        print("opens", url)
        return true
      }
    }
    """
  }

  private func sceneCode(_ drive: Drive) -> String {
    """
    import ExtensionHost
    \(drive.scene)
    device.open("Reader")
    """
  }

  private func extensionKeys(_ drive: Drive) -> String {
    let counted = ["WebURL", "WebPage", "Image", "Movie", "File", "Attachments"].map { kind in
      "<key>NSExtensionActivationSupports\(kind)WithMaxCount</key><integer>9</integer>"
    }
    let rule = counted.joined() + "<key>NSExtensionActivationSupportsText</key><true/>"
    return """
      <key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>\(point.rawValue)</string>
      <key>NSExtensionPrincipalClass</key><string>\(principal)</string>
      <key>NSExtensionAttributes</key><dict>\(drive.attributes)
      <key>NSExtensionActivationRule</key><dict>\(rule)</dict></dict></dict>
      """
  }

  private func scheme(_ drive: Drive) -> String {
    guard let scheme = drive.scheme else { return "" }
    return """
      <key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleURLSchemes</key><array><string>\(scheme)</string></array></dict></array>
      """
  }

  private func entitlements(_ drive: Drive) -> String {
    list(
      """
      <key>com.apple.security.application-groups</key>
      <array><string>\(drive.group)</string></array>
      """)
  }

  private func list(_ keys: String) -> String {
    "<plist version=\"1.0\"><dict>\(keys)</dict></plist>"
  }
}
