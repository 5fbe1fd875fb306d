import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What the device does about incorrect bundles.
@Suite struct BundleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var principalClass: String
    var code: String
    var reason: String
  }

  @Test(arguments: [
    Case(
      testDescription: "a class that isn't there", principalClass: "Share.Nobody",
      code: "class ShareViewController: UIViewController {}",
      reason: "the extension has no class named 'Share.Nobody'"),
    Case(
      testDescription: "a class without its module", principalClass: "ShareViewController",
      code: "class ShareViewController: UIViewController {}",
      reason: "the extension has no class named 'ShareViewController'"),
    Case(
      testDescription: "a class that takes no requests", principalClass: "Share.Plain",
      code: "class Plain: NSObject {}",
      reason: "'Share.Plain' can't take requests: it isn't a view controller and doesn't conform "
        + "to NSExtensionRequestHandling"),
    Case(
      testDescription: "a class that wants arguments", principalClass: "Share.Picky",
      code: """
        class Picky: UIViewController {
          init(name: String) { super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        """,
      reason: "'Share.Picky' can't be initialized without arguments"),
  ])
  func aPrincipalClassThatCannotServeFailsTheRequest(_ test: Case) async throws {
    var lesson = ShareLesson()
    lesson.principalClass = test.principalClass
    lesson.extensionCode = "import UIKit\n" + test.code
    lesson.scene = """
      import ExtensionHost
      print(device.open(.browser).share(.link("https://example.com/a")).pick("Share"))
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == "failed: \(test.reason)\n")
    #expect(outcome.lines.contains("Browser: is told that the request failed: \(test.reason)"))
  }

  @Test(.shows("ObjectiveCRegistry.register(_:name:methods:make:decode:)"))
  func aPrincipalClassIsFoundByItsObjectiveCName() async throws {
    var lesson = ShareLesson()
    lesson.principalClass = "Receiver"
    lesson.extensionCode = """
      import UIKit
      @objc(Receiver) class ShareViewController: UIViewController {
        override func viewDidLoad() { extensionContext?.completeRequest(returningItems: nil) }
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == "completed\n")
  }

  @Test(
    .shows(
      "NSExtensionRequestHandling.beginRequest(with:)",
      "NSExtensionContext.inputItems"))
  func aPrincipalClassNeedsNoView() async throws {
    var lesson = ShareLesson()
    lesson.principalClass = "Share.Handler"
    lesson.extensionCode = """
      import Foundation
      class Handler: NSObject, NSExtensionRequestHandling {
        func beginRequest(with context: NSExtensionContext) {
          print(context.inputItems.count)
          context.completeRequest(returningItems: nil)
        }
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Share") == "1\n")
    #expect(outcome.text(of: "Scene") == "completed\n")
  }

  @Test func anIdentifierOutsideTheAppsIsRefusedAtInstallation() async throws {
    var lesson = ShareLesson()
    lesson.extensionIdentifier = "com.other.Share"
    lesson.scene = "import ExtensionHost\nprint(device.open(.browser).share(.text(\"x\")))"
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.lines.first
        == "Reader: is refused: the identifier of Share.appex, 'com.other.Share', doesn't start "
        + "with the app's, 'com.example.Reader'")
    #expect(outcome.text(of: "Scene") == "no extension for the share sheet is installed\n")
  }
}
