import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// A preview controller in an extension's own interface.
@Suite struct PreviewControllerTests {
  /// An extension that shows the shared files, with these members in its class.
  private func run(_ members: String, share: String, scene: String) async throws -> Outcome {
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import QuickLook
      import UIKit
      class Titled: NSObject, QLPreviewItem {
        let previewItemURL: URL?
        var previewItemTitle: String? { "Titled" }
        init(_ url: URL) { previewItemURL = url }
      }
      class ShareViewController: QLPreviewController, QLPreviewControllerDataSource,
        QLPreviewControllerDelegate
      {
        var items: [QLPreviewItem] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          dataSource = self
          delegate = self
          let item = extensionContext!.inputItems[0] as! NSExtensionItem
          for provider in item.attachments! {
            provider.loadItem(forTypeIdentifier: "public.data", options: nil) { url, _ in
              DispatchQueue.main.async { self.add(url as! URL) }
            }
          }
        }
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int)
          -> QLPreviewItem { items[index] }
        \(members)
      }
      """
    lesson.rule = "<key>NSExtensionActivationSupportsFileWithMaxCount</key><integer>1</integer>"
    lesson.scene = """
      import ExtensionHost
      let request = device.open(.files).share(\(share)).begin("Share")
      device.wait(seconds: 1)
      \(scene)
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows(
      "QLPreviewController.reloadData()", "QLPreviewController.dataSource",
      "QLPreviewController.currentPreviewItem", "QLPreviewItem.previewItemURL",
      "QLPreviewControllerDataSource.numberOfPreviewItems(in:)",
      "QLPreviewControllerDataSource.previewController(_:previewItemAt:)",
      "QLPreviewController.viewWillAppear(_:)", "NSURL.previewItemURL"))
  func textIsShownWhenItIsAskedForAnew() async throws {
    let outcome = try await run(
      """
      func add(_ url: URL) {
        items.append(url as NSURL)
        reloadData()
        print((currentPreviewItem as? NSURL)?.previewItemURL?.lastPathComponent ?? "none")
      }
      """, share: ".file(.prices)",
      scene: """
        print(request.shows("prices.csv"), request.screen.contains("name,unit,price"))
        """)
    #expect(outcome.text(of: "Share") == "prices.csv\n")
    #expect(outcome.text(of: "Scene") == "false true\n")
  }

  @Test(
    .shows(
      "QLPreviewController.currentPreviewItemIndex", "QLPreviewItem.previewItemTitle",
      "QLPreviewController.refreshCurrentPreviewItem()", "QLPreviewController.canPreview(_:)"))
  func whatCannotBeReadIsNamed() async throws {
    let outcome = try await run(
      """
      func add(_ url: URL) {
        let web = NSURL(string: "https://example.com")!
        print(Self.canPreview(web), Self.canPreview(url as NSURL), currentPreviewItem == nil)
        items = [web, Titled(url)]
        currentPreviewItemIndex = 1
        refreshCurrentPreviewItem()
        print(navigationItem.title ?? "none")
      }
      """, share: ".file(.report)", scene: "print(request.shows(\"Titled\"))")
    #expect(outcome.text(of: "Share") == "false true true\nTitled\n")
    #expect(outcome.text(of: "Scene") == "true\n")
  }

  @Test(
    .shows(
      "QLPreviewController.delegate", "QLPreviewController.viewWillDisappear(_:)",
      "QLPreviewController.viewDidDisappear(_:)",
      "QLPreviewControllerDelegate.previewControllerWillDismiss(_:)",
      "QLPreviewControllerDelegate.previewControllerDidDismiss(_:)"))
  func theDelegateIsToldThatItGoes() async throws {
    let outcome = try await run(
      """
      func add(_ url: URL) {
        viewWillDisappear(false)
        viewDidDisappear(false)
      }
      func previewControllerWillDismiss(_ controller: QLPreviewController) { print("will") }
      func previewControllerDidDismiss(_ controller: QLPreviewController) { print("did") }
      """, share: ".file(.report)", scene: "print(request.shows(\"report.pdf\"))")
    #expect(outcome.text(of: "Share").hasPrefix("will\ndid\n"))
  }
}
