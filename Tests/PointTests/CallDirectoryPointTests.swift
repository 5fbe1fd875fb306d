import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Call directories on the device: what they list applies to incoming calls.
@Suite struct CallDirectoryPointTests {
  /// An app with a call directory, for tests that vary one part of it.
  private struct Directory {
    /// What the app does when it becomes active, with the extension's identifier in `name`.
    var app = ""
    /// What the extension does with its context.
    var lists = """
      context.addBlockingEntry(withNextSequentialPhoneNumber: 1)
      context.addIdentificationEntry(withNextSequentialPhoneNumber: 2, label: "Two")
      context.completeRequest()
      """
    var principalClass = "Directory"
    var scene = ""

    var markdown: String {
      var lesson = ShareLesson()
      lesson.point = "com.apple.callkit.call-directory"
      lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
      lesson.isEntitled = false
      lesson.appCode = """
        import CallKit
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            let name = "com.example.Reader.Share"
            \(app)
          }
        }
        """
      lesson.extensionCode = """
        import CallKit
        class Other: NSObject {}
        class Directory: CXCallDirectoryProvider, CXCallDirectoryExtensionContextDelegate {
          override func beginRequest(with context: CXCallDirectoryExtensionContext) {
            context.delegate = self
            \(lists)
          }
          func requestFailed(for context: CXCallDirectoryExtensionContext, withError error: any Error) {
            print("failed", (error as NSError).code)
          }
        }
        """
      lesson.scene = "import ExtensionHost\n" + scene
      return lesson.markdown
    }
  }

