import Outcomes
import RunSupport
import SnippetEngine
import Testing

/// Results that may be ignored on iOS because Swift imports the methods from Objective-C.
@Suite struct UnusedResultTests {
  /// The compiler's messages about Swift code.
  private func messages(_ code: String) async throws -> [String] {
    try await Running.run(Running.markdown(alone: code)).outcome.diagnostics.map(\.message)
  }

  @Test func whatIsCalledForWhatItDoesNeedsNoUse() async throws {
    let code = """
      import UIKit
      @MainActor func f(_ view: UIView, _ url: URL) {
        NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
        FileManager.default.createFile(atPath: "a", contents: nil)
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
        RunLoop.main.run(mode: .default, before: Date())
        URLSession.shared.dataTask(with: url) { _, _, _ in }
        url.startAccessingSecurityScopedResource()
        view.widthAnchor.constraint(equalToConstant: 20)
        view.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8)
      }
      """
    #expect(try await messages(code) == [])
  }

  @Test func swiftsOwnFunctionsAndTheAuthorsWarnAsEverywhere() async throws {
    let code = """
      import Foundation
      struct Store {
        func createFile(atPath path: String, contents: Int, attributes: Int) -> Bool { true }
      }
      Store().createFile(atPath: "a", contents: 1, attributes: 2)
      [1].map { $0 }
      """
    #expect(
      try await messages(code) == [
        "result of call to 'createFile(atPath:contents:attributes:)' is unused",
        "result of call to 'map' is unused",
      ])
  }
}
