import AppBundles
import BundleRules
import Foundation
import TestSupport
import Testing

@Suite struct ProjectFinderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  struct Layout: CustomTestStringConvertible {
    var testDescription: String
    /// The folders of projects to create, without `.xcodeproj`.
    var projects: [String]
    /// What to read.
    var path: String
    /// The targets that should be found.
    var expected: [String]

    init(_ name: String, _ projects: [String], at path: String = "", find expected: String...) {
      (testDescription, self.projects, self.path, self.expected) = (name, projects, path, expected)
    }
  }

  static let layouts = [
    Layout("a project in the folder", ["A"], find: "A"),
    Layout("the project itself", ["A", "B"], at: "A.xcodeproj", find: "A"),
    Layout("its file", ["A", "B"], at: "A.xcodeproj/project.pbxproj", find: "A"),
    Layout("two projects", ["B", "A"], find: "A (App/A.xcodeproj)", "B (App/B.xcodeproj)"),
    Layout("a Flutter or React Native app", ["ios/Runner", "android/app/build/N"], find: "Runner"),
    Layout(
      "a Flutter app for more than one system", ["ios/Runner", "macos/Runner"],
      find: "Runner (App/ios/Runner.xcodeproj)", "Runner (App/macos/Runner.xcodeproj)"),
    Layout("a Capacitor app", ["ios/App/App"], find: "App"),
    Layout("examples further down", ["A", "Example/B"], find: "A"),
    Layout("nothing but examples", ["examples/B/ios/B"], find: "B"),
    Layout(
      "projects in projects", ["A", "Kit/Demo App/B"], find: "A (App/A.xcodeproj)",
      "B (App/Kit/Demo App/B.xcodeproj)"),
    Layout(
      "an app for each part of a product, far down",
      ["mobile/apps/auth/ios/Auth", "mobile/apps/photos/ios/Photos"],
      find: "Auth (App/mobile/apps/auth/ios/Auth.xcodeproj)",
      "Photos (App/mobile/apps/photos/ios/Photos.xcodeproj)"),
    Layout(
      "what isn't the reader's own",
      ["Pods/P", "node_modules/m/N", ".git/G", "Carthage/C", "ios/A", "ThirdParty/T", "vendor/V"],
      find: "A"),
    Layout("nothing but somebody else's", ["vendor/V"], find: "V"),
    Layout("too far down", ["a/b/c/d/e/f/g/h/i/j/A"]),
  ]

  @Test(arguments: layouts) func projectsAreFound(_ layout: Layout) throws {
    for project in layout.projects { try write(project) }
    #expect(read(layout.path).bundles.map(\.contents.path) == layout.expected)
  }

  @Test func projectsThatAreNotReadAreNamed() throws {
    for project in ["A", "Samples/B", "Libraries/Player/P"] { try write(project) }
    try folder.write(
      "[submodule \"Player\"]\n\tpath = Libraries/Player\n\turl = ../player\n", to: ".gitmodules")
    let reading = read("")
    #expect(reading.bundles.map(\.contents.path) == ["A"])
    #expect(
      reading.passedOver == ["App/Samples/B.xcodeproj", "App/Libraries/Player/P.xcodeproj"])
    #expect(reading.problems == [])
  }

  @Test func aFolderOfSourcesMayBeCalledAsAnAppIs() throws {
    try folder.write("", to: "Reader.app/README.md")
    try write("Reader.app/ios/Reader")
    let path = folder.file("Reader.app").path
    #expect(BundleReader.read(path: path).bundles.map(\.contents.path) == ["Reader"])
    try folder.write("<plist><dict/></plist>", to: "Reader.app/Info.plist")
    #expect(BundleReader.read(path: path).bundles.map(\.contents.path) == [path])
  }

  @Test func anAppWithoutItsInfoPlistIsStillAnApp() throws {
    try folder.write("", to: "Reader.app/Reader")
    let reading = BundleReader.read(path: folder.file("Reader.app").path)
    #expect(reading.problems.map(\.code) == ["no-info-plist"])
  }

  @Test func onlyOneOfSeveralProjectsNeedsTheConfiguration() throws {
    try write("A")
    try folder.write(
      try folder.read("A.xcodeproj/project.pbxproj").replacing("Release", with: "Beta"),
      to: "Kit/B.xcodeproj/project.pbxproj")
    let reading = XcodeProjectReader.read(
      folder: folder.path, shownAs: "App", configuration: "Beta")
    #expect(reading.bundles.map(\.contents.path) == ["A"])
    #expect(reading.problems.map { "\($0.code) \($0.isFatal)" } == ["configuration-missing false"])
  }

  @Test func aWorkspaceListsItsProjects() throws {
    for name in ["A", "Deep/Down/Under/The/Sea/B", "Pods/Pods", "Sub & Co/C"] { try write(name) }
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <FileRef location = "group:A.xcodeproj"></FileRef>
        <Group location = "group:Deep/Down" name = "Down">
          <Group location="container:Deep/Down/Under">
            <FileRef location = "group:The/Sea/B.xcodeproj"></FileRef>
          </Group>
          <FileRef location = "group:README.md"/>
        </Group>
        <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
        <FileRef location = "container:Sub &amp; Co/C.xcodeproj"></FileRef>
        <FileRef location = "group:Missing.xcodeproj"></FileRef>
        <FileRef location = "developer:Other.xcodeproj"></FileRef>
      </Workspace>
      """, to: "All.xcworkspace/contents.xcworkspacedata")
    let expected = [
      "A (App/A.xcodeproj)", "B (App/Deep/Down/Under/The/Sea/B.xcodeproj)",
      "C (App/Sub & Co/C.xcodeproj)",
    ]
    #expect(read("All.xcworkspace").bundles.map(\.contents.path) == expected)
    #expect(read("").bundles.map(\.contents.path) == expected)
  }

  @Test(arguments: ["", "<", "<Group location=", "\u{0}", "<FileRef location = \"group:"])
  func aDamagedWorkspaceHasNoProjects(_ text: String) throws {
    try folder.write(text, to: "All.xcworkspace/contents.xcworkspacedata")
    #expect(read("All.xcworkspace").problems.map(\.code) == ["project-not-found"])
  }

  struct Hint: CustomTestStringConvertible {
    var file: String
    var problem: String
    var testDescription: String { file }

    init(_ file: String, _ problem: String) { (self.file, self.problem) = (file, problem) }
  }

  static let hints = [
    Hint(
      "project.yml",
      "App: error project-not-generated: there is no Xcode project in this folder, only the "
        + "description of an XcodeGen project; run 'xcodegen generate' and read the folder again"
    ),
    Hint(
      "Tuist/Config.swift",
      "App: error project-not-generated: there is no Xcode project in this folder, only the "
        + "description of a Tuist project; run 'tuist generate' and read the folder again"
    ),
    Hint(
      "app.json",
      "App: error project-not-generated: there is no Xcode project in this folder, only an Expo or "
        + "React Native app without its 'ios' folder; run 'npx expo prebuild --platform ios' and "
        + "read the folder again"),
    Hint(
      "Reader.csproj",
      "App: error project-not-generated: there is no Xcode project in this folder, only a Xamarin "
        + "or .NET project; build it and read the .app or .ipa that results"
    ),
    Hint(
      "Package.swift",
      "App: error project-not-generated: there is no Xcode project in this folder, only a Swift "
        + "package, which can't hold an app extension; read the folder of the app that uses it"),
    Hint(
      "README.md",
      "App: error project-not-found: there is no Xcode project in this folder; name the folder that "
        + "holds the .xcodeproj"),
  ]

  @Test(arguments: hints) func whatIsMissingIsSaid(_ hint: Hint) throws {
    try folder.write("", to: hint.file)
    #expect(read("").dump == hint.problem)
  }

  @Test func aFolderThatIsNotThereIsReported() {
    #expect(
      read("Nowhere").dump
        == "App/Nowhere: error no-such-file: there is no such folder; check the path")
  }

  @Test(
    arguments: [
      (["ios/A.xcodeproj/project.pbxproj"], true), (["project.yml"], true),
      (["project.yml", "Info.plist"], false), (["README.md"], false), ([], false),
    ] as [([String], Bool)])
  func whatCanBeReadIsKnown(_ files: [String], _ expected: Bool) throws {
    for file in files { try folder.write("", to: file) }
    #expect(XcodeProjectReader.canRead(folder: folder.path) == expected)
  }

  @Test func aProjectIsReadFromItsFolderItsFileAndByTheBundleReader() throws {
    try write("A")
    let reading = read("")
    #expect(!reading.bundles.isEmpty)
    for path in ["", "/A.xcodeproj", "/A.xcodeproj/project.pbxproj"] {
      let bundles = BundleReader.read(path: folder.path + path).bundles
      #expect(bundles.map(\.contents.info) == reading.bundles.map(\.contents.info))
    }
  }

  @Test func foldersInACircleOfLinksAreNotFollowed() throws {
    try folder.write("", to: "one/two/three.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("one/two/back").path, withDestinationPath: folder.path)
    #expect(read("").problems.map(\.code) == ["project-not-found"])
  }

  @Test func anExtensionIsFoundInTheProjectThatBuildsIt() throws {
    try write(
      "App",
      more: """
        phases = ignored;
        """,
      objects: """
        EMBED = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = ( COPY ); };
        COPY = { isa = PBXBuildFile; fileRef = PROXY; };
        PROXY = { isa = PBXReferenceProxy; path = Kit.appex; remoteRef = REMOTE; };
        REMOTE = { isa = PBXContainerItemProxy; proxyType = 2; remoteGlobalIDString = KIT_PRODUCT; };
        """)
    try write("Kit", type: "app-extension", product: "KIT_PRODUCT")
    let bundles = read("").bundles
    #expect(bundles.map(\.contents.path) == ["App (App/App.xcodeproj)"])
    #expect(bundles.first?.extensions.map(\.contents.path) == ["Kit (App/Kit.xcodeproj)"])
  }

  private func read(_ path: String) -> Reading {
    XcodeProjectReader.read(
      folder: folder.path + "/" + path, shownAs: "App/" + path, configuration: nil)
  }

  /// Writes a project with one target, named like the project.
  private func write(
    _ path: String, type: String = "application", product: String = "PRODUCT", more: String = "",
    objects: String = ""
  ) throws {
    let name = URL(fileURLWithPath: path).lastPathComponent
    try folder.write(
      """
      { objects = {
        P = { isa = PBXProject; buildConfigurationList = L; targets = ( T ); };
        L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
        C = {
          isa = XCBuildConfiguration; name = Release;
          buildSettings = { GENERATE_INFOPLIST_FILE = YES; };
        };
        T = {
          isa = PBXNativeTarget; name = \(name); buildConfigurationList = L;
          productType = "com.apple.product-type.\(type)"; productReference = \(product);
          buildPhases = ( EMBED ); \(more)
        };
        EMBED = { isa = PBXCopyFilesBuildPhase; files = ( ); };
        \(product) = { isa = PBXFileReference; path = \(name).product; };
        \(objects)
      }; rootObject = P; }
      """, to: path + ".xcodeproj/project.pbxproj")
  }
}
