import AppBundles
import BundleRules
import TestSupport
import Testing

/// Folders with extensions that no Xcode project names.
@Suite struct LooseListTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.list("NSExtension"), to: "Share/Info.plist")
    try folder.write(Self.entitlements, to: "Share/Share.entitlements")
    try folder.write(Self.list("EXAppExtensionAttributes"), to: "Kit/Kit-Info.plist")
    try folder.write(
      "<plist><dict><key>CFBundleName</key><string>A</string></dict></plist>",
      to: "App/Info.plist")
    try folder.write("not a list", to: "Tools/Info.plist")
    try folder.write(Self.list("NSExtension"), to: "examples/Info.plist")
    try folder.write(Self.list("NSExtension"), to: "Pods/Kit/Info.plist")
  }

  struct Maker: CustomTestStringConvertible {
    var file: String
    var says: String
    var testDescription: String { file }
  }

  @Test(arguments: [
    Maker(
      file: "project.yml",
      says:
        "warning project-not-generated: there is no Xcode project in this folder, only the "
        + "description of an XcodeGen project: the Info.plists of 2 extensions were read, "
        + "without what a build adds; run 'xcodegen generate' and read the folder again"),
    Maker(
      file: "Project.swift",
      says:
        "warning project-not-generated: there is no Xcode project in this folder, only the "
        + "description of a Tuist project: the Info.plists of 2 extensions were read, without "
        + "what a build adds; run 'tuist generate' and read the folder again"),
    Maker(
      file: "Reader.sln",
      says:
        "warning project-not-generated: there is no Xcode project in this folder, only a Xamarin "
        + "or .NET project: the Info.plists of 2 extensions were read, without what a build "
        + "adds; build it and read the .app or .ipa that results"),
    Maker(
      file: "README.md",
      says: "warning lists-only: there is no Xcode project in this folder: the Info.plists of 2 "
        + "extensions were read, without what a build adds; name the folder that holds the "
        + ".xcodeproj, if there is one"),
  ])
  func theListsAreReadAndItIsSaid(_ maker: Maker) throws {
    try folder.write("", to: maker.file)
    let reading = BundleReader.read(path: folder.path)
    #expect(reading.bundles.map(\.contents.path) == paths("Kit/Kit-Info.plist", "Share/Info.plist"))
    #expect(reading.bundles.allSatisfy { $0.contents.kind == .appExtension })
    #expect(reading.bundles.map { $0.contents.entitlements != nil } == [false, true])
    #expect(reading.problems.map(\.dump) == ["\(folder.path): \(maker.says)"])
  }

  @Test func whatIsWrongWithAListOfAnExtensionIsReported() throws {
    try folder.write("", to: "project.yml")
    try folder.write(
      Self.list("NSExtension").replacing("</dict></plist>", with: "</dict></plist> more"),
      to: "Share/Info.plist")
    let codes = BundleReader.read(path: folder.path).problems.map(\.code)
    #expect(codes == ["text-after-end", "project-not-generated"])
  }

  @Test func aLibrarysProjectIsNoReasonToLeaveTheListsOut() throws {
    try folder.write(
      """
      { objects = {
        P = { isa = PBXProject; buildConfigurationList = L; targets = ( ); };
        L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
      }; rootObject = P; }
      """, to: "Library.xcodeproj/project.pbxproj")
    let reading = BundleReader.read(path: folder.path)
    #expect(reading.bundles.count == 2)
    #expect(
      reading.problems.map(\.message) == [
        "no project here builds an app or an extension: the Info.plists of 2 extensions were read, "
          + "without what a build adds"
      ])
  }

  @Test func aPartOfAProjectThatAToolMakesIsNotAllOfIt() throws {
    try folder.write("", to: "Reader.sln")
    let project = try SampleProject()
    for file in ["Reader.xcodeproj/project.pbxproj", "Share/Info.plist", "Reader/Info.plist"] {
      try folder.write(try project.folder.read(file), to: "Watch/\(file)")
    }
    let reading = BundleReader.read(path: folder.path)
    #expect(
      reading.bundles.map(\.contents.path)
        == ["Reader"] + paths("Kit/Kit-Info.plist", "Share/Info.plist"))
    #expect(
      reading.problems.filter { $0.code == "project-not-generated" }.map(\.message) == [
        "no project here names all extensions: the Info.plists of 2 extensions were read, without "
          + "what a build adds"
      ])
  }

  private func paths(_ names: String...) -> [String] { names.map { folder.path + "/" + $0 } }

  private static func list(_ key: String) -> String {
    let inner = key == "NSExtension" ? "NSExtensionPointIdentifier" : "EXExtensionPointIdentifier"
    return "<plist><dict><key>\(key)</key><dict><key>\(inner)</key>"
      + "<string>com.apple.share-services</string></dict></dict></plist>"
  }

  private static let entitlements = """
    <plist><dict><key>com.apple.security.application-groups</key>
    <array><string>group.com.example</string></array></dict></plist>
    """
}
