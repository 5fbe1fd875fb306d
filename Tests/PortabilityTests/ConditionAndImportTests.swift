import Testing

/// `#if` and `import`.
struct ConditionAndImportTests {
  @Test(arguments: [
    Rewritten("#if os(iOS)", "#if (true )"),
    Rewritten("#if !os(iOS)", "#if !(true )"),
    Rewritten("#if os(iOS)||os(tvOS)", "#if (true )||os(tvOS)"),
    Rewritten("#if os(Linux)", "#if (false  )"),
    Rewritten("#if canImport(UIKit) && os( iOS )", "#if canImport(UIKit) && (true   )"),
    Rewritten("#if os(macOS)", "#if os(macOS)"),
    Rewritten("#if canImport(UIKit)", "#if canImport(UIKit)"),
    Rewritten("#if targetEnvironment(simulator)", "#if targetEnvironment(simulator)"),
  ])
  func conditionIsAnsweredForDevice(_ condition: Rewritten) {
    let rest = "\nlet a = 1\n#endif"
    #expect(rewritten(condition.original + rest) == condition.expected + rest)
  }

  @Test func laterBranchIsAnsweredToo() {
    let source = "#if os(macOS)\nlet a = 1\n#elseif os(iOS)\nlet a = 2\n#endif"
    let expected = "#if os(macOS)\nlet a = 1\n#elseif (true )\nlet a = 2\n#endif"
    #expect(rewritten(source) == expected)
  }

  @Test func callOfFunctionNamedLikeConditionStays() {
    #expect(rewritten("let a = os(iOS)") == "let a = os(iOS)")
  }

  @Test(arguments: [
    Rewritten("import os.log", "import os    "),
    Rewritten(
      "import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
    Rewritten("import class UIKit.UIView", "import class UIKit.UIView"),
    Rewritten("import Foundation.NSURL", "import Foundation      ; import SimulatedFoundation"),
  ])
  func aSubmoduleIsTakenForItsModule(_ statement: Rewritten) {
    #expect(rewritten(statement.original) == statement.expected)
  }

  @Test(arguments: [
    Rewritten("import Foundation", "import Foundation; import SimulatedFoundation"),
    Rewritten("import Foundation // text", "import Foundation; import SimulatedFoundation // text"),
    Rewritten(
      "public import Foundation", "public import Foundation; public import SimulatedFoundation"),
    Rewritten(
      "import class Foundation.Bundle", "import class Foundation.Bundle; import SimulatedFoundation"
    ),
    Rewritten(
      "import Foundation; import UIKit",
      "import Foundation; import SimulatedFoundation; import UIKit"),
    Rewritten("import UIKit", "import UIKit"),
    Rewritten("import FoundationNetworking", "import FoundationNetworking"),
  ])
  func foundationBringsSimulatedFoundation(_ statement: Rewritten) {
    #expect(rewritten(statement.original) == statement.expected)
  }
}
