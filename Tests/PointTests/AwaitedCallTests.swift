import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Calls to the system that code awaits instead of passing a handler.
@Suite struct AwaitedCallTests {
  @Test(
    .shows("NSExtensionContext.open(_:)"),
    arguments: [("reader://a", true), ("unknown://a", false)])
  func aWidgetAwaitsWhetherAURLWasOpened(_ url: String, _ isOpened: Bool) async throws {
    var lesson = TodayLesson(
      scene: """
        device.add(widget: "Glance")
        device.openToday()
        device.wait(seconds: 1)
        """)
    lesson.widget = """
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task { print(await extensionContext!.open(URL(string: "\(url)")!)) }
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.text(of: "Glance") == "\(isOpened)\n")
    #expect(outcome.text(of: "Reader") == (isOpened ? "opens reader://a\n" : ""))
  }

  @Test(
    .shows(
      "MSConversation.insertText(_:)", "MSConversation.insert(_: MSMessage)",
      "MSConversation.insert(_: MSSticker)",
      "MSConversation.insertAttachment(_:withAlternateFilename:)"),
    .shows(
      "MSConversation.sendText(_:)", "MSConversation.send(_: MSMessage)",
      "MSConversation.send(_: MSSticker)",
      "MSConversation.sendAttachment(_:withAlternateFilename:)"))
  func aConversationIsAwaited() async throws {
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let calls = [
      "insertText(\"a\")", "insert(message(\"Rome\"))", "insert(sticker)",
      "insertAttachment(file, withAlternateFilename: \"b.png\")",
      "insertAttachment(none, withAlternateFilename: nil)", "sendText(\"c\")",
      "send(message(\"Oslo\"))", "send(sticker)",
      "sendAttachment(file, withAlternateFilename: nil)",
    ]
    var lesson = ConversationLesson(
      scene: """
        chat.open("Trip").tap("Do it")
        device.wait(seconds: 1)
        print(chat.field)
        print(chat)
        """)
    lesson.action = """
      let none = URL(fileURLWithPath: "/none")
      let file = URL(fileURLWithPath: NSTemporaryDirectory() + "/a.png")
      try! Data(base64Encoded: "\(png)")!.write(to: file)
      let sticker = try! MSSticker(contentsOfFileURL: file, localizedDescription: "ring")
      Task {
        \(calls.map { "do { try await conversation.\($0); print(0) } catch { print((error as NSError).code) }" }.joined(separator: "\n"))
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.text(of: "Trip") == "0\n0\n0\n0\n1\n0\n0\n0\n0\n")
    #expect(
      outcome.text(of: "Scene") == """
        ["a", "message \\"Rome\\"", "sticker \\"ring\\"", "attachment b.png"]
        You, with Trip: c
        You, with Trip: Oslo
        You, with Trip: sticker "ring"
        You, with Trip: attachment a.png\n
        """)
  }

  @Test(.shows("CXCallDirectoryExtensionContext.completeRequest()"))
  func aCallDirectoryAwaitsTheEndOfItsRequest() async throws {
    // Each round is another process, which ends while one of its own tasks prints.
    let rounds = 20
    var lesson = ShareLesson()
    lesson.point = "com.apple.callkit.call-directory"
    lesson.principalClass = "$(PRODUCT_MODULE_NAME).Directory"
    lesson.isEntitled = false
    lesson.appCode = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
    lesson.extensionCode = """
      import CallKit
      class Directory: CXCallDirectoryProvider {
        override func beginRequest(with context: CXCallDirectoryExtensionContext) {
          Task {
            await Task.yield()
            context.addBlockingEntry(withNextSequentialPhoneNumber: 1)
            print("expired:", await context.completeRequest())
          }
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      for _ in 0..<\(rounds) {
        device.turnOn(callDirectory: "Share")
        print(device.call(from: 1))
        device.turnOff(callDirectory: "Share")
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.text(of: "Scene") == String(repeating: "1 is blocked\n", count: rounds))
    #expect(outcome.text(of: "Share") == String(repeating: "expired: false\n", count: rounds))
  }

  struct Call: CustomTestStringConvertible, Sendable {
    var module: String
    var call: String
    var printed = "done"

    var testDescription: String { call }
  }

  private static let calls = [
    Call(module: "Intents", call: "try await INInteraction.deleteAll()"),
    Call(module: "Intents", call: "try await INInteraction.delete(with: [\"a\"])"),
    Call(module: "Intents", call: "try await INInteraction.delete(with: \"group\")"),
    Call(
      module: "CallKit", call: "try await CXCallDirectoryManager.sharedInstance.openSettings()",
      printed: "com.apple.CallKit.error.calldirectorymanager 0"),
    Call(
      module: "FileProvider", call: "try await NSFileProviderManager.removeAllDomains()",
      printed: refused),
    Call(
      module: "FileProvider",
      call: "_ = try await NSFileProviderManager.identifierForUserVisibleFile(at: file)",
      printed: refused),
    Call(
      module: "FileProvider", call: "_ = try await manager.getUserVisibleURL(for: .rootContainer)",
      printed: refused),
    Call(
      module: "FileProvider", call: "try await manager.evictItem(identifier: .rootContainer)",
      printed: refused),
    Call(
      module: "FileProvider", call: "try await manager.reimportItems(below: .rootContainer)",
      printed: refused),
    Call(
      module: "FileProvider",
      call: "try await manager.signalErrorResolved(CocoaError(.fileNoSuchFile))", printed: refused),
    Call(
      module: "AVFoundation", call: "print(await AVPlayer(url: file).seek(to: .zero))",
      printed: "false\ndone"),
    Call(
      module: "AVFoundation",
      call: "await AVURLAsset(url: file).loadValuesAsynchronously(forKeys: [\"duration\"])"),
  ]

  private static let refused = "NSFileProviderErrorDomain -2001"

  @Test(
    .shows(
      "INInteraction.deleteAll()", "INInteraction.delete(with: [String])",
      "INInteraction.delete(with: String)", "CXCallDirectoryManager.openSettings()",
      "AVAsset.loadValuesAsynchronously(forKeys:)"),
    .shows(
      "NSFileProviderManager.removeAllDomains()",
      "NSFileProviderManager.identifierForUserVisibleFile(at:)",
      "NSFileProviderManager.getUserVisibleURL(for:)",
      "NSFileProviderManager.evictItem(identifier:)",
      "NSFileProviderManager.reimportItems(below:)",
      "NSFileProviderManager.signalErrorResolved(_:)"))
  func whatEndsWithAnErrorThrowsIt() async throws {
    let modules = Set(Self.calls.map(\.module)).sorted().map { "import \($0)" }
    let calls = Self.calls.map { "await show { \($0.call) }" }
    let outcome = try await Running.run(
      alone: (modules + [
        """
        let file = URL(fileURLWithPath: "/none")
        let manager = NSFileProviderManager.default
        func show(_ call: () async throws -> Void) async {
          do {
            try await call()
            print("done")
          } catch { print((error as NSError).domain, (error as NSError).code) }
        }
        """
      ] + calls).joined(separator: "\n"))
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Program") == Self.calls.map { $0.printed + "\n" }.joined())
  }
}
