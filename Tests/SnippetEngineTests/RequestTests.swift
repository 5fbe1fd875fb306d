import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What passes between an extension and its host besides the attachments.
@Suite struct RequestTests {
  /// A lesson whose extension does this when its view is loaded.
  private func lesson(_ body: String, scene: String? = nil) -> ShareLesson {
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }
      """
    lesson.scene =
      scene ?? """
        import ExtensionHost
        print(device.open(.browser).share(.link("https://example.com/a")).pick("Share"))
        """
    return lesson
  }

  @Test(.shows("NSExtensionContext.completeRequest(returningItems:completionHandler:)"))
  func theWorkBehindARequestIsDoneBeforeTheProcessEnds() async throws {
    let outcome = try await Running.run(
      lesson(
        """
        extensionContext?.completeRequest(returningItems: nil) { expired in
          for number in 1...3 { print("work", number, expired) }
        }
        """
      ).markdown
    ).outcome
    #expect(outcome.text(of: "Share") == "work 1 false\nwork 2 false\nwork 3 false\n")
    #expect(outcome.ending(of: "Share") == .stopped(.finished))
  }

  @Test(.shows("NSExtensionContext.completeRequest(returningItems:completionHandler:)"))
  func workThatTakesTooLongIsToldThatItsTimeIsOver() async throws {
    let outcome = try await Running.run(
      lesson(
        """
        let stop = DispatchSemaphore(value: 0)
        extensionContext?.completeRequest(returningItems: nil) { expired in
          print("expired:", expired)
          if expired { stop.signal() } else { stop.wait() }
        }
        """
      ).markdown
    ).outcome
    #expect(outcome.text(of: "Share") == "expired: false\nexpired: true\n")
    #expect(outcome.lines.contains("Share: has no time left for the work behind its request"))
    #expect(outcome.text(of: "Scene") == "completed\n")
    #expect(outcome.ending(of: "Share") == .stopped(.finished))
  }

  @Test func workThatGoesOnWhenItsTimeIsOverEndsTheProcess() async throws {
    let outcome = try await Running.run(
      lesson(
        """
        extensionContext?.completeRequest(returningItems: nil) { expired in
          print("expired:", expired)
          DispatchSemaphore(value: 0).wait()
        }
        """
      ).markdown
    ).outcome
    #expect(outcome.text(of: "Share") == "expired: false\nexpired: true\n")
    #expect(outcome.ending(of: "Share") == .stopped(.expired))
    #expect(outcome.text(of: "Scene") == "completed\n")
  }

  @Test(.shows("NSExtensionContext.cancelRequest(withError:)", "NSExtensionItemsAndErrorsKey"))
  func aCancelledRequestCarriesTheErrorsOfItsItems() async throws {
    let outcome = try await Running.run(
      lesson(
        """
        let item = extensionContext!.inputItems[0] as! NSExtensionItem
        let reason = NSError(domain: "d", code: 1, userInfo: [NSLocalizedDescriptionKey: "no page"])
        let error = NSError(domain: "d", code: 2, userInfo: [
          NSLocalizedDescriptionKey: "nothing to save",
          NSExtensionItemsAndErrorsKey: [item: reason],
        ])
        extensionContext?.cancelRequest(withError: error)
        """
      ).markdown
    ).outcome
    #expect(outcome.text(of: "Scene") == "cancelled: nothing to save (item 1: no page)\n")
  }

  @Test(
    .shows("NSExtensionContext.completeRequest(returningItems:completionHandler:)"),
    arguments: [
      ("com.apple.ui-services", "completed, returning public.plain-text \"LOUD\"\n", true),
      ("com.apple.share-services", "completed\n", false),
    ])
  func returnedItemsReachTheHostOfAnAction(
    point: String, result: String, isReceived: Bool
  ) async throws {
    var lesson = lesson(
      """
      let item = NSExtensionItem()
      item.attachments = [
        NSItemProvider(item: "LOUD" as NSString, typeIdentifier: "public.plain-text")
      ]
      extensionContext?.completeRequest(returningItems: [item])
      """)
    lesson.point = point
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == result)
    #expect(outcome.lines.contains("Share: completes the request, returning 1 item"))
    let received = #"Browser: receives public.plain-text "LOUD" from Share"#
    #expect(outcome.lines.contains(received) == isReceived)
    #expect(outcome.ending(of: "Share") == .stopped(.finished))
  }

  @Test(
    .shows(
      "NSNotification.Name.NSExtensionHostWillResignActive",
      "NSNotification.Name.NSExtensionHostDidEnterBackground",
      "NSNotification.Name.NSExtensionHostWillEnterForeground",
      "NSNotification.Name.NSExtensionHostDidBecomeActive"))
  func anExtensionIsToldWhatHappensToItsHost() async throws {
    let outcome = try await Running.run(
      lesson(
        """
        let names: [(NSNotification.Name, String)] = [
          (.NSExtensionHostWillResignActive, "will resign active"),
          (.NSExtensionHostDidEnterBackground, "did enter background"),
          (.NSExtensionHostWillEnterForeground, "will enter foreground"),
          (.NSExtensionHostDidBecomeActive, "did become active"),
        ]
        for (name, text) in names {
          NotificationCenter.default.addObserver(forName: name, object: extensionContext, queue: nil) {
            _ in print(text)
          }
        }
        """,
        scene: """
          import ExtensionHost
          let browser = device.open(.browser)
          let request = browser.share(.link("https://example.com/a")).begin("Share")
          device.open("Reader")
          device.open(.browser)
          """
      ).markdown
    ).outcome
    #expect(
      outcome.text(of: "Share") == """
        will resign active
        did enter background
        will enter foreground
        did become active

