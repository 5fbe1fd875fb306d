import Findings
import LessonModel
import SimulationTable
import TestSupport
import Testing

@testable import LessonChecks

/// Lessons don't say that something is missing when the simulated device has it.
@Suite struct StaleExcuseRuleTests {
  @Test(arguments: stale + missing)
  func whatIsCalledMissingIsMissing(_ example: LintCase) throws {
    try example.check(StaleExcuseRule(), of: .style, in: Self.facts)
  }

  @Test func nothingIsFoundWithoutTheSimulation() throws {
    try LintCase("", fine: lintedLesson("The simulated device has no `NSFileCoordinator`."))
      .check(StaleExcuseRule(), of: .style, in: CourseFacts(lessons: []))
  }

  static let facts = CourseFacts(
    lessons: [],
    simulation: DeclaredNames(
      .sample([
        "member NSHomeDirectoryForUser()", "type NSFileCoordinator: NSObject",
        "type NSDataDetector: NSObject", "type UIView: NSObject", "type UTType",
        "member UTType.image",
      ])))

  private static func stale(_ name: String, _ api: String, _ markdown: String) -> LintCase {
    LintCase(
      name, "'\(api)' is said to be missing, but the simulated device has it",
      remedy: "run the code that needs it, or say what else is missing", in: lintedLesson(markdown))
  }

  static let stale = [
    stale(
      "a type", "NSFileCoordinator", "1️⃣So. The simulated device has no `NSFileCoordinator`.2️⃣"),
    stale(
      "a function", "NSHomeDirectoryForUser",
      "1️⃣This machine is small. The Foundation of "
        + "this machine lacks `NSHomeDirectoryForUser()`.2️⃣"),
    stale(
      "a member of a type", "UTType.image",
      "- 1️⃣The simulated device doesn't have\n  `UTType.image`.2️⃣"),
    stale("in front of the verb", "NSDataDetector", "1️⃣See, `NSDataDetector` isn't simulated.2️⃣"),
    stale(
      "spelled out", "NSFileCoordinator",
      "1️⃣The simulated device has no file coordinators, so this code does without.2️⃣"),
    stale(
      "spelled out in the sentence before", "NSFileCoordinator",
      "1️⃣Apple says to use a file coordinator here (documented). The simulated device has none,\nso "
        + "this code does without.2️⃣"),
    stale(
      "spelled out with stress, two sentences before", "NSDataDetector",
      "1️⃣Foundation has a *data detector* for this. It finds more. The Foundation of this machine "
        + "lacks it.2️⃣"),
    stale(
      "in code that is only shown", "UTType",
      "1️⃣The simulated device has no constants. Elsewhere:2️⃣\n\n```swift shown\nlet a = UTType.image\n```"
    ),
  ]

  static let missing = [
    LintCase(
      "a type that isn't there", fine: lintedLesson("The simulated device has no `NSOther`.")),
    LintCase(
      "a type in another clause",
      fine: lintedLesson("The simulated device has no camera, so `NSFileCoordinator` is all.")),
    LintCase(
      "a type in the next sentence",
      fine: lintedLesson("The simulated device has no camera. Use `NSFileCoordinator`.")),
    LintCase(
      "a type in the sentence before, and another lack",
      fine: lintedLesson("Use a file coordinator. The simulated device has no camera.")),
    LintCase(
      "a member that another type may have",
      fine: lintedLesson("The simulated device has no `imageWithoutIt`.")),
    LintCase(
      "another member of a type", fine: lintedLesson("The simulated device has no `UTType.exe`.")),
    LintCase("a real device", fine: lintedLesson("A device has no `NSFileCoordinator`.")),
    LintCase(
      "something else that it doesn't do",
      fine: lintedLesson("The simulated device doesn't need `NSFileCoordinator`.")),
    LintCase("one word", fine: lintedLesson("The simulated device has no view.")),
    LintCase(
      "shown code that isn't right below",
      fine: lintedLesson(
        "The simulated device has no camera.\n\nElsewhere:\n\n```swift shown\nUTType.image\n```")),
  ]
}
