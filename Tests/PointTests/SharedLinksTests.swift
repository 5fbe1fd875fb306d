import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// The browser's list of shared links, and the extensions that it asks.
@Suite struct SharedLinksTests {
  /// An app with an extension for shared links, for tests that vary one part of it.
  private struct Links {
    /// What the extension does with `context`; `item(_:_:_:)` is at hand.
    var code = #"context.completeRequest(returningItems: [item("one", "https://one.example/", 0)])"#
    var principalClass = "Links"
    var scene: String

    var markdown: String {
      var lesson = ShareLesson()
      lesson.point = "com.apple.Safari.sharedlinks-service"
      lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
      lesson.isEntitled = false
      lesson.appCode = """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        """
      lesson.extensionCode = """
        import Foundation
        class Other: NSObject {}
        class Links: NSObject, NSExtensionRequestHandling {
          func item(_ identifier: String?, _ url: String?, _ seconds: Double) -> NSExtensionItem {
            let item = NSExtensionItem()
            item.userInfo = ["date": Date(timeIntervalSince1970: seconds)]
            item.userInfo?["uniqueIdentifier"] = identifier
            item.userInfo?["urlString"] = url
            item.attributedTitle = NSAttributedString(string: "Title \\(seconds)")
            item.attributedContentText = NSAttributedString(string: "Text")
            return item
          }
          func beginRequest(with context: NSExtensionContext) {
            print(context.inputItems.count)
            \(code)
          }
        }
        """
      lesson.scene = "import ExtensionHost\n" + scene
      return lesson.markdown
    }
  }

  private func run(_ lesson: Links) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test func itsItemsAreInTheListTheNewestFirst() async throws {
    let outcome = try await run(
      Links(
        code: """
          let second = item("two", "https://two.example/", 60)
          second.attachments = [
            NSItemProvider(item: NSData(data: Data([1, 2, 3])), typeIdentifier: "public.png")
          ]
          context.completeRequest(
            returningItems: [
              item("one", "https://one.example/", 0), second, item(nil, "https://three.example/", 1),
              item("four", nil, 2),
            ])
          """,
        scene: """
          device.useiOS(9)
          device.turnOn(sharedLinks: "Share")
          for link in device.open(.browser).sharedLinks {
            print(link, link.text, link.imageSize ?? 0, link.date?.timeIntervalSince1970 ?? -1)
          }
          """))
    #expect(
      outcome.text(of: "Scene") == """
        Title 60.0 (https://two.example/) Text 3 60.0
        Title 0.0 (https://one.example/) Text 0 0.0\n
        """)
    #expect(outcome.text(of: "Share") == "0\n")
    #expect(
      outcome.lines.filter { $0.hasPrefix("Share: ") && !$0.contains("prints") } == [
        "Share: is switched on in the browser's shared links",
        "Share: is launched as an extension", "Share: Share.Links is made",
        "Share: is called: beginRequest(with:)", #"Share: answers "4 links""#,
        "Share: can't work for the system: 2 without 'uniqueIdentifier' or 'urlString'",
        "Share: is ended by the system",
      ])
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code = "context.completeRequest(returningItems: nil)"
    var principalClass = "Links"
    var version = 10
    var isOn = true
    var line: String
  }

  @Test(arguments: [
    Refusal(testDescription: "nothing", line: #"answers "0 links""#),
    Refusal(
      testDescription: "iOS 11", version: 11,
      line: "isn't asked: the browser has had no shared links since iOS 11"),
    Refusal(testDescription: "off", isOn: false, line: "isn't asked: it isn't switched on"),
    Refusal(
      testDescription: "another class", principalClass: "Other",
      line: "can't work for the system: "
        + "'Other' isn't of the class that this extension point requires"),
    Refusal(
      testDescription: "no answer", code: "_ = context", line: "is ended by the system"),
  ])
  func withoutItemsTheListIsEmpty(_ test: Refusal) async throws {
    let outcome = try await run(
      Links(
        code: test.code, principalClass: test.principalClass,
        scene: """
          device.useiOS(\(test.version))
          \(test.isOn ? #"device.turnOn(sharedLinks: "Share")"# : "")
          print(device.open(.browser).sharedLinks.count)
          """))
    #expect(outcome.text(of: "Scene") == "0\n")
    #expect(outcome.lines.contains("Share: \(test.line)"))
  }
}
