import DeviceEvents
import Foundation
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// An extension's script in the shared page, from the browser to the extension and back.
@Suite(.opensPages) struct PageScriptTests {
  private func lesson(_ script: String) -> ShareLesson {
    var lesson = ShareLesson()
    lesson.point = "com.apple.ui-services"
    lesson.rule = "<key>NSExtensionActivationSupportsWebPageWithMaxCount</key><integer>1</integer>"
    lesson.moreAttributes =
      "<key>NSExtensionJavaScriptPreprocessingFile</key><string>Look</string>"
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let item = extensionContext!.inputItems[0] as! NSExtensionItem
          for provider in item.attachments ?? [] { print(provider.registeredTypeIdentifiers) }
          item.attachments?.first?.loadItem(forTypeIdentifier: "com.apple.property-list") {
            value, error in
            let all = (value as? NSDictionary)?[NSExtensionJavaScriptPreprocessingResultsKey]
            let results = all as? NSDictionary
            print(results?["title"] ?? "none", results?["selected"] ?? "none")
            let answer = NSExtensionItem()
            answer.attachments = [
              NSItemProvider(
                item: [NSExtensionJavaScriptFinalizeArgumentKey: ["color": "red"]] as NSDictionary,
                typeIdentifier: "com.apple.property-list")
            ]
            self.extensionContext?.completeRequest(returningItems: [answer])
          }
        }
      }
      ```

      ```javascript file=Look.js target=Share
      \(script)
      """
    lesson.scene = """
      import ExtensionHost
      let page = Shareable.page(
        "<title>Garden</title><body><p>Roses and thyme</p></body>",
        url: "https://example.com/garden", title: "Garden", selection: "thyme")
      print(device.open(.browser).share(page).pick("Share"))
      """
    return lesson
  }

  private let whole = """
    var ExtensionPreprocessingJS = {
      run: function (arguments) {
        console.log("looking at " + location.href);
        arguments.completionFunction({
          title: document.title, selected: window.getSelection().toString()
        });
      },
      finalize: function (arguments) {
        document.querySelector("p").style.color = arguments["color"];
      }
    };
    """

  @Test(
    .shows(
      "NSExtensionJavaScriptPreprocessingResultsKey", "NSExtensionJavaScriptFinalizeArgumentKey"))
  func aScriptGivesTheExtensionItsResultsAndChangesThePageAtTheEnd() async throws {
    let outcome = try await Running.run(lesson(whole).markdown).outcome
    #expect(outcome.text(of: "Share") == "[\"com.apple.property-list\"]\nGarden thyme\n")
    #expect(outcome.text(of: "Browser") == "looking at https://example.com/garden\n")
    let story = outcome.lines.filter { $0.contains(" runs ") || $0.contains("page changed") }
    #expect(
      story == [
        #"Browser: runs Look.js: the script gave {selected: "thyme", title: "Garden"}"#,
        "Browser: runs finalize: the script finalized",
        #"Browser: has its page changed: html > body > p: style color "" → "red""#,
      ])
  }

  @Test func withoutTheFileTheExtensionIsGivenThePageAsItIs() async throws {
    var lesson = lesson(whole)
    lesson.moreAttributes =
      "<key>NSExtensionJavaScriptPreprocessingFile</key><string>Other</string>"
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Share").hasPrefix("[\"public.url\"]\n"))
    #expect(
      outcome.lines.contains("Browser: runs Other.js: the extension's bundle has no such file"))
  }

  @Test func aRuleWithoutWebPagesKeepsTheScriptFromRunning() async throws {
    var lesson = lesson(whole)
    lesson.rule = "<key>NSExtensionActivationSupportsWebURLWithMaxCount</key><integer>1</integer>"
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Share").hasPrefix("[\"public.url\"]\n"))
    #expect(!outcome.lines.contains { $0.contains(" runs ") })
  }

  @Test func whatThePageLacksIsNamed() async throws {
    let outcome = try await Running.run(
      lesson("var ExtensionPreprocessingJS = { run: function (a) { document.cookie; } };").markdown
    ).outcome
    let line = outcome.lines.first { $0.hasPrefix("Browser: runs Look.js") }
    #expect(line?.contains("document.cookie isn't part of the simulated page") == true)
  }
}
