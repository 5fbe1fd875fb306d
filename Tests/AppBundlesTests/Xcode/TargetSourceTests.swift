import ActivationRules
import AppBundles
import BundleRules
import TestSupport
import Testing

/// The sample project with features of other kinds and versions of projects.
@Suite struct TargetSourceTests {
  @Test func aStoryboardAmongTheSourcesIsCompiledToo() throws {
    let project = try SampleProject()
    try project.replace(
      "isa = PBXResourcesBuildPhase; files = ( STORYBOARD_IN_SHARE, SCRIPT_IN_SHARE );",
      by: "isa = PBXSourcesBuildPhase; files = ( STORYBOARD_IN_SHARE, SCRIPT_IN_SHARE, LOST );")
    #expect(
      try share(project).contents.files == [
        "Base.lproj/MainInterface.storyboard", "Base.lproj/MainInterface.storyboardc",
        "Info.plist", "Share",
      ])
  }

  @Test(arguments: [
    ("tv-broadcast-extension", true), ("tv-app-extension", true), ("watchkit-extension", true),
    ("extensionkit-extension", true), ("app-extension.messages-sticker-pack", true),
    ("system-extension", false), ("bundle.ui-testing", false),
  ])
  func theKindOfATargetIsKnown(type: String, isExtension: Bool) throws {
    let project = try SampleProject()
    try project.replace(
      "com.apple.product-type.app-extension", by: "com.apple.product-type.\(type)")
    let extensions = project.read().bundles.flatMap(\.extensions)
    #expect(
      extensions.map { $0.contents.build?.productType }
        == (isExtension ? ["com.apple.product-type.\(type)"] : []))
  }

  @Test func anExtensionThatAnExtensionEmbedsIsFound() throws {
    let project = try SampleProject()
    try project.replace("targets = ( APP ", by: "targets = ( INNER, APP ")
    try project.replace("buildPhases = ( SHARE_RESOURCES );", by: "buildPhases = ( IN_SHARE );")
    try project.replace(
      "SHARE = {\n",
      by: """
        INNER = { isa = PBXNativeTarget; name = Intents; productReference = INNER_PRODUCT;
          productType = "com.apple.product-type.app-extension";
          buildConfigurationList = SHARE_CONFIGURATIONS; buildPhases = ( LOOP ); };
        INNER_PRODUCT = { isa = PBXFileReference; path = Intents.appex; };
        IN_SHARE = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = ( COPY ); };
        COPY = { isa = PBXBuildFile; fileRef = INNER_PRODUCT; };
        LOOP = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = ( SHARE_IN_EMBED ); };
            SHARE = {

        """)
    let bundles = project.read().bundles
    #expect(bundles.map(\.contents.path) == ["Reader"])
    #expect(bundles.first?.extensions.map(\.contents.path) == ["Share"])
    let inner = try #require(bundles.first?.extensions.first?.extensions.first)
    #expect(inner.contents.path == "Intents")
    #expect(
      inner.contents.build?.embedding == .copied(folder: "PlugIns", onlyWhenInstalling: false))
    #expect(inner.extensions == [])
  }

  @Test(arguments: [
    "INFOPLIST_FILE = No.plist;", "INFOPLIST_FILE = No.plist; GENERATE_INFOPLIST_FILE = YES;", "",
  ])
  func anExtensionWithoutItsInfoPlistIsListed(setting: String) throws {
    let project = try SampleProject()
    try project.replace("INFOPLIST_FILE = Share/Info.plist;", by: setting)
    let share = try share(project)
    #expect(!share.contents.isInfoComplete)
    #expect(share.info == nil)
    #expect(share.contents.info["CFBundleIdentifier"] == "com.example.reader.share")
    #expect(project.read().problems.filter(\.isFatal).count == 1)
    #expect(BundleValidator.findings(in: share.contents).map(\.code) == [])
  }

  struct Source: CustomTestStringConvertible {
    var file: String
    var text: String
    var classes: DeclaredClasses
    var testDescription: String { "\(file): \(text)" }
  }

  @Test(arguments: [
    Source(
      file: "Share.m", text: "@interface Share () <A>\n@end\n@implementation Share\n@end\n",
      classes: DeclaredClasses(plain: ["Share"])),
    Source(
      file: "Share.swift",
      text: "@objc(Share)\nfinal class ShareViewController: UIViewController {}\n",
      classes: DeclaredClasses(plain: ["Share"], swift: ["ShareViewController"])),
    Source(
      file: "Share.swift", text: "@objc class Share:NSObject{}",
      classes: DeclaredClasses(swift: ["Share"])),
    Source(file: "Share.swift", text: "", classes: DeclaredClasses()),
  ])
  func theSourcesTellWhichClassesThereAre(_ source: Source) throws {
    let project = try project(principalClass: "Share", source: source.file)
    try project.folder.write(source.text, to: "Share/\(source.file)")
    #expect(try share(project).contents.classes == source.classes)
  }

  @Test func sourcesThatCannotBeReadTellNothing() throws {
    let project = try project(principalClass: "Share", source: "Generated.swift")
    #expect(try share(project).contents.classes == nil)
  }

  @Test func sourcesAreLeftAloneWhereTheModuleIsNamed() throws {
    let project = try project(principalClass: "$(PRODUCT_MODULE_NAME).Share", source: "Share.swift")
    try project.folder.write("", to: "Share/Share.swift")
    #expect(try share(project).contents.classes == nil)
  }

  @Test func aSynchronizedFolderHasSourcesToo() throws {
    let project = try SynchronizedProject()
    try project.folder.write(
      try project.folder.read("Action/Info.plist").replacing(
        "<key>NSExtensionPointIdentifier</key>",
        with: "<key>NSExtensionPrincipalClass</key><string>Action</string>"
          + "<key>NSExtensionPointIdentifier</key>"), to: "Action/Info.plist")
    try project.folder.write("@objc(Action) class A {}", to: "Action/ActionViewController.swift")
    try project.folder.write("class B {}", to: "Notes/NotesApp.swift")
    let action = try #require(project.read().bundles.first?.extensions.first)
    #expect(action.contents.classes == DeclaredClasses(plain: ["Action"], swift: ["A", "B"]))
  }

  @Test(arguments: [
    ("/Localized: Main.storyboard", ["Base.lproj/Main.storyboard", "de.lproj/Main.storyboard"]),
    ("Deep/Localized: Main.storyboard", ["en.lproj/Main.storyboard"]),
    ("/Localized: Lost.storyboard", ["Lost.storyboard"]),
  ])
  func aMemberInAllLanguagesIsTaken(member: String, files: [String]) throws {
    let project = try synchronized(replacing: "Shared.json, NotesApp.swift", by: "\"\(member)\"")
    let action = try #require(project.read().bundles.first?.extensions.first)
    #expect(
      action.contents.files?.filter { $0.hasSuffix(".storyboard") && !$0.contains("MainInterface") }
        == files)
  }

  @Test func anExceptionInAllLanguagesIsLeftOut() throws {
    let project = try synchronized(
      replacing: "membershipExceptions = ( Drafts );",
      by: "membershipExceptions = ( \"/Localized: Main.storyboard\" );")
    let app = try #require(project.read().bundles.first)
    #expect(
      app.contents.files?.filter { $0.hasSuffix(".storyboard") && !$0.contains("MainInterface") }
        == ["en.lproj/Main.storyboard"])
  }
}

