import ActivationRules
import AppBundles
import BundleRules
import Foundation
import TestSupport
import Testing

/// Project files that are damaged or malicious.
@Suite struct BrokenProjectTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var codes: [String]

    init(_ name: String, _ text: String, _ codes: String...) {
      (testDescription, self.text, self.codes) = (name, text, codes)
    }
  }

  static let cases = [
    Case("an array", "( a, b )", "not-a-project"),
    Case("no objects", "{ archiveVersion = 1; }", "not-a-project"),
    Case("objects that are text", "{ objects = text; }", "not-a-project"),
    Case("no project", "{ objects = { }; rootObject = P; }", "not-a-project"),
    Case(
      "a root of another class", "{ objects = { P = { isa = PBXGroup; }; }; rootObject = P; }",
      "not-a-project"),
    Case(
      "no configurations", "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }",
      "configuration-missing"),
    Case(
      "a list of configurations that isn't there",
      "{ objects = { P = { isa = PBXProject; buildConfigurationList = L; }; }; rootObject = P; }",
      "missing-object", "configuration-missing"),
    Case(
      "no targets",
      "{ objects = { P = { isa = PBXProject; buildConfigurationList = L; }; "
        + "L = { isa = XCConfigurationList; buildConfigurations = ( C ); }; "
        + "C = { isa = XCBuildConfiguration; name = Release; }; }; rootObject = P; }",
      "no-bundles"),
    Case(
      "a target that isn't there",
      "{ objects = { P = { isa = PBXProject; buildConfigurationList = L; targets = ( T ); }; "
        + "L = { isa = XCConfigurationList; buildConfigurations = ( C ); }; "
        + "C = { isa = XCBuildConfiguration; name = Release; }; }; rootObject = P; }",
      "missing-object", "no-bundles"),
    Case(
      "a lost root",
      "{ objects = { P = { isa = PBXProject; buildConfigurationList = L; }; "
        + "L = { isa = XCConfigurationList; buildConfigurations = ( C ); }; "
        + "C = { isa = XCBuildConfiguration; name = Release; }; }; rootObject = LOST; }",
      "not-a-project", "no-bundles"),
    Case(
      "an XML list", "<plist version=\"1.0\"><dict><key>objects</key><dict/></dict></plist>",
      "not-a-project"),
  ]

  @Test(arguments: cases) func damageIsReported(_ example: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write(example.text, to: "A.xcodeproj/project.pbxproj")
    let reading = XcodeProjectReader.read(
      folder: folder.path, shownAs: "App", configuration: nil)
    #expect(reading.problems.map(\.code) == example.codes)
    #expect(reading.problems.contains { $0.isFatal })
    #expect(reading.bundles.isEmpty)
  }

  @Test func aFileThatBreaksOffAnywhereIsReported() throws {
    let project = try SampleProject()
    let bytes = Array(SampleProject.project.utf8)
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for length in stride(from: 0, to: end, by: 61) {
      try project.folder.write(
        String(decoding: bytes[..<length], as: UTF8.self), to: "Reader.xcodeproj/project.pbxproj")
      let reading = project.read()
      #expect(reading.bundles.isEmpty)
      #expect(reading.problems.contains { $0.isFatal })
    }
  }

  @Test func aFileWithAnyObjectLostIsStillRead() throws {
    let names = [
      "MAIN", "SETTINGS_GROUP", "SHARED_FILE", "SHARE_GROUP", "STORYBOARD", "STORYBOARD_BASE",
      "SCRIPT", "PRODUCTS", "APP_PRODUCT", "SHARE_PRODUCT", "APP", "SHARE_IN_EMBED", "SHARE",
      "SHARE_RESOURCES", "TESTS", "APP_CONFIGURATIONS", "SHARE_CONFIGURATIONS", "APP_RELEASE",
    ]
    for name in names {
      let project = try SampleProject()
      try project.replace("\n    \(name) = {", by: "\n    GONE = {")
      #expect(!project.read().bundles.isEmpty, "\(name)")
    }
  }

  @Test func groupsInACircleAreReported() throws {
    let project = try SampleProject()
    try project.replace(
      "MAIN = {\n      isa = PBXGroup; children = ( SETTINGS_GROUP,",
      by: "MAIN = {\n      isa = PBXGroup; children = ( SHARE_GROUP,")
    try project.replace(
      "isa = PBXGroup; children = ( SHARED_FILE );",
      by: "isa = PBXGroup; children = ( SHARED_FILE, SETTINGS_GROUP );")
    #expect(project.read().problems.map(\.code).contains("group-cycle"))
  }

  @Test func anInfoPlistThatIsNoFileIsReported() throws {
    let project = try SampleProject()
    for (path, code) in [
      ("/dev/zero", "not-a-file"), ("Share", "not-a-file"),
      ("Share/Share.entitlements\\U0000", "info-plist-not-found"),
    ] {
      let other = try SampleProject()
      try other.replace("INFOPLIST_FILE = Share/Info.plist;", by: "INFOPLIST_FILE = \"\(path)\";")
      let reading = other.read()
      #expect(reading.problems.map(\.code) == [code], "\(path)")
      #expect(
        reading.bundles.first?.extensions.map {
          "\($0.contents.path) \($0.contents.isInfoComplete)"
        }
          == ["Share false"])
    }
    #expect(project.read().problems.isEmpty)
  }

  @Test func anInfoPlistThatIsAnArrayIsReported() throws {
    let project = try SampleProject()
    try project.folder.write("<plist version=\"1.0\"><array/></plist>", to: "Share/Info.plist")
    #expect(project.read().problems.map(\.code) == ["not-an-info-plist"])
  }

  @Test func deepNestingIsReported() throws {
    let folder = try TemporaryFolder()
    let text =
      String(repeating: "{ a = ", count: 100_000) + "b" + String(repeating: "; }", count: 100_000)
    try folder.write(text, to: "A.xcodeproj/project.pbxproj")
    let reading = XcodeProjectReader.read(
      folder: folder.path, shownAs: "App", configuration: nil)
    #expect(reading.bundles.isEmpty)
    #expect(reading.problems.contains { $0.isFatal })
  }

  @Test(.timeLimit(.minutes(40))) func fiftyThousandObjectsAreReadInTime() throws {
    let project = try SampleProject()
    var more = ""
    for number in 0..<50_000 {
      more += "    F\(number) = { isa = PBXFileReference; path = F\(number).swift; };\n"
    }
    try project.replace("    TESTS = {", by: more + "    TESTS = {")
    #expect(project.read().bundles.first?.extensions.count == 1)
  }

  @Test(.timeLimit(.minutes(40))) func aChainOfTenThousandGroupsIsFollowed() throws {
    let project = try SampleProject()
    var groups = "    G0 = { isa = PBXGroup; children = ( SHARED_FILE ); path = d; };\n"
    for number in 1..<10_000 {
      groups += "    G\(number) = { isa = PBXGroup; children = ( G\(number - 1) ); path = d; };\n"
    }
    try project.replace("children = ( SHARED_FILE )", by: "children = ( )")
    try project.replace("    TESTS = {", by: groups + "    TESTS = {")
    #expect(project.read().problems.map(\.code) == ["xcconfig-not-found"])
  }

  @Test(.timeLimit(.minutes(40))) func aLongPhaseOfHundredsOfAppsIsCutOff() throws {
    let project = try SampleProject()
    var apps = ""
    for number in 0..<300 {
      apps +=
        "    A\(number) = { isa = PBXNativeTarget; name = A\(number); buildPhases = ( EMBED ); "
      apps += "productType = \"com.apple.product-type.application\"; "
      apps += "buildConfigurationList = APP_CONFIGURATIONS; };\n"
    }
    let names = (0..<300).map { "A\($0)" }.joined(separator: ", ")
    let files = repeatElement("SHARE_IN_EMBED", count: 4_000).joined(separator: ", ")
    try project.replace("    TESTS = {", by: apps + "    TESTS = {")
    try project.replace("targets = ( APP ", by: "targets = ( \(names), APP ")
    try project.replace("files = ( SHARE_IN_EMBED );", by: "files = ( \(files) );")
    let reading = project.read()
    #expect(reading.bundles.count == 301)
    #expect(reading.problems.map(\.code) == ["too-many-references"])
  }

  @Test(.timeLimit(.minutes(40))) func aLargeListOfHundredsOfTargetsIsLeftAsItIs() throws {
    let project = try SampleProject()
    var targets = ""
    for number in 0..<300 {
      targets += "    A\(number) = { isa = PBXNativeTarget; name = A\(number); buildPhases = ( ); "
      targets += "productType = \"com.apple.product-type.application\"; "
      targets += "buildConfigurationList = APP_CONFIGURATIONS; };\n"
    }
    let names = (0..<300).map { "A\($0)" }.joined(separator: ", ")
    try project.replace("    TESTS = {", by: targets + "    TESTS = {")
    try project.replace("targets = ( APP ", by: "targets = ( \(names), APP ")
    let texts = repeatElement("<string>$(APP_ID)</string>", count: 20_000).joined()
    try project.folder.write(
      "<plist version=\"1.0\"><dict><key>a</key><array>\(texts)</array></dict></plist>",
      to: "Reader/Info.plist")
    let reading = project.read()
    #expect(reading.bundles.count == 301)
    #expect(reading.problems.map(\.code) == ["settings-too-large"])
  }

  @Test func manyProblemsAreCountedInTheEnd() throws {
    let project = try SampleProject()
    let lost = (0..<1_000).map { "LOST\($0)" }.joined(separator: ", ")
    try project.replace("files = ( SHARE_IN_EMBED );", by: "files = ( \(lost) );")
    let problems = project.read().problems
    #expect(problems.count == 201)
    #expect(problems.last?.message == "there are 800 more problems in this project")
  }
}
