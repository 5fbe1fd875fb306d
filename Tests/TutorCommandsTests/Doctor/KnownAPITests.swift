import SimulationTable
import TestSupport
import Testing

@testable import TutorCommands

/// What `tutor doctor --api` says about a name.
@Suite struct KnownAPITests {
  private let known = KnownAPI(
    SimulationTable([
      SimulationTable.Row("CoreServices", .module, module: "CoreServices", .simulated),
      SimulationTable.Row("UIKit", .module, module: "UIKit", .simulated),
      SimulationTable.Row(
        "UIView", .type, module: "UIKit", .differs, matches: "The tree.",
        differs: "Nothing is drawn."),
      SimulationTable.Row("UIView.addSubview(_:)", .member, module: "UIKit", .asItsType),
      SimulationTable.Row(
        "UIView.tag", .member, module: "UIKit", .simulated, matches: "Keeps a|b."),
      SimulationTable.Row("UIView.hint", .member, module: "UIKit", .keptNotRead),
      SimulationTable.Row(
        "UIColor.accent", .member, module: "UIKit", .typeOnly, matches: "no theme is there."),
      SimulationTable.Row("ExtensionHost", .module, module: "ExtensionHost", .own),
      SimulationTable.Row("device", .member, module: "ExtensionHost", .own),
    ]),
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
        "UIKit: 5 symbols, 3 simulated, 1 kept and not read, 1 type-check only; "
          + "Docs/fidelity/UIKit.md lists them\n", true
      ),
      ("CoreServices", "CoreServices: no symbols of its own; others come with it\n", true),
      (
        "UIView.hint",
        "UIView.hint (UIKit): kept, not read\n"
          + "    It is kept, and nothing on the device reads it. As `UIView`.\n", true
      ),
      (
        "device", "device (ExtensionHost): no part of iOS\n    Scenes play the user with it.\n",
        true
      ),
      (
        "ExtensionHost", "ExtensionHost: no part of iOS\n    Scenes play the user with it.\n", true
      ),
      ("CoreData", "CoreData: not yet\n    all of it\n", false),
      ("SwiftUI", "SwiftUI: out of scope\n    closed\n", false),
      (
        "UIViw",
        """
        UIViw: not simulated, did you mean 'UIView'
            Docs/scope.md says how far the simulation goes, what comes later and what never does.

        """, false
      ),
    ] as [(String, String, Bool)])
  func aNameIsToldApart(_ name: String, _ text: String, _ isThere: Bool) {
    let report = known.report(on: name)
    #expect(report.text == text)
    #expect(report.isThere == isThere)
  }

  @Test func thisRepositorysTableAndPageAreRead() throws {
    let known = try KnownAPI(repository: Repository.root)
    #expect(known.report(on: "NSItemProvider.loadItem").isThere)
    #expect(known.entries(for: "CryptoKit").map(\.verdict) == [.outOfScope])
    #expect(known.modules.contains("UIKit"))
  }
}
