/// What is said of folders in which a tool has yet to make an Xcode project.
enum ProjectToolWords {
  /// Returns what was found, inside of a sentence.
  static func finding(_ tool: ProjectTool) -> String {
    switch tool {
    case .xcodeGen: "the description of an XcodeGen project"
    case .tuist: "the description of a Tuist project"
    case .expo: "an Expo or React Native app without its 'ios' folder"
    case .capacitor: "a Capacitor app without its 'ios' folder"
    case .cordova: "a Cordova app without its iOS platform"
    case .flutter: "a Flutter app without its 'ios' folder"
    case .bazel: "a Bazel or Buck project"
    case .dotNet: "a Xamarin or .NET project"
    case .swiftPackage: "a Swift package, which can't hold an app extension"
    }
  }

  static func remedy(_ tool: ProjectTool) -> String {
    switch tool {
    case .xcodeGen: run("xcodegen generate")
    case .tuist: run("tuist generate")
    case .expo: run("npx expo prebuild --platform ios")
    case .capacitor: run("npx cap add ios")
    case .cordova: run("cordova platform add ios")
    case .flutter: run("flutter create --platforms=ios .")
    case .bazel, .dotNet: "build it and read the .app or .ipa that results"
    case .swiftPackage: "read the folder of the app that uses it"
    }
  }

  private static func run(_ command: String) -> String {
    "run '\(command)' and read the folder again"
  }
}