        """)
  }

  @Test func oneProcessServesTheRequestsOfSeveralHosts() async throws {
    var lesson = lesson(
      "print((extensionContext?.inputItems.count ?? 0), \"item\")",
      scene: """
        import ExtensionHost
        let first = device.open(.browser).share(.link("https://example.com/a")).begin("Share")
        let second = device.open(.notes).share(.link("https://example.com/b")).begin("Share")
        device.open(.browser)
        first.killExtension()
        print(first.wait())
        print(second.wait())
        """)
    lesson.isEntitled = false
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.lines.count { $0 == "Share: is launched as an extension" } == 1)
    #expect(outcome.text(of: "Share") == "1 item\n1 item\n")
    let broken = "failed: the connection to the extension was interrupted\n"
    #expect(outcome.text(of: "Scene") == broken + broken)
  }

  @Test(
    .shows(
      "UIActivityViewController.init(activityItems:applicationActivities:)",
      "UIActivityViewController.completionWithItemsHandler",
      "UIViewController.present(_:animated:completion:)"))
  func anAppOfTheLessonCanBeTheHost()
    async throws
  {
    var lesson = lesson(
      """
      let item = NSExtensionItem()
      item.attributedContentText = NSAttributedString(string: "thanks")
      extensionContext?.completeRequest(returningItems: [item])
      """,
      scene: """
        import ExtensionHost
        let reader = device.open("Reader")
        print(reader.sheet)
        print(reader.sheet.pick("Share"))
        """)
    lesson.point = "com.apple.ui-services"
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let screen = UIViewController()
        func applicationDidBecomeActive(_ application: UIApplication) {
          let sheet = UIActivityViewController(
            activityItems: [URL(string: "https://example.com/a")!], applicationActivities: nil)
          sheet.completionWithItemsHandler = { _, completed, items, error in
            let text = (items?.first as? NSExtensionItem)?.attributedContentText?.string
            print(completed, text ?? "nothing", error == nil)
          }
          screen.present(sheet, animated: true)
        }
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.text(of: "Scene")
        == "Share: offered (one web URL, at most 1)\ncompleted, returning \"thanks\"\n")
    #expect(outcome.text(of: "Reader") == "true thanks true\n")
  }
}
