import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Document picker extensions, which iOS 13 was the last version to support.
@Suite struct PickerExtensionTests {
  private func run(_ lesson: ShareLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  /// The extension's own app shows the picker.
  private func lesson(
    grants: String, mode: String = "Import", principalClass: String = "Shelf"
  ) -> ShareLesson {
    var lesson = ShareLesson()
    lesson.point = "com.apple.fileprovider-ui"
    lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
    lesson.moreAttributes = """
      <key>UIDocumentPickerModes</key><array>
      <string>UIDocumentPickerMode\(mode)</string></array>
      <key>UIDocumentPickerSupportedFileTypes</key><array>
      <string>public.plain-text</string></array>
      """
    lesson.isEntitled = false
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate, UIDocumentPickerDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
          return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) {
          let picker = UIDocumentPickerViewController(
            documentTypes: ["public.text"], in: .\(mode.lowercased()))
          picker.delegate = self
          window?.rootViewController?.present(picker, animated: true)
        }
        func documentPicker(
          _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
        ) {
          print((try? String(contentsOf: url, encoding: .utf8)) ?? "refused")
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
          print("cancelled")
        }
      }
      """
    lesson.extensionCode = """
      import UIKit
      class Other: UIViewController {}
      class Shelf: UIDocumentPickerExtensionViewController {
        override func prepareForPresentation(in mode: UIDocumentPickerMode) {
          print(mode == documentPickerMode, mode.rawValue, validTypes ?? [], isViewLoaded)
          print(documentStorageURL?.lastPathComponent ?? "no storage")
          let button = UIButton(type: .system)
          button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
          button.setTitle("Take", for: .normal)
          button.addTarget(self, action: #selector(take), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func take() {
          let url = FileManager.default.temporaryDirectory.appendingPathComponent("a.txt")
          try? Data("poem".utf8).write(to: url)
          dismissGrantingAccess(to: \(grants))
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      device.useiOS(13)
      let picker = device.open("Reader").documentPicker
      print(picker.locations)
      picker.open(pickerExtension: "Share")?.tap("Take")
      """
    return lesson
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var grants: String
    var mode = "Import"
    /// What the app prints.
    var printed = ""
    /// What the log says about the extension.
    var refused: String?
  }

  @Test(
    .shows(
      "UIDocumentPickerExtensionViewController.prepareForPresentation(in:)",
      "UIDocumentPickerExtensionViewController.dismissGrantingAccess(to:)",
      "UIDocumentPickerExtensionViewController.documentPickerMode",
      "UIDocumentPickerExtensionViewController.validTypes",
      "UIDocumentPickerExtensionViewController.documentStorageURL",
      "UIDocumentPickerMode.`import`", "UIDocumentPickerMode.open",
      "UIDocumentPickerDelegate.documentPicker(_:didPickDocumentAt:)",
      "UIDocumentPickerDelegate.documentPicker(_:didPickDocumentsAt:)"),
    arguments: [
      Case(testDescription: "a copy", grants: "url", printed: "poem\n"),
      Case(testDescription: "nothing", grants: "nil", printed: "cancelled\n"),
      Case(
        testDescription: "no file", grants: #"url.appendingPathComponent("b")"#,
        refused: "there is no file 'b'"),
      Case(
        testDescription: "another's file", grants: #"URL(fileURLWithPath: "/root/x")"#,
        refused: "it can't reach 'x' itself"),
      Case(
        testDescription: "outside the storage", grants: "url", mode: "Open",
        refused: "'a.txt' isn't inside documentStorageURL"),
    ])
  func itGrantsWhatItHas(_ test: Case) async throws {
    let outcome = try await run(lesson(grants: test.grants, mode: test.mode))
    #expect(outcome.text(of: "Scene") == "[\"Share\"]\n")
    #expect(outcome.text(of: "Reader") == test.printed)
    let mode = test.mode == "Open" ? 1 : 0
    #expect(
      outcome.text(of: "Share") == "true \(mode) [\"public.text\"] false\nno storage\n")
    let failure = outcome.lines.first { $0.hasPrefix("Share: can't work for the system: ") }
    #expect(failure?.dropFirst(34) == test.refused.map { $0[...] })
  }

  @Test func anotherClassIsNotShown() async throws {
    var other = lesson(grants: "nil", principalClass: "Other")
    other.scene = other.scene.replacing(
      "picker.open(pickerExtension: \"Share\")?.tap(\"Take\")",
      with: "print(picker.open(pickerExtension: \"Share\") == nil)")
    #expect(try await run(other).text(of: "Scene") == "[\"Share\"]\ntrue\n")
  }

  @Test func iOS14HasNone() async throws {
    var later = lesson(grants: "nil")
    later.scene = """
      import ExtensionHost
      device.useiOS(14)
      print(device.open("Reader").documentPicker.locations)
      """
    #expect(try await run(later).text(of: "Scene") == "[]\n")
  }
}
