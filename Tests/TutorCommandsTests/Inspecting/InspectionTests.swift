import AppBundles
import BundleRules
import Foundation
import TerminalViews
import TestSupport
import Testing

@testable import TutorCommands

/// What `tutor inspect` makes of a project with several apps.
@Suite struct InspectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.project, to: "Reader.xcodeproj/project.pbxproj")
    try folder.write(Self.list, to: "Share/Info.plist")
  }

  private func inspection() -> Inspection {
    let reading = XcodeProjectReader.read(folder: folder.path, shownAs: ".", configuration: nil)
    return Inspection(path: ".", reading: reading)
  }

  @Test func anExtensionOfTwoAppsIsShownOnceWithItsAppsAndItsFindings() {
    let text = InspectionView.render(inspection(), style: TerminalStyle(width: 100)) { _ in nil }
    #expect(
      text.split(separator: "\n").filter { !$0.contains("│") && !$0.contains("─") }
        .joined(separator: "\n") == """
          Share · Share (com.apple.share-services)
            in Reader and Second
            rule: SupportsWebURLWithMaxCount 1
          Share/Info.plist:9:12: note: the extension isn't offered for a link that is shared together with \
          text: in version 1 everything must be of a kind that the rule names, and it doesn't name text
            = help: name text too, or set NSExtensionActivationDictionaryVersion to 2
            = note: rule-strictness (documented)
            = note: Share in Reader and Second
          1 extension: 0 errors, 0 warnings, 1 note
          """)
  }

  @Test func theDocumentNamesAppsTargetsAndProducts() throws {
    let document = try JSONText.of(inspection().document)
    let value = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any]
    let entry = try #require((value?["extensions"] as? [[String: Any]])?.first)
    #expect(value?["version"] as? Int == 1)
    #expect(entry["apps"] as? [String] == ["Reader", "Second"])
    #expect(entry["target"] as? String == "Share")
    #expect(entry["bundleIdentifier"] as? String == "com.example.share")
    #expect(entry["product"] as? String == "com.apple.product-type.app-extension")
    let finding = try #require((value?["findings"] as? [[String: Any]])?.first)
    #expect(finding["apps"] as? [String] == ["Reader", "Second"])
    #expect(finding["target"] as? String == "Share")
    #expect((value?["findings"] as? [Any])?.count == 1)
  }

  @Test func aKeyThatIsThereTwiceIsSaidOnce() throws {
    try folder.write(
      Self.list.replacingOccurrences(
        of: "<key>NSExtension</key>",
        with: "<key>CFBundleName</key><string>A</string>\n"
          + "<key>CFBundleName</key><string>B</string>\n<key>NSExtension</key>"),
      to: "Share/Info.plist")
    let findings = inspection().findings.filter { $0.code == "duplicate-key" }
    #expect(
      findings.map(\.message) == [
        "key 'CFBundleName' appears again, after line 4; only the last value counts"
      ])
    #expect(findings.map(\.line) == [5])
  }

  @Test func whatIsNotReadIsNamedAtTheEnd() throws {
    try folder.write(Self.project, to: "examples/Demo.xcodeproj/project.pbxproj")
    let text = InspectionView.render(inspection(), style: TerminalStyle()) { _ in nil }
    #expect(
      text.hasSuffix(
        """
        1 extension: 0 errors, 0 warnings, 1 note
        not read, since it is an example or third-party code: examples/Demo.xcodeproj

        """))
  }

  private static let list = """
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key><string>com.example.share</string>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string>
        <key>NSExtensionPrincipalClass</key><string>Share.ShareViewController</string>
        <key>NSExtensionAttributes</key><dict>
          <key>NSExtensionActivationRule</key>
          <dict><key>NSExtensionActivationSupportsWebURLWithMaxCount</key><integer>1</integer></dict>
        </dict>
      </dict>
    </dict>
    </plist>

    """

  private static let project = """
    { objects = {
      P = { isa = PBXProject; buildConfigurationList = PL; targets = ( A, B, S ); };
      PL = { isa = XCConfigurationList; buildConfigurations = ( PC ); };
      PC = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      A = { isa = PBXNativeTarget; name = Reader; buildConfigurationList = AL;
        productType = "com.apple.product-type.application"; buildPhases = ( E ); };
      B = { isa = PBXNativeTarget; name = Second; buildConfigurationList = AL;
        productType = "com.apple.product-type.application"; buildPhases = ( E ); };
      AL = { isa = XCConfigurationList; buildConfigurations = ( AC ); };
      AC = { isa = XCBuildConfiguration; name = Release;
        buildSettings = { GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = com.example; }; };
      S = { isa = PBXNativeTarget; name = Share; buildConfigurationList = SL; productReference = SP;
        productType = "com.apple.product-type.app-extension"; };
      SL = { isa = XCConfigurationList; buildConfigurations = ( SC ); };
      SC = { isa = XCBuildConfiguration; name = Release;
        buildSettings = { INFOPLIST_FILE = Share/Info.plist; }; };
      SP = { isa = PBXFileReference; path = Share.appex; };
      E = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = ( C ); };
      C = { isa = PBXBuildFile; fileRef = SP; };
    }; rootObject = P; }
    """
}
