import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What geometry values look like when printed.
@Suite struct GeometryTextTests {
  private static let values = """
    let point = CGPoint(x: 1, y: -2.5)
    let size = CGSize(width: 374, height: 110)
    let rect = CGRect(origin: point, size: size)

    """

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    var printed: String
  }

  @Test(
    .shows("CGPoint.debugDescription", "CGSize.debugDescription", "CGRect.debugDescription"),
    arguments: [
      Case(
        testDescription: "on their own", code: "print(point, size, rect)",
        printed: "(1.0, -2.5) (374.0, 110.0) (1.0, -2.5, 374.0, 110.0)"),
      Case(
        testDescription: "asked for",
        code: "print(size.debugDescription, String(describing: rect))",
        printed: "(374.0, 110.0) (1.0, -2.5, 374.0, 110.0)"),
      Case(
        testDescription: "in a text",
        code: #"print("\(point) \(size) \(String(reflecting: rect))")"#,
        printed: "(1.0, -2.5) (374.0, 110.0) (1.0, -2.5, 374.0, 110.0)"),
      Case(
        testDescription: "inside of others",
        code: #"print([point], ["a": size], Optional(rect).map { [$0] } as Any)"#,
        printed: #"[(1.0, -2.5)] ["a": (374.0, 110.0)] Optional([(1.0, -2.5, 374.0, 110.0)])"#),
      Case(
        testDescription: "in a value of one's own",
        code: "struct Box { var size: CGSize }\nprint(Box(size: size))",
        printed: "Box(size: (374.0, 110.0))"),
      Case(
        testDescription: "for a debugger", code: "debugPrint(point, size, rect)",
        printed: "(1.0, -2.5) (374.0, 110.0) (1.0, -2.5, 374.0, 110.0)"),
      Case(
        testDescription: "dumped", code: "dump(rect)",
        printed: """
          ▿ (1.0, -2.5, 374.0, 110.0)
            ▿ origin: (1.0, -2.5)
              - x: 1.0
              - y: -2.5
            ▿ size: (374.0, 110.0)
              - width: 374.0
              - height: 110.0
          """),
      Case(
        testDescription: "a range of a text",
        code: "print(NSRange(location: 1, length: 2), [NSRange(location: NSNotFound, length: 0)])",
        printed: "{1, 2} [{NSNotFound, 0}]"),
    ])
  func arePrintedAsOniOS(_ test: Case) async throws {
    // Only Foundation: the text doesn't depend on what else is imported.
    let outcome = try await Running.run(alone: "import Foundation\n" + Self.values + test.code)
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Program") == test.printed + "\n")
  }

  @Test func valuesOfUIKitArePrintedWithTheirNames() async throws {
    let outcome = try await Running.run(
      alone: """
        import UIKit
        print(CGVector(dx: 1, dy: 2), CGAffineTransform.identity)
        print(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), UIOffset(horizontal: 1, vertical: 2))
        """)
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Program") == """
        CGVector(dx: 1.0, dy: 2.0) CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)
        UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0) UIOffset(horizontal: 1.0, vertical: 2.0)

        """)
  }
}
