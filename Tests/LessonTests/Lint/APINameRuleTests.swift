import Findings
@testable import LessonChecks
import LessonModel
import SimulationTable
import TestSupport
import Testing

/// APIs that prose names exist.
@Suite struct APINameRuleTests {
  @Test(arguments: unknown + known)
  func nameInACodeSpanExists(_ example: LintCase) throws {
    try example.check(APINameRule(), of: .unknownAPI, in: Self.facts)
  }

  @Test func nothingIsFoundWithoutTheSimulation() throws {
    try LintCase("", fine: lintedLesson("`NSNothing`"))
      .check(APINameRule(), of: .unknownAPI, in: CourseFacts(lessons: []))
  }

  static let facts = CourseFacts(
    lessons: [],
    simulation: DeclaredNames(
      .sample([
        "module UIKit", "member NSItemsKey", "type NSItemProvider: NSObject",
        "type NSItemProvider.ErrorCode: Int", "member NSItemProvider.ErrorCode.unknownError",
        "member NSItemProvider.loadItem(forTypeIdentifier:)", "type UIResponder: NSObject",
        "member UIResponder.next", "type UIViewController: UIResponder",
        "member UIViewController.extensionContext", "member FileManager.containerURL(for:)",
      ])))

  private static let remedy =
    "correct it, or list it with a reason in LessonChecks/Lint/Names"

  private static func unknown(_ name: String, _ message: String, in markdown: String) -> LintCase {
    LintCase(name, message, remedy: remedy, in: lintedLesson(markdown))
  }

  static let unknown = [
    unknown(
      "a mistyped type",
      "The simulated device has no 'NSItemProvder', did you mean 'NSItemProvider'",
      in: "é the `1️⃣NSItemProvder2️⃣`"),
    unknown(
      "a type of a framework that isn't there",
      "The simulated device has no 'SLComposeServiceViewController'",
      in: "| a |\n|---|\n| ``1️⃣SLComposeServiceViewController2️⃣`` |"),
    unknown(
      "a mistyped member",
      "'UIViewController' has no member 'extensionContxt', did you mean 'extensionContext'",
      in: "*`1️⃣UIViewController.extensionContxt2️⃣`*"),
    unknown(
      "a member that lessons can't see", "'UIViewController' has no member 'loadedView'",
      in: "`1️⃣UIViewController.loadedView2️⃣`"),
    unknown(
      "a mistyped case of a nested type",
      "'NSItemProvider.ErrorCode' has no member 'unknwonError', did you mean 'unknownError'",
      in: "`1️⃣NSItemProvider.ErrorCode.unknwonError2️⃣`"),
    unknown(
      "a member of a type that isn't there",
      "The simulated device has no 'Defaults'",
      in: "`1️⃣Defaults.standard2️⃣`"),
    unknown(
      "a mistyped method with labels",
      "The simulated device has no 'loadItme', did you mean 'loadItem'",
      in: "`provider.1️⃣loadItme2️⃣(forTypeIdentifier:)`"),
    unknown(
      "a mistyped word with a capital inside",
      "The simulated device has no 'extensionContxt', did you mean 'extensionContext'",
      in: "`1️⃣extensionContxt2️⃣?`"),
    unknown(
      "a type in a line of code",
      "The simulated device has no 'NSItemProvder', did you mean 'NSItemProvider'",
      in: "`let provider = 1️⃣NSItemProvder2️⃣()`"),
    unknown(
      "a mistyped key",
      "The simulated device has no 'NSExtensionActivationRules', did you mean"
        + " 'NSExtensionActivationRule'",
      in: "`1️⃣NSExtensionActivationRules2️⃣`"),
    unknown(
      "a type that a block names only to fail",
      "The simulated device has no 'NSOther'",
      in: "`1️⃣NSOther2️⃣`\n\n```swift fails=\"cannot find\"\nNSOther()\n```"),
    unknown(
      "a type in a comment and a string of code",
      "The simulated device has no 'NSOther'",
      in: "`1️⃣NSOther2️⃣`\n\n```swift\n// NSOther\nprint(\"NSOther\")\n```"),
  ]

  private static func known(_ name: String, _ markdown: String) -> LintCase {
    LintCase(name, fine: lintedLesson(markdown))
  }

  static let known = [
    known("a type", "`NSItemProvider` in # `UIKit`"),
    known("members", "`UIViewController.extensionContext` `UIViewController.next?`"),
    known("a member of Foundation's base class", "`UIViewController.description`"),
    known("a case", "`NSItemProvider.ErrorCode.unknownError`"),
    known("a constant", "`NSItemsKey`"),
    known("Foundation", "`NSNumber` `FileManager.default` `FileManager.containerURL(for:)`"),
    known("labels", "`loadItem(forTypeIdentifier:)` `loadItem:` `extensionContext.loadItem(x:)`"),
    known("known keys", "`NSExtensionActivationRule` `CFBundleVersion`"),
    known("with a reason", "`NSExtensionActivation`"),
    known(
      "a key of the lesson's property list",
      "`NSMine`\n\n```xml file=Info.plist target=Share\n<key>NSMine</key>\n```"),
    known(
      "the lesson's own class",
      """
      `NSMine` `Share.NSMine.save` `NSMine.next` `saveLink` `Share.NSMine`

      ```swift file=A.swift target=Share
      class NSMine: UIViewController {
        func save() { saveLink() }
      }
      ```
      """),
    known(
      "words that could be anything", "`print` `Share` `links` `TRUEPREDICATE` `!` `2` `<true/>`"),
    known(
      "files and identifiers",
      "`Info.plist` `Reader.app/PlugIns/Share.appex` `public.url` `group.com.example` `a-b.Swift`"),
    known(
      "a type and a member that the lesson's code uses",
      "`NSCache.countLimit` `NSNumber.intValue`\n\n```swift\nNSCache(); x.intValue\n```"),
    known(
      "a word in a string of the lesson's code, and one that it prints",
      "`openNext` `didOpen`\n\n```swift\nprint(\"openNext\")\n```\n\n```text output\ndidOpen\n```"),
    known("code in a block", "```swift shown\nNSNothing()\n```"),
  ]

  @Test(arguments: [
    ("NSItemProvider", true), ("UIView", true), ("kUTTypeURL", true), ("NSLog", true),
    ("NS", false), ("NSA", false), ("UITEST", false), ("NextStep", false), ("Nsobject", false),
    ("CFString", true),
  ])
  func typesOfApplesAreToldByTheirPrefix(_ word: String, _ isApples: Bool) {
    #expect(NamedAPI.looksLikeAppleType(word) == isApples)
  }
}
