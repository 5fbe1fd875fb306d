import TestSupport
import Testing

@testable import TutorCommands

/// What `tutor doctor --api` says of a name.
@Suite struct KnownAPITests {
  private let known = KnownAPI(
    fidelity: [
      "UIKit": """
      # UIKit

      ## `UIView`

      | symbol | matches | differs | shown by |
      |---|---|---|---|
      | `UIView` | The tree. | Nothing is drawn. | *by its members* |
      | `UIView.addSubview(_:)` | As `UIView`. |  | `A/b` |
      | `UIView.tag` | Keeps a\\|b. |  | — |
      | `UIColor.accent` | *Type-checks only:* no theme is there. |  | — |
      """
    ],
    scope: """
      ## Not yet

      | name | what is missing |
      |---|---|
      | `CoreData` | all of it |

      ## Out of scope

      | name | why |
      |---|---|
      | `SwiftUI` | closed |
      """)

  @Test(
    arguments: [
      ("UIView", "UIView (UIKit): simulated\n    The tree. Differs: Nothing is drawn.\n", true),
      (
        "UIView.addSubview",
        "UIView.addSubview(_:) (UIKit): simulated\n    As `UIView`.\n", true
      ),
      ("addSubview(_:)", "UIView.addSubview(_:) (UIKit): simulated\n    As `UIView`.\n", true),
      ("tag", "UIView.tag (UIKit): simulated\n    Keeps a|b.\n", true),
      (
        "UIColor.accent", "UIColor.accent (UIKit): type-checks only\n    no theme is there.\n",
        true
      ),
      (
        "UIKit",
        "UIKit: 4 symbols, 3 simulated, 1 type-check only; Docs/fidelity/UIKit.md lists them\n",
        true
      ),
      ("CoreData", "CoreData: not yet\n    all of it\n", false),
      ("SwiftUI", "SwiftUI: out of scope\n    closed\n", false),
      (
        "UIViw",
        """
        UIViw: not simulated; did you mean 'UIView'?
            Docs/scope.md says how far the simulation goes, what comes later and what never does.

        """, false
      ),
    ] as [(String, String, Bool)])
  func aNameIsToldApart(_ name: String, _ text: String, _ isThere: Bool) {
    let report = known.report(on: name)
    #expect(report.text == text)
    #expect(report.isThere == isThere)
  }

  @Test func thisRepositorysPagesAreRead() throws {
    let known = try KnownAPI(documentation: Repository.file("Docs"))
    #expect(known.report(on: "NSItemProvider.loadItem").isThere)
    #expect(known.entries(for: "SwiftData").map(\.verdict) == [.outOfScope])
    #expect(known.modules.contains("UIKit"))
  }
}
