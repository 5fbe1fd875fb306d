import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Names of Foundation that Linux lacks or doesn't make public, in programs that import Foundation.
@Suite struct FoundationNameTests {
  @Test func areFoundByTheirPlainNames() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        class Worker: NSObject {
          @objc func work(_ word: String) {
            print(word, Thread.isMainThread)
            exit(0)
          }
        }
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.unitsStyle = .full
        formatter.zeroFormattingBehavior = [.dropAll]
        print(formatter.string(from: 543) ?? "nil")
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "tea"))
        print(text.string)
        Thread.detachNewThreadSelector(#selector(Worker.work(_:)), toTarget: Worker(), with: "works")
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 5))
        """)
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Program") == "9 minutes, 3 seconds\ntea\nworks false\n")
  }
}
