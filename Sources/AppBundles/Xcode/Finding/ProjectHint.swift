/// What to do about a folder that doesn't contain an Xcode project yet.
///
/// Many projects keep only a description, from which a tool makes the `.xcodeproj`.
struct ProjectHint: Hashable {
  /// What was found, for a sentence like "This is … ".
  var finding: String
  /// What to do, as a verb phrase.
  var remedy: String
  /// Whether the tool makes all projects of the folder, so an existing one is at most a part.
  var makesProjects = false

  /// Looks for signs of the known tools in a folder; `nil` when there is none.
  ///
  /// - Parameter folder: The folder.
  init?(_ folder: FilePlace) {
    let entries = folder.entries
    let names = Set(entries + entries.map { "*." + FilePlace.suffix(of: $0) })
    guard let sign = Self.signs.first(where: { !names.isDisjoint(with: $0.names) }) else {
      return nil
    }
    self = sign.hint
  }

  private init(_ finding: String, _ remedy: String, makesProjects: Bool = false) {
    self.finding = finding
    self.remedy = remedy
    self.makesProjects = makesProjects
  }

  private static let signs: [(names: Set<String>, hint: ProjectHint)] = [
    (
      ["project.yml", "project.yaml"],
      ProjectHint(
        "the description of a project for XcodeGen",
        "run 'xcodegen generate' and read the folder again", makesProjects: true)
    ),
    (
      ["Project.swift", "Workspace.swift", "Tuist"],
      ProjectHint(
        "the description of a project for Tuist", "run 'tuist generate' and read the folder again",
        makesProjects: true)
    ),
    (
      ["app.config.js", "app.config.ts", "app.json", "eas.json"],
      ProjectHint(
        "an Expo or React Native app without its folder 'ios'",
        "run 'npx expo prebuild --platform ios' and read the folder again")
    ),
    (
      ["capacitor.config.json", "capacitor.config.ts", "capacitor.config.js"],
      ProjectHint(
        "a Capacitor app without its folder 'ios'",
        "run 'npx cap add ios' and read the folder again")
    ),
    (
      ["config.xml"],
      ProjectHint(
        "a Cordova app without its iOS platform",
        "run 'cordova platform add ios' and read the folder again")
    ),
    (
      ["pubspec.yaml"],
      ProjectHint(
        "a Flutter app without its folder 'ios'",
        "run 'flutter create --platforms=ios .' and read the folder again")
    ),
    (
      ["BUILD.bazel", "WORKSPACE", "MODULE.bazel", "BUCK"],
      ProjectHint(
        "a project for Bazel or Buck", "build it, and read the .app or .ipa that comes of it")
    ),
    (
      ["*.csproj", "*.sln"],
      ProjectHint(
        "a project for Xamarin or .NET", "build it, and read the .app or .ipa that comes of it",
        makesProjects: true)
    ),
    (
      ["Package.swift"],
      ProjectHint(
        "a Swift package, which can't hold an app extension",
        "read the folder of the app that uses it")
    ),
  ]
}
