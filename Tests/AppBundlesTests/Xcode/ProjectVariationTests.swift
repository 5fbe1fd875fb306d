import ActivationRules
import AppBundles
import BundleRules
import Findings
import TestSupport
import Testing

/// The sample project with one thing changed at a time.
@Suite struct ProjectVariationTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var old: String
    var new: String
    /// Lines that the dump has after the change but not before.
    var expected: [String]

    init(_ name: String, replace old: String, by new: String, expect expected: String...) {
      (testDescription, self.old, self.new, self.expected) = (name, old, new, expected)
    }
  }

  static let cases = [
    Case(
      "an extension that no app copies", replace: "files = ( SHARE_IN_EMBED );",
      by: "files = ( );",
      expect: "extension Share", "  build: Release, iOS, 17.0, embedded by none"),
    Case(
      "an app without phases", replace: "buildPhases = ( EMBED );", by: "",
      expect: "  build: Release, iOS, 17.0, embedded by none"),
    Case(
      "a phase for installing only", replace: "runOnlyForDeploymentPostprocessing = 0;",
      by: "runOnlyForDeploymentPostprocessing = 1;",
      expect: "    build: Release, iOS, 17.0, copied to 'PlugIns' only when installing"),
    Case(
      "the frameworks' folder", replace: "dstSubfolderSpec = 13;", by: "dstSubfolderSpec = 10;",
      expect: "    build: Release, iOS, 17.0, copied to 'Frameworks'"),
    Case(
      "a folder in the bundle", replace: "dstPath = \"\"; dstSubfolderSpec = 13;",
      by: "dstPath = Extras/PlugIns; dstSubfolderSpec = 1;",
      expect: "    build: Release, iOS, 17.0, copied to 'Extras/PlugIns'"),
    Case(
      "ExtensionKit's folder", replace: "dstPath = \"\"; dstSubfolderSpec = 13;",
      by: "dstPath = \"$(EXTENSIONS_FOLDER_PATH)\"; dstSubfolderSpec = 16;",
      expect: "    build: Release, iOS, 17.0, copied to 'Extensions'"),
    Case(
      "a product found by its name", replace: "fileRef = SHARE_PRODUCT;", by: "fileRef = OTHER;",
      expect: "  build: Release, iOS, 17.0, embedded by none"),
    Case(
      "no GENERATE_INFOPLIST_FILE and no file", replace: "INFOPLIST_FILE = Share/Info.plist;",
      by: "",
      expect: "App/Reader.xcodeproj/project.pbxproj:*: error no-info-plist: the target 'Share' "
        + "has no Info.plist: it sets neither INFOPLIST_FILE nor GENERATE_INFOPLIST_FILE; name the "
        + "file in INFOPLIST_FILE, or set GENERATE_INFOPLIST_FILE to YES"),
    Case(
      "an Info.plist that isn't there", replace: "INFOPLIST_FILE = Share/Info.plist;",
      by: "INFOPLIST_FILE = ../Elsewhere/Info.plist;",
      expect:
        "App/Reader.xcodeproj/project.pbxproj:*: error info-plist-not-found: the Info.plist of the "
        + "target 'Share' doesn't exist: Elsewhere/Info.plist; correct INFOPLIST_FILE, or "
        + "restore the file"),
    Case(
      "an app's Info.plist that isn't there",
      replace: "\"$(SRCROOT)/Reader/Info.plist\"", by: "No.plist",
      expect: "  info: made up", "    CFBundleExecutable = Reader"),
    Case(
      "an Info.plist that can't be found", replace: "INFOPLIST_FILE = Share/Info.plist;",
      by: "INFOPLIST_FILE = \"$(FOLDER)/Info.plist\";",
      expect: "App/Reader.xcodeproj/project.pbxproj:*: error unresolved-path: INFOPLIST_FILE "
        + "of the target 'Share' is '$(FOLDER)/Info.plist', which can't be resolved; define what "
        + "it refers to in the project, or read the built bundle instead"
    ),
    Case(
      "an Info.plist for the preprocessor", replace: "SKIP_INSTALL = YES;",
      by: "INFOPLIST_PREPROCESS = YES;",
      expect: "App/Reader.xcodeproj/project.pbxproj:*: warning info-plist-preprocessed: "
        + "INFOPLIST_PREPROCESS is on in the target 'Share': its Info.plist is read without "
        + "running the C preprocessor; read the built bundle instead"
    ),
    Case(
      "entitlements that aren't there",
      replace: "CODE_SIGN_ENTITLEMENTS = Share/Share.entitlements;",
      by: "CODE_SIGN_ENTITLEMENTS = No.entitlements;",
      expect: "      unknown",
      "App/Reader.xcodeproj/project.pbxproj:*: warning entitlements-not-found: the entitlements of "
        + "the target 'Share' don't exist: App/No.entitlements; correct CODE_SIGN_ENTITLEMENTS, or "
        + "restore the file"),
    Case(
      "a generated Info.plist besides the file", replace: "SKIP_INSTALL = YES;",
      by: "GENERATE_INFOPLIST_FILE = YES; CURRENT_PROJECT_VERSION = 3;",
      expect: "      CFBundleVersion = 3", "      CFBundlePackageType = XPC!"),
    Case(
      "settings for devices and simulators", replace: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
      by: "\"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]\" = 17.2; "
        + "\"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*]\" = 17.4;",
      expect: "      MinimumOSVersion = 17.2"),
    Case(
      "a condition before the setting without one", replace: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
      by: "\"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]\" = 17.5; "
        + "IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
      expect: "      MinimumOSVersion = 17.5"),
    Case(
      "settings for one configuration", replace: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
      by: "\"IPHONEOS_DEPLOYMENT_TARGET[config=Release][sdk=*][arch=*]\" = 17.1; "
        + "\"IPHONEOS_DEPLOYMENT_TARGET[config=Debug]\" = 17.3;",
      expect: "      MinimumOSVersion = 17.1"),
    Case(
      "a path in other letters", replace: "INFOPLIST_FILE = Share/Info.plist;",
      by: "INFOPLIST_FILE = share/INFO.plist; ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES = NO;",
      expect: "    setting: ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES = NO"),
    Case(
      "a watch target", replace: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
      by: "SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 10.0;",
      expect: "    build: Release, watchOS, copied to 'PlugIns'",
      "      MinimumOSVersion = 10.0"),
    Case(
      "settings in a list", replace: "SKIP_INSTALL = YES;",
      by: "SKIP_INSTALL = ( \"$(inherited)\", NO, \"a b\", );",
      expect: "    setting: SKIP_INSTALL =  NO \"a b\""),
    Case(
      "a resource that isn't in the file", replace: "STORYBOARD_IN_SHARE = {", by: "LOST = {",
      expect: "    files: unknown"),
  ]

  @Test(arguments: cases) func eachChangeIsSeen(_ example: Case) throws {
    let project = try SampleProject()
    let before = project.read().linesWithoutPositions
    try project.replace(example.old, by: example.new)
    let after = project.read().linesWithoutPositions
    for line in example.expected {
      #expect(!before.contains(line))
      #expect(after.contains(line), "\(after.joined(separator: "\n"))")
    }
  }

  @Test func controlCharactersDoNotReachMessages() throws {
    let project = try SampleProject()
    try project.replace("name = Share; productName", by: "name = \"A\\033[31m\\nB\"; productName")
    try project.replace(
      "INFOPLIST_FILE = Share/Info.plist;", by: "INFOPLIST_FILE = \"\\033[2J/Info.plist\";")
    let messages = project.read().problems.map(\.message)
    #expect(
      messages == [
        "the Info.plist of the target 'A\u{FFFD}[31m\\nB' doesn't exist: App/\u{FFFD}[2J/Info.plist"
      ])
  }

  @Test func levelsCountFromTheTargetDown() throws {
    let project = try SampleProject()
    try project.folder.write(
      SampleProject.shared + "BUILD_NUMBER = 1", to: "Configuration/Shared.xcconfig")
    try project.folder.write("BUILD_NUMBER = $(inherited).3", to: "Configuration/App.xcconfig")
    try project.replace(
      "ID_SUFFIX = \"\";", by: "ID_SUFFIX = \"\"; BUILD_NUMBER = \"$(inherited).2\";")
    try project.replace("children = ( SHARED_FILE );", by: "children = ( SHARED_FILE, APP_FILE );")
    try project.replace(
      "SHARED_FILE = {",
      by: "APP_FILE = { isa = PBXFileReference; path = App.xcconfig; }; SHARED_FILE = {")
    try project.replace(
      "APP_RELEASE = {",
      by: "APP_RELEASE = { baseConfigurationReference = APP_FILE;")
    try project.replace(
      "PRODUCT_NAME = \"$(TARGET_NAME)\";",
      by: "PRODUCT_NAME = \"$(TARGET_NAME)\"; BUILD_NUMBER = \"$(inherited).4\";")
    let app = project.read().bundles.first
    #expect(app?.contents.info["CFBundleVersion"] == .string("1.2.3.4"))
  }

  @Test func aProductIsFoundByItsNameToo() throws {
    let project = try SampleProject()
    try project.replace("fileRef = SHARE_PRODUCT;", by: "fileRef = COPY;")
    try project.replace(
      "SHARE_IN_EMBED = {",
      by: "COPY = { isa = PBXFileReference; path = Build/Share.appex; sourceTree = "
        + "\"<group>\"; }; SHARE_IN_EMBED = {")
    #expect(project.read().bundles.first?.extensions.map(\.contents.path) == ["Share"])
  }

  @Test func anExtensionThatNothingHereBuildsIsReported() throws {
    let project = try SampleProject()
    try project.replace("fileRef = SHARE_PRODUCT;", by: "fileRef = COPY;")
    try project.replace(
      "SHARE_IN_EMBED = {",
      by: "COPY = { isa = PBXFileReference; path = Other.appex; }; SHARE_IN_EMBED = {")
    #expect(
      Reading(problems: project.read().problems).linesWithoutPositions == [
        "App/Reader.xcodeproj/project.pbxproj:*: warning extension-not-found: 'Reader' copies "
          + "'Other.appex', which no target here builds; remove it from the copy-files phase, or "
          + "read the project that builds it too"
      ])
  }

  @Test func anExtensionInTwoAppsIsShownInBoth() throws {
    let project = try SampleProject()
    try project.replace("targets = ( APP ", by: "targets = ( APP, APP2 ")
    try project.replace(
      "SHARE = {\n",
      by: "APP2 = { isa = PBXNativeTarget; name = Second; buildPhases = ( EMBED ); "
        + "productType = \"com.apple.product-type.application\"; "
        + "buildConfigurationList = APP_CONFIGURATIONS; };\n    SHARE = {\n")
    let bundles = project.read().bundles
    #expect(bundles.map(\.contents.path) == ["Reader", "Second"])
    #expect(bundles.map { $0.extensions.map(\.contents.path) } == [["Share"], ["Share"]])
    #expect(bundles.map { $0.contents.extensions.map(\.path) } == [["Share"], ["Share"]])
  }

  @Test func aMissingConfigurationFileIsReportedAndLeavesItsSettings() throws {
    let project = try SampleProject()
    try project.replace("path = Shared.xcconfig;", by: "path = Lost.xcconfig;")
    let reading = project.read()
    #expect(
      reading.bundles.first?.contents.info["CFBundleIdentifier"] == .string("$(APP_ID)"))
    #expect(
      reading.problems.map(\.dump) == [
        "App/Reader.xcodeproj/project.pbxproj: warning xcconfig-not-found: the configuration "
          + "settings file 'App/Configuration/Lost.xcconfig' can't be read; its settings are "
          + "unknown; create it, or run the tool that does (such as 'pod install')"
      ])
  }

  @Test func problemsOfATargetPointAtTheTarget() throws {
    let project = try SampleProject()
    try project.replace("INFOPLIST_FILE = Share/Info.plist;", by: "")
    let text = try project.folder.read("Reader.xcodeproj/project.pbxproj")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.hasPrefix("    SHARE = {") })
    #expect(
      project.read().problems.map(\.position) == [SourcePosition(line: line + 1, column: 5)])
  }
}
