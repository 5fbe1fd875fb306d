/// A tool that has yet to make the Xcode project of a folder.
///
/// Many projects keep only a description, from which a tool makes the `.xcodeproj`.
enum ProjectTool: CaseIterable {
  case xcodeGen, tuist, expo, capacitor, cordova, flutter, bazel, dotNet, swiftPackage

  /// Looks for signs of the known tools in a folder; `nil` when there is none.
  ///
  /// - Parameter folder: The folder.
  init?(_ folder: FilePlace) {
    let entries = folder.entries
    let names = Set(entries + entries.map { "*." + FilePlace.suffix(of: $0) })
    guard let tool = Self.allCases.first(where: { !names.isDisjoint(with: $0.signs) }) else {
      return nil
    }
    self = tool
  }

  /// Whether the tool makes all projects of the folder, so an existing one is at most a part.
  var makesProjects: Bool {
    switch self {
    case .xcodeGen, .tuist, .dotNet: true
    case .expo, .capacitor, .cordova, .flutter, .bazel, .swiftPackage: false
    }
  }

  /// The names of files and folders that tell of the tool; `*.` stands for any name with an extension.
  private var signs: Set<String> {
    switch self {
    case .xcodeGen: ["project.yml", "project.yaml"]
    case .tuist: ["Project.swift", "Workspace.swift", "Tuist"]
    case .expo: ["app.config.js", "app.config.ts", "app.json", "eas.json"]
    case .capacitor: ["capacitor.config.json", "capacitor.config.ts", "capacitor.config.js"]
    case .cordova: ["config.xml"]
    case .flutter: ["pubspec.yaml"]
    case .bazel: ["BUILD.bazel", "WORKSPACE", "MODULE.bazel", "BUCK"]
    case .dotNet: ["*.csproj", "*.sln"]
    case .swiftPackage: ["Package.swift"]
    }
  }
}
