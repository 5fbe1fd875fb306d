import Portability

/// What a standalone program that imports Testing gets in addition.
///
/// Its tests run after its statements, one after the other. Failures are printed, both in tests and
/// outside of them, where Swift Testing would say nothing.
enum TestRun {
  /// Whether a program has tests, or may have expectations outside of them.
  ///
  /// One with an entry point of its own has no place for either, so Testing doesn't exist for it.
  static func isWanted(by facts: SourceFacts) -> Bool {
    facts.imports.contains("Testing") && !facts.hasMainAttribute
  }

  /// What comes before the program's statements, in the line of the first.
  static let head = "tutorShowExpectations(); "

  /// What comes after the program's statements.
  static func tail(of facts: SourceFacts) -> String {
    guard facts.hasTests else { return "" }
    return facts.awaitsAtTopLevel ? "\nawait tutorRunTests()\n" : "\ntutorStartTests()\n"
  }

  /// The file that is compiled with the program.
  static let file = #"""
    import Foundation
    import Testing

    @_silgen_name("_swift_testing_installFallbackEventHandler")
    private func installFallbackHandler(
      _ handler: @convention(c) (
        UnsafePointer<CChar>, UnsafeRawPointer, Int, UnsafeRawPointer?
      ) -> Void
    ) -> Bool

    @_silgen_name("swt_abiv0_getEntryPoint") private func entryPoint() -> UnsafeRawPointer

    private typealias EntryPoint = @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

    /// What Swift Testing says of one event, as it writes it in JSON.
    private struct TestRecord: Decodable {
      struct Payload: Decodable {
        struct Message: Decodable {
          var symbol: String
          var text: String
        }
        struct Location: Decodable {
          var fileID: String
          var line: Int
        }
        struct Issue: Decodable { var sourceLocation: Location? }

        var kind: String?
        var issue: Issue?
        var messages: [Message]?
      }

      var payload: Payload

      func show() {
        let shown = ["testCaseStarted", "issueRecorded", "testEnded", "testSkipped", "runEnded"]
        guard let kind = payload.kind, shown.contains(kind) else { return }
        let place = payload.issue?.sourceLocation.map { location in
          "\(location.fileID.split(separator: "/").last ?? ""):\(location.line): "
        }
        for (index, message) in (payload.messages ?? []).enumerated() {
          let signs = ["fail": "✘", "pass": "✔", "details": "↳", "skip": "➜"]
          print(signs[message.symbol] ?? "◇", (index == 0 ? place ?? "" : "") + message.text)
        }
      }

      static func show(_ text: UnsafeRawBufferPointer) {
        try? JSONDecoder().decode(TestRecord.self, from: Data(text)).show()
      }
    }

    /// Shows what fails outside of tests.
    func tutorShowExpectations() {
      _ = installFallbackHandler { _, start, count, _ in
        TestRecord.show(UnsafeRawBufferPointer(start: start, count: count))
      }
    }

    /// Runs the tests, and ends the program as the tests end.
    func tutorRunTests() async -> Never {
      let run = unsafeBitCast(entryPoint(), to: EntryPoint.self)
      let arguments = Array(#"{"parallel": false, "verbosity": \#(Int.min)}"#.utf8)
      var hasPassed = false
      do {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: arguments.count, alignment: 1)
        copy.copyBytes(from: arguments)
        hasPassed = try await run(UnsafeRawBufferPointer(copy)) { TestRecord.show($0) }
      } catch {
        print("✘", error)
      }
      exit(hasPassed ? EXIT_SUCCESS : EXIT_FAILURE)
    }

    /// The same for a program that doesn't wait for anything itself.
    func tutorStartTests() -> Never {
      Task { await tutorRunTests() }
      dispatchMain()
    }

    """#
}
