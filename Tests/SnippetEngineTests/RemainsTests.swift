import DeviceEvents
import Foundation
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Whatever programs start ends with the run, and the run doesn't wait for it.
@Suite struct RemainsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What a shell does; `MARK` distinguishes its processes from those of others.
    var commands: String
    /// Whether the program's own end is certain.
    var isSilent = true
  }

  @Test(arguments: [
    Case(testDescription: "a child", commands: "sleep MARK &"),
    Case(
      testDescription: "a child that is deaf to signals",
      commands: "trap '' HUP INT QUIT TERM; sleep MARK &"),
    Case(testDescription: "a child with a session of its own", commands: "setsid sleep MARK &"),
    Case(
      testDescription: "a child that has detached itself twice",
      commands: "(setsid sh -c '(setsid sleep MARK &)' &)"),
    Case(
      testDescription: "a child that prints without end",
      commands: "sh -c 'while :; do echo x; done' MARK &", isSilent: false),
    Case(
      testDescription: "a child that prints without end in a session of its own",
      commands: "setsid sh -c 'while :; do echo x; done' MARK &", isSilent: false),
  ])
  func nothingThatAProgramHasStartedOutlivesTheRun(_ test: Case) async throws {
    let mark = "100.\(getpid())\(Int.random(in: 100_000...999_999))"
    let outcome = try await Running.run(
      alone: Self.program(test.commands.replacing("MARK", with: mark)))
    #expect(ProcessTable.entries(mentioning: mark) == [])
    if test.isSilent {
      #expect(
        outcome.lines == [
          "Program: is launched as a program", #"Program: prints "started\n""#, "Program: exits",
        ])
    }
  }

  /// A program that runs commands in a shell and then ends.
  private static func program(_ commands: String) -> String {
    """
    import Foundation
    let strings: [String] = ["sh", "-c", #"\(commands)"#]
    let words = strings.map { strdup($0) } + [nil]
    var shell: pid_t = 0
    posix_spawn(&shell, "/bin/sh", nil, nil, words, [nil])
    waitpid(shell, nil, 0)
    print("started")
    """
  }

  @Test func whatAnExtensionHasStartedEndsWithTheExtension() async throws {
    let mark = "200.\(getpid())"
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let strings: [String] = ["sleep", "\(mark)"]
          let words = strings.map { strdup($0) } + [nil]
          var child: pid_t = 0
          print(posix_spawn(&child, "/bin/sleep", nil, nil, words, [nil]))
          fatalError("over")
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      import Foundation
      let browser = device.open(.browser)
      _ = browser.share(.link("https://example.com/a")).pick("Share")
      func isRunning() -> Bool {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.contains {
          (try? String(contentsOfFile: "/proc/\\($0)/cmdline", encoding: .utf8))?.contains("\(mark)") == true
        }
      }
      // The kernel ends a process some time after the signal, which is a few looks at the table.
      var looks = 1
      while isRunning() && looks < 1_000 { looks += 1 }
      print(isRunning())
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Share") == "0\n")
    #expect(outcome.text(of: "Scene") == "false\n")
    #expect(ProcessTable.entries(mentioning: mark) == [])
  }
}

/// Programs never have a terminal, whoever runs tutor on one.
@Suite struct ProcessSessionTests {
  /// Prints whether the process leads its own session and its own group.
  private static let question = "print(getsid(0) == getpid(), getpgrp() == getpid())"

  @Test func everyProgramLeadsASessionOfItsOwn() async throws {
    let alone = try await Running.run(alone: "import Foundation\n\(Self.question)")
    #expect(alone.text(of: "Program") == "true true\n")

    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { \(Self.question) }
      }
      """
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(Self.question)
          extensionContext?.completeRequest(returningItems: nil)
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      import Foundation
      \(Self.question)
      _ = device.open(.browser).share(.link("https://example.com/a")).pick("Share")
      device.open("Reader")
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    for process in ["Scene", "Share", "Reader"] {
      #expect(outcome.text(of: process) == "true true\n")
    }
  }
}
