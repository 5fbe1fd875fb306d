import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Programs on their own: no app, no extension.
@Suite struct AloneTests {
  @Test func aGlobalThatTwoThreadsNeedFirstIsMadeOnce() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        let begun = DispatchSemaphore(value: 0)
        enum Slow {
          static let value: Int = {
            begun.signal()
            var sum = 0
            for number in 0..<20_000_000 { sum &+= number }
            print("made")
            return sum
          }()
        }
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {
          begun.wait()
          print(Slow.value > 0)
        }
        print(Slow.value > 0)
        group.wait()
        """)
    #expect(outcome.text(of: "Program") == "made\ntrue\ntrue\n")
    #expect(outcome.ending(of: "Program") == .exited(status: 0))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    var output: String
    var ending: Ending
  }

  @Test(arguments: [
    Case(
      testDescription: "prints", code: #"print("a"); print("b", terminator: "")"#,
      output: "a\nb", ending: .exited(status: 0)),
    Case(
      testDescription: "traps at its line", code: "print(1)\nlet a = [1]\nprint(a[1])",
      output: "1\n",
      ending: .crashed(
        signal: "SIGILL", message: "Fatal error: Index out of range",
        place: Place(file: "Program/main.swift", line: 3))),
    Case(
      testDescription: "throws at the top",
      code: """
        struct E: Error {}
        print(1)
        throw E()
        """, output: "1\n",
      ending: .crashed(
        signal: "SIGILL", message: "Fatal error: Error raised at top level: Program.E()",
        place: Place(file: "Program/main.swift", line: 3))),
    Case(
      testDescription: "throws in its entry point",
      code: """
        struct E: Error {}
        @main struct M {
          static func main() throws {
            throw E()
          }
        }
        """, output: "",
      ending: .crashed(
        signal: "SIGILL", message: "Fatal error: Error raised at top level: Program.E()",
        place: Place(file: "Program/main.swift", line: 4))),
    Case(
      testDescription: "throws in a function, after other errors that it caught",
      code: """
        struct E: Error { var n = 0 }
        func f(_ n: Int) throws {
          throw E(n: n)
        }
        for n in 1...40 { try? f(n) }
        try f(0)
        """, output: "",
      ending: .crashed(
        signal: "SIGILL", message: "Fatal error: Error raised at top level: Program.E(n: 0)",
        place: Place(file: "Program/main.swift", line: 3))),
    Case(
      testDescription: "throws an error that it kept",
      code: """
        struct E: Error {}
        let kept: any Error = E()
        func f() throws { throw kept }
        try f()
        """, output: "",
      ending: .crashed(
        signal: "SIGILL", message: "Fatal error: Error raised at top level: Program.E()",
        place: Place(file: "Program/main.swift", line: 3))),
    Case(
      testDescription: "throws an error of a library",
      code: """
        withUnsafeCurrentTask { $0?.cancel() }
        print("a")
        await Task.yield()
        try Task.checkCancellation()
        """, output: "a\n",
      ending: .crashed(
        signal: "SIGILL",
        message: "Fatal error: Error raised at top level: Swift.CancellationError()",
        place: Place(file: "Program/main.swift", line: 4))),
    Case(
      testDescription: "throws again what it caught",
      code: """
        struct E: Error {}
        do {
          throw E()
        } catch {
          throw error
        }
        """, output: "",
      ending: .crashed(
        signal: "SIGILL", message: "Fatal error: Error raised at top level: Program.E()",
        place: Place(file: "Program/main.swift", line: 5))),
    Case(
      testDescription: "throws after a wait",
      code: """
        struct E: Error {}
        func f() async throws {
          await Task.yield()
          throw E()
        }
        try await f()
        """, output: "",
      ending: .crashed(
        signal: "SIGILL", message: "Fatal error: Error raised at top level: Program.E()",
        place: Place(file: "Program/main.swift", line: 4))),
    Case(
      testDescription: "throws an error with a type",
      code: """
        struct E: Error {}
        func f() throws(E) {
          throw E()
        }
        try f()
        """, output: "",
      ending: .crashed(
        signal: "SIGILL", message: "Fatal error: Error raised at top level: Program.E()",
        place: Place(file: "Program/main.swift", line: 3))),
    Case(
      testDescription: "recurses for ever",
      code: "func f(_ n: Int) -> Int { n < 0 ? 0 : f(n + 1) + 1 }\nprint(f(0))", output: "",
      ending: .crashed(
        signal: "SIGSEGV", message: "Bad pointer dereference",
        place: Place(file: "Program/main.swift", line: 1))),
    Case(
      testDescription: "exits with a status", code: "import Foundation\nexit(4)", output: "",
      ending: .exited(status: 4)),
    Case(
      testDescription: "has an entry point",
      code: "@main struct M { static func main() { print(2) } }",
      output: "2\n", ending: .exited(status: 0)),
    Case(
      testDescription: "waits", code: "try await Task.sleep(for: .milliseconds(10)); print(3)",
      output: "3\n", ending: .exited(status: 0)),
    Case(
      testDescription: "prints forever",
      code: "while true { print(\"xxxxxxxxxxxxxxxxxxxxxxxxx\") }",
      output: "", ending: .stopped(.outputLimit)),
    Case(
      testDescription: "eats memory",
      code: "var a: [[UInt8]] = []\nwhile true { a.append([UInt8](repeating: 1, count: 1 << 20)) }",
      output: "", ending: .stopped(.memoryLimit)),
  ])
  func aProgramEndsAsItDoesOnACommandLine(_ test: Case) async throws {
    let outcome = try await Running.run(alone: test.code)
    #expect(outcome.diagnostics == [])
    if test.ending != .stopped(.outputLimit) {
      #expect(outcome.text(of: "Program") == test.output)
    }
    #expect(outcome.ending(of: "Program") == test.ending)
  }

  @Test func aProgramThatNeverEndsIsEndedAfterTheTimeItIsGiven() async throws {
    let markdown = Running.markdown(alone: "while true {}", words: "times-out")
    let outcome = try await Running.run(markdown).outcome
    #expect(outcome.ending(of: "Program") == .stopped(.timeLimit))
  }

  @Test func standardErrorIsKeptApart() async throws {
    let outcome = try await Running.run(
      alone:
        "import Foundation\nFileHandle.standardError.write(Data(\"e\\n\".utf8)); NSLog(\"logged\")")
    #expect(outcome.text(of: "Program") == "")
    #expect(outcome.text(of: "Program", .error) == "e\nlogged\n")
  }

  @Test func aProgramGetsNothingOfThisProcesssEnvironment() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        print(ProcessInfo.processInfo.environment.keys.sorted().joined(separator: " "))
        print(FileManager.default.currentDirectoryPath == NSHomeDirectory())
        """)
    #expect(
      outcome.text(of: "Program")
        == "CFFIXED_USER_HOME HOME LANG PATH SWIFT_BACKTRACE TMPDIR TUTOR_DEVICE_FD TUTOR_DEVICE_PID "
        + "TZ XDG_CACHE_HOME XDG_DATA_HOME\ntrue\n"
    )
  }

  /// It is a copy of a process that loaded its libraries under another name, path and environment.
  @Test func aProgramKnowsItselfAsIfItHadBeenExecuted() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        func read(_ name: String) -> String {
          String(decoding: FileManager.default.contents(atPath: "/proc/self/" + name) ?? Data(), as: UTF8.self)
            .trimmingCharacters(in: CharacterSet(charactersIn: "\\0\\n"))
        }
        let path = CommandLine.arguments[0]
        print(CommandLine.arguments.count, path.hasPrefix("/"), path.hasSuffix("/Program"))
        print(ProcessInfo.processInfo.arguments == [path], ProcessInfo.processInfo.processName)
        print(Bundle.main.executablePath == path, read("cmdline") == path, read("comm"))
        print(ProcessInfo.processInfo.processIdentifier == getpid(), getppid() > 1, getsid(0) == getpid())
        let home = NSHomeDirectory()
        print(home == getenv("HOME").map { String(cString: $0) } ?? "", home.hasSuffix("/Data/Program"))
        print(NSTemporaryDirectory() == home + "/tmp/", URL.cachesDirectory.path == home + "/Library/Caches")
        """)
    #expect(
      outcome.text(of: "Program")
        == """
        1 true true
        true Program
        true true Program
        true true true
        true true
        true true

        """)
  }

  /// Locks, queues and tasks belong to the copy.
  @Test func aProgramsThreadsAreItsOwn() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        import Synchronization
        let count = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
          for _ in 1...20_000 { count.withLock { $0 += 1 } }
        }
        print(count.withLock { $0 })
        let total = await withTaskGroup(of: Int.self) { group in
          for number in 1...100 { group.addTask { await Task.yield(); return number } }
          return await group.reduce(0, +)
        }
        print(total)
        """)
    #expect(outcome.text(of: "Program") == "160000\n5050\n")
    #expect(outcome.ending(of: "Program") == .exited(status: 0))
    let main = try await Running.run(
      alone: """
        import Foundation
        let thread = Thread { DispatchQueue.main.async { print("main", Thread.isMainThread); exit(0) } }
        thread.start()
        RunLoop.main.run()
        """)
    #expect(main.text(of: "Program") == "main true\n")
    #expect(main.ending(of: "Program") == .exited(status: 0))
  }
}
