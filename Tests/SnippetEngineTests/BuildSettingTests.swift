import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Build settings in a lesson's property lists are expanded as in Xcode.
@Suite struct BuildSettingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var settings: String
    /// What is written in the Info.plist.
    var written: String
    /// What the extension finds there.
    var found: String
  }

  @Test(arguments: [
    Case(
      testDescription: "an operator", settings: "COMPANY = Two Words, Inc.",
      written: "com.$(COMPANY:rfc1034identifier).${PRODUCT_NAME:lower}",
      found: "com.Two-Words--Inc-.share"),
    Case(
      testDescription: "a setting in a setting",
      settings: "LAST = reader\nALL = com.$(COMPANY).$(LAST) // later\nCOMPANY = example",
      written: "$(ALL)", found: "com.example.reader"),
    Case(
      testDescription: "a setting in a name", settings: "NAME_Debug = trying\nNAME_Release = sold",
      written: "$(NAME_$(CONFIGURATION))", found: "trying"),
    Case(
      testDescription: "a condition", settings: "SDK = none\nSDK[sdk=iphoneos*] = a device's",
      written: "$(SDK)", found: "a device's"),
    Case(
      testDescription: "what a target is, whatever its settings say",
      settings: "PRODUCT_NAME = Other\nMARKETING_VERSION = 2.5",
      written: "$(PRODUCT_MODULE_NAME) $(MARKETING_VERSION)", found: "Share 2.5"),
    Case(
      testDescription: "a setting that there isn't", settings: "A = 1", written: "$(B) $C",
      found: "$(B) $C"),
  ])
  func aSettingIsPutIntoTheInfoPlist(_ sample: Case) async throws {
    var lesson = ShareLesson()
    lesson.buildSettings = sample.settings
    lesson.moreKeys = "<key>Written</key><string>\(sample.written)</string>"
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          print(Bundle.main.object(forInfoDictionaryKey: "Written") ?? "nothing")
          extensionContext?.completeRequest(returningItems: nil)
        }
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Share") == sample.found + "\n")
  }

  @Test func aSettingIsPutIntoTheEntitlements() async throws {
    var lesson = ShareLesson()
    lesson.buildSettings = "GROUPS = group.$(LAST)\nLAST = second"
    lesson.isEntitled = false
    lesson.scene += """

      print("done")
      ```

      ```xml file=Share.entitlements target=Share
      <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
        <array><string>$(GROUPS)</string></array></dict></plist>
      """
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          let files = FileManager.default
          print(files.containerURL(forSecurityApplicationGroupIdentifier: "group.second") != nil)
          print(files.containerURL(forSecurityApplicationGroupIdentifier: "group.third") != nil)
          extensionContext?.completeRequest(returningItems: nil)
        }
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Share") == "true\nfalse\n")
  }
}