  private func run(_ lesson: Directory) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(.shows("CXCallDirectoryProvider.beginRequest(with: CXCallDirectoryExtensionContext)"))
  func whatItListsCountsWhileItIsOn() async throws {
    var lesson = Directory()
    lesson.scene = """
      device.add(contact: "Ada", number: "+3")
      func ring() { for number in 1...3 { print(device.call(from: number)) } }
      ring()
      device.turnOn(callDirectory: "Share")
      ring()
      device.add(contact: "Bob", number: "1")
      device.add(contact: "Cy", number: "2")
      ring()
      device.turnOff(callDirectory: "Share")
      ring()
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        1 rings
        2 rings
        3 rings as Ada
        1 is blocked
        2 rings as Two
        3 rings as Ada
        1 is blocked
        2 rings as Cy
        3 rings as Ada
        1 rings as Bob
        2 rings as Cy
        3 rings as Ada\n
        """)
    #expect(
      outcome.lines.filter { $0.hasPrefix("Share: ") } == [
        "Share: is switched on in the call settings", "Share: is launched as an extension",
        "Share: Share.Directory is made",
        "Share: is called: beginRequest(with:)", #"Share: answers "1 blocked, 1 named""#,
        "Share: is ended by the system", "Share: is switched off in the call settings",
      ])
    #expect(
      outcome.lines.contains(
        #"Device: the user is called by 2: it rings as "Two", according to Share"#))
  }

  struct Ending: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What the extension does when asked for the second time; the first time, it blocks 1.
    var lists = "context.completeRequest()"
    var principalClass = "Directory"
    var isOn = true
    var identifier = "name"
    /// The code of the app's error.
    var code: Int
    /// What the extension prints.
    var printed = ""
  }

  @Test(
    .shows(
      "CXCallDirectoryManager.reloadExtension(withIdentifier:completionHandler:)",
      "CXCallDirectoryManager.reloadExtension(withIdentifier:)",
      "CXErrorCodeCallDirectoryManagerError"),
    arguments: [
      Ending(testDescription: "no such extension", identifier: #""other""#, code: 1),
      Ending(testDescription: "switched off", isOn: false, code: 6),
      Ending(
        testDescription: "out of order",
        lists: """
          context.addBlockingEntry(withNextSequentialPhoneNumber: 5)
          context.addBlockingEntry(withNextSequentialPhoneNumber: 4)
          context.completeRequest()
          """, code: 3, printed: "failed 3\nfailed 3\n"),
      Ending(
        testDescription: "given twice",
        lists: """
          context.addIdentificationEntry(withNextSequentialPhoneNumber: 5, label: "a")
          context.addIdentificationEntry(withNextSequentialPhoneNumber: 5, label: "b")
          context.completeRequest()
          """, code: 4, printed: "failed 4\nfailed 4\n"),
      Ending(
        testDescription: "taken back without having asked",
        lists: "context.removeAllBlockingEntries(); context.completeRequest()", code: 8,
        printed: "failed 8\nfailed 8\n"),
      Ending(
        testDescription: "cancelled",
        lists: "context.cancelRequest(withError: CocoaError(.fileNoSuchFile))", code: 2),
      Ending(testDescription: "no answer", lists: "", code: 2),
    ])
  func theAppIsToldWhyNumbersAreNotTaken(_ test: Ending) async throws {
    var lesson = Directory()
    lesson.lists = """
      let count = UserDefaults.standard.integer(forKey: "count")
      UserDefaults.standard.set(count + 1, forKey: "count")
      if count == 0 {
        context.addBlockingEntry(withNextSequentialPhoneNumber: 1)
        context.completeRequest()
      } else {
        \(test.lists)
      }
      """
    lesson.app = """
      let manager = CXCallDirectoryManager.sharedInstance
      manager.reloadExtension(withIdentifier: \(test.identifier)) { error in
        let first = error as NSError?
        Task {
          do {
            try await manager.reloadExtension(withIdentifier: \(test.identifier))
          } catch let second as CXErrorCodeCallDirectoryManagerError {
            print(second.code.rawValue, first == second as NSError)
          }
        }
      }
      """
    lesson.scene = """
      device.turnOn(callDirectory: "Share")
      \(test.isOn ? "" : #"device.turnOff(callDirectory: "Share")"#)
      device.open("Reader")
      device.wait(seconds: 1)
      print(device.call(from: 1))
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Reader") == "\(test.code) true\n")
    #expect(outcome.text(of: "Share") == test.printed)
    // The earlier numbers stay.
    #expect(outcome.text(of: "Scene") == (test.isOn ? "1 is blocked\n" : "1 rings\n"))
  }

  @Test func oneOfAnotherClassCannotBeSwitchedOn() async throws {
    var lesson = Directory()
    lesson.principalClass = "Other"
    lesson.scene = #"device.turnOn(callDirectory: "Share")"#
    let outcome = try await run(lesson)
    #expect(
      outcome.lines.filter { $0.hasPrefix("Share: ") }.suffix(3) == [
        "Share: can't work for the system: "
          + "'Other' isn't of the class that this extension point requires",
        "Share: is ended by the system", "Share: is switched off in the call settings",
      ])
  }

  @Test(
    .shows("CXCallDirectoryExtensionContext.isIncremental"),
    .shows(
      "CXCallDirectoryManager.getEnabledStatusForExtension(withIdentifier:completionHandler:)",
      "CXCallDirectoryManager.enabledStatusForExtension(withIdentifier:)",
      "CXCallDirectoryManager.EnabledStatus.unknown",
      "CXCallDirectoryManager.EnabledStatus.disabled",
      "CXCallDirectoryManager.EnabledStatus.enabled", "CXCallDirectoryManager.sharedInstance",
      "CXCallDirectoryManager"))
  func onlyChangesAreGivenToOneWhoAsksForThem() async throws {
    var lesson = Directory()
    lesson.lists = """
      if context.isIncremental {
        context.removeBlockingEntry(withPhoneNumber: 1)
        context.addBlockingEntry(withNextSequentialPhoneNumber: 3)
      } else {
        for number: CXCallDirectoryPhoneNumber in [1, 2] {
          context.addBlockingEntry(withNextSequentialPhoneNumber: number)
        }
      }
      context.completeRequest()
      """
    lesson.app = """
      let manager = CXCallDirectoryManager.sharedInstance
      manager.getEnabledStatusForExtension(withIdentifier: name) { status, error in
        print(status == .enabled, error == nil)
        Task {
          let second = try await manager.enabledStatusForExtension(withIdentifier: name)
          print(second == .disabled)
          manager.getEnabledStatusForExtension(withIdentifier: "other") { status, error in
            print(status == .unknown, (error as? NSError)?.code ?? 0)
            manager.reloadExtension(withIdentifier: name)
          }
        }
      }
      """
    lesson.scene = """
      func ring() { print((1...3).filter { device.call(from: $0).isBlocked }) }
      let app = device.open("Reader")
      device.wait(seconds: 1)
      app.goToBackground()
      device.turnOn(callDirectory: "Share")
      ring()
      device.open("Reader")
      device.wait(seconds: 1)
      ring()
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "[1, 2]\n[2, 3]\n")
    #expect(
      outcome.text(of: "Reader") == "false true\ntrue\ntrue 1\ntrue true\nfalse\ntrue 1\n")
  }
}
