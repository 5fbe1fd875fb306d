import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// The Progress of a load handler in one process and of the load in another, through the device.
@Suite struct LoadProgressTests {
  /// An app that takes four seconds for the data it shares.
  private func lesson(_ body: String) -> ShareLesson {
    var lesson = ShareLesson()
    lesson.rule = "<key>NSExtensionActivationSupportsText</key><true/>"
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let screen = UIViewController()
        func applicationDidBecomeActive(_ application: UIApplication) {
          let provider = NSItemProvider()
          provider.registerDataRepresentation(
            forTypeIdentifier: "public.plain-text", visibility: .all
          ) { completion in
            let progress = Progress(totalUnitCount: 4)
            progress.cancellationHandler = { print("stopped") }
            DispatchQueue.global().async {
              while progress.completedUnitCount < 4 {
                sleep(1)
                if progress.isCancelled { return }
                progress.completedUnitCount += 1
              }
              completion(Data("done".utf8), nil)
            }
            return progress
          }
          screen.present(
            UIActivityViewController(activityItems: [provider], applicationActivities: nil),
            animated: true)
        }
      }
      """
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let item = extensionContext?.inputItems.first as? NSExtensionItem
          guard let provider = item?.attachments?.first else { return }
          let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.text") {
            data, error in
            print(data.map { String(decoding: $0, as: UTF8.self) } ?? "no data",
              (error as? CocoaError)?.code == .userCancelled)
            self.extensionContext?.completeRequest(returningItems: nil)
          }
          Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.5)
            for _ in 1...4 {
              print(progress.fractionCompleted)
              \(body)
              Thread.sleep(forTimeInterval: 1)
            }
          }
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      let request = device.open("Reader").sheet.begin("Share")
      device.wait(seconds: 5)
      print(request.wait())
      """
    return lesson
  }

  @Test(
    .shows(
      "NSItemProvider.loadDataRepresentation(forTypeIdentifier:completionHandler:)",
      "NSItemProvider.registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)"))
  func theLoadIsAsFarAsItsHandler() async throws {
    let outcome = try await Running.run(lesson("").markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Share") == "0.0\n0.25\n0.5\n0.75\ndone false\n")
    #expect(outcome.text(of: "Scene") == "completed\n")
  }

  @Test func cancellingTheLoadReachesItsHandler() async throws {
    let stop = "if progress.fractionCompleted == 0.25 { return progress.cancel() }"
    let outcome = try await Running.run(lesson(stop).markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Share") == "0.0\n0.25\nno data true\n")
    #expect(outcome.text(of: "Reader") == "stopped\n")
    #expect(outcome.text(of: "Scene") == "completed\n")
  }
}