extension TargetSourceTests {
  /// The share extension of the sample project, in the app or on its own.
  private func share(_ project: SampleProject) throws -> ReadBundle {
    let bundles = project.read().bundles
    return try #require(
      (bundles.flatMap(\.extensions) + bundles).first { $0.contents.path == "Share" })
  }

  /// The sample project with a principal class instead of the storyboard, and a source file.
  private func project(principalClass: String, source: String) throws -> SampleProject {
    let project = try SampleProject()
    try project.folder.write(
      SampleProject.shareInfo.replacing(
        "<key>NSExtensionMainStoryboard</key>", with: "<key>NSExtensionPrincipalClass</key>"
      )
      .replacing("MainInterface", with: principalClass), to: "Share/Info.plist")
    try project.replace(
      "SCRIPT = {",
      by: "SOURCES = { isa = PBXSourcesBuildPhase; files = ( SOURCE_IN_SHARE ); };\n"
        + "SOURCE_IN_SHARE = { isa = PBXBuildFile; fileRef = SOURCE; };\n"
        + "SOURCE = { isa = PBXFileReference; path = \(source); sourceTree = \"<group>\"; };\n"
        + "SCRIPT = {")
    try project.replace(
      "children = ( STORYBOARD, SCRIPT );", by: "children = ( STORYBOARD, SCRIPT, SOURCE );")
    try project.replace(
      "buildPhases = ( SHARE_RESOURCES );", by: "buildPhases = ( SHARE_RESOURCES, SOURCES );")
    return project
  }

  /// The synchronized project with storyboards in several languages, and one change.
  private func synchronized(replacing old: String, by new: String) throws -> SynchronizedProject {
    let project = try SynchronizedProject()
    for file in ["Base.lproj", "de.lproj", "Deep/en.lproj"] {
      try project.folder.write("", to: "Notes/\(file)/Main.storyboard")
    }
    try project.folder.write(
      SynchronizedProject.project.replacing(old, with: new), to: "Notes.xcodeproj/project.pbxproj")
    return project
  }
}
