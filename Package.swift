// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

let environment = ProcessInfo.processInfo.environment

/// The folder of the toolchain's own build of swift-syntax, where it has one that this package can use.
///
/// Building swift-syntax from source is a third of a first build; the toolchain brings its modules and
/// libraries, optimised, for its macros. A toolchain of another version has another swift-syntax, and
/// then, or with TUTOR_SWIFT_SYNTAX=source in the environment, the package is built. ADR 0006.
let toolchainSyntax: String? = {
  #if compiler(>=6.3) && compiler(<6.4)
    guard environment["TUTOR_SWIFT_SYNTAX"] != "source" else { return nil }
    let swiftc = (environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let swiftc else { return nil }
    let host = swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("../lib/swift/host").standardizedFileURL.path
    let files = ["SwiftSyntax", "SwiftParser", "SwiftIDEUtils"]
      .flatMap { ["\(host)/\($0).swiftmodule", "\(host)/lib\($0).so"] }
    return files.allSatisfy(FileManager.default.fileExists) ? host : nil
  #else
    return nil
  #endif
}()

/// Modules of swift-syntax as dependencies of a target: none where the toolchain has them.
func packaged(_ syntax: [String]) -> [Target.Dependency] {
  toolchainSyntax == nil ? syntax.map { .product(name: $0, package: "swift-syntax") } : []
}

/// What links a target with the toolchain's modules of swift-syntax.
func linked(_ syntax: [String]) -> [LinkerSetting] {
  guard let folder = toolchainSyntax, !syntax.isEmpty else { return [] }
  return [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
    + syntax.map { .linkedLibrary($0) }
}

/// The largest modules, which are compiled file by file, so that an edit compiles little.
let large: Set = [
  "DeviceProtocol", "DeviceSystem", "SimulatedFoundation", "SimulatedUIKit", "SimulatedUIKitTests",
]

/// What compiles all other modules whole where the launcher builds, which has TUTOR_BUILD in the environment.
///
/// It is one call of the frontend, which optimises nothing, instead of one for each batch of files and one for the
/// module's interface, and takes two thirds of the processors' time (ADR 0005).
let whole: [SwiftSetting] =
  environment["TUTOR_BUILD"] == nil
  ? []
  : [
    .unsafeFlags([
      "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode",
      "-no-emit-module-separately-wmo",
    ])
  ]

/// One list of settings for every target: strict, and warnings are errors.
let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ] + (toolchainSyntax.map { [.unsafeFlags(["-I", $0])] } ?? [])

/// The settings of a target.
func settings(of name: String) -> [SwiftSetting] {
  strict + (large.contains(name) ? [] : whole)
}

/// A module of the tool.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], syntax: [String] = [],
  settings more: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies + packaged(syntax), path: "Sources/\(name)",
    swiftSettings: settings(of: name) + more, linkerSettings: linked(syntax))
}

/// A module of the simulated device; it lives in Sources/Simulation.
func simulation(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings more: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Simulation/\(name)",
    swiftSettings: settings(of: name) + more)
}

/// For a module that does much for each row: optimised in every build, with the words of its
/// preconditions, which end a program as on iOS.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O", "-assert-config", "Debug"])]

/// The tests of one module.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], syntax: [String] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + packaged(syntax), exclude: exclude,
    swiftSettings: settings(of: name), linkerSettings: linked(syntax))
}

let package = Package(
  name: "tutor",
  products: [
    .executable(name: "tutor", targets: ["tutor"]),
    .executable(name: "tutor-device", targets: ["tutor-device"]),
    .executable(name: "tutor-server", targets: ["tutor-server"]),
    .executable(name: "tutor-state", targets: ["tutor-state"]),
    .executable(name: "tutor-warden", targets: ["tutor-warden"]),
    .executable(name: "tutor-zygote", targets: ["tutor-zygote"]),
    // What keeps the compiler and the linker loaded.
    .library(name: "LoadedTool", type: .dynamic, targets: ["CLoadedTool"]),
    // What a lesson's programs link against: one shared library, so that linking stays quick. The
    // modules of `further` are in another, which the launcher links.
    .library(
      name: "Simulation", type: .dynamic,
      targets: [
        "DeviceApps", "ExtensionHost", "SimulatedCoreGraphics", "SimulatedCoreImage",
        "SimulatedCoreServices",
        "SimulatedDarwin", "SimulatedFoundation", "SimulatedImageIO",
        "SimulatedMobileCoreServices", "SimulatedNotify", "SimulatedOS", "SimulatedOSLog",
        "SimulatedQuartzCore", "SimulatedSQLite3", "SimulatedSecurity", "SimulatedSocial",
        "SimulatedUIKit", "SimulatedUniformTypeIdentifiers", "SimulatedUserNotifications",
      ]),
    .library(name: "UniformTypes", targets: ["UniformTypes"]),
    .library(name: "ActivationRules", targets: ["ActivationRules"]),
    // Severities and places are of Findings.
    .library(name: "BundleRules", targets: ["BundleRules", "Findings"]),
    .library(name: "AppBundles", targets: ["AppBundles", "Findings"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ]
    + (toolchainSyntax == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []),
  targets: [
    // What all the others speak with: texts, findings and places. Pure, as all that iOS decides by.
    module("Findings"),

    // Markdown to lesson.
    .systemLibrary(name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    module("CommonMark", ["CCmark", "Findings"], settings: optimised),
    module(
      "FileParts", ["ActivationRules", "AppBundles", "BundleRules", "Findings", "Portability"],
      syntax: ["SwiftParser", "SwiftSyntax"]),
    module(
      "LessonModel",
      ["CommonMark", "FileParts", "Findings", .product(name: "Yams", package: "Yams")],
      settings: optimised),

    // What iOS decides by: pure Swift, no Foundation.
    module("UniformTypes", ["Findings"], settings: optimised),
    module("ActivationRules", ["Findings", "UniformTypes"]),
    module("BundleRules", ["ActivationRules", "Findings", "UniformTypes"]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    module(
      "AppBundles", ["ActivationRules", "BundleRules", "CZlib", "Findings"], settings: optimised),

    // What crosses between the device and the tool.
    module("DeviceEvents"),
    module("Outcomes", ["DeviceEvents", "Findings"]),
    module("ScreenPictures", ["DeviceEvents"]),
    module("StepScripts", ["CommonMark", "DeviceEvents", "Findings", "LessonModel", "Outcomes"]),

    // Lesson to outcome.
    module("Digests", settings: optimised),
    module("SharedLibraries", settings: optimised),
    module("SimulationTable", settings: optimised),
    module("Portability", ["Findings"], syntax: ["SwiftParser", "SwiftSyntax"]),
    module(
      "Highlighting", ["Portability"], syntax: ["SwiftIDEUtils", "SwiftParser", "SwiftSyntax"]),
    module(
      "SnippetEngine",
      [
        "ActivationRules", "AppBundles", "DeviceEvents", "Digests", "Findings", "LessonModel",
        "Outcomes", "Portability", "SharedLibraries",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    module(
      "LessonChecks",
      [
        "CommonMark", "DeviceEvents", "Findings", "LessonModel", "Outcomes", "Portability",
        "SimulationTable", "SnippetEngine", "StepScripts",
      ], syntax: ["SwiftParser", "SwiftSyntax"]),

    // Outcome to reader.
    module(
      "SitePages",
      [
        "CommonMark", "Findings", "Highlighting", "LessonModel", "Outcomes", "ScreenPictures",
        "StepScripts", .product(name: "Mustache", package: "swift-mustache"),
      ]),
    module(
      "TerminalViews",
      [
        "CommonMark", "Findings", "Highlighting", "LessonModel", "ScreenPictures", "StepScripts",
      ]),
    module(
      "TutorCommands",
      [
        "ActivationRules", "AppBundles", "BundleRules", "CommonMark", "DeviceEvents", "Digests",
        "Findings", "LessonChecks", "LessonModel", "Outcomes", "SimulationTable", "SitePages",
        "SnippetEngine", "StepScripts", "TerminalViews", "UniformTypes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "tutor", dependencies: ["TutorCommands"], path: "Sources/tutor",
      swiftSettings: settings(of: "tutor")),
    .executableTarget(name: "tutor-state", path: "Sources/tutor-state"),
    .target(name: "CWarden", path: "Sources/CWarden"),
    .executableTarget(
      name: "tutor-warden", dependencies: ["CWarden"], path: "Sources/tutor-warden"),
    .target(name: "CLoadedTool", dependencies: ["CWarden"], path: "Sources/CLoadedTool"),

    // The simulated device.
    .target(name: "CDevice", path: "Sources/Simulation/CDevice"),
    .target(
      name: "CSQLite", path: "Sources/Simulation/CSQLite",
      linkerSettings: [.linkedLibrary("sqlite3")]),
    simulation("KeychainItems"),
    simulation("DeviceProtocol", ["DeviceEvents", "KeychainItems"]),
    simulation("WebPages"),
    simulation("ContentRules", ["ActivationRules"]),
    simulation(
      "SimulatedFoundation",
      ["ActivationRules", "CDevice", "DeviceEvents", "DeviceProtocol", "UniformTypes"]),
    simulation("SimulatedDarwin"),
    simulation("SimulatedNotify", ["SimulatedFoundation"]),
    simulation("SimulatedSQLite3", ["CSQLite"]),
    simulation(
      "SimulatedCoreData", ["CSQLite", "DeviceEvents", "DeviceProtocol", "SimulatedFoundation"],
      settings: optimised),
    simulation("SimulatedCoreGraphics", ["SimulatedFoundation"], settings: optimised),
    simulation("SimulatedQuartzCore", ["SimulatedCoreGraphics", "SimulatedFoundation"]),
    simulation(
      "SimulatedCoreImage", ["SimulatedCoreGraphics", "SimulatedFoundation", "SimulatedImageIO"]),
    simulation(
      "SimulatedUniformTypeIdentifiers", ["DeviceProtocol", "SimulatedFoundation", "UniformTypes"]),
    simulation(
      "SimulatedMobileCoreServices",
      [
        "SimulatedFoundation", "SimulatedUniformTypeIdentifiers", "UniformTypes",
      ]),
    simulation("SimulatedCoreServices", ["SimulatedMobileCoreServices"]),
    simulation(
      "SimulatedImageIO",
      [
        "SimulatedCoreGraphics", "SimulatedFoundation", "SimulatedMobileCoreServices",
      ]),
    simulation("SimulatedOS", ["SimulatedFoundation"]),
    simulation("SimulatedOSLog", ["SimulatedOS"]),
    simulation("SimulatedUserNotifications", ["DeviceProtocol", "SimulatedFoundation"]),
    simulation(
      "SimulatedUIKit",
      [
        "DeviceEvents", "DeviceProtocol", "SimulatedCoreGraphics", "SimulatedCoreImage",
        "SimulatedFoundation", "SimulatedQuartzCore", "SimulatedUniformTypeIdentifiers",
        "SimulatedUserNotifications",
      ]),
    simulation(
      "SimulatedSocial",
      [
        "DeviceEvents", "DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit",
      ]),
    simulation(
      "SimulatedUserNotificationsUI",
      [
        "DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit", "SimulatedUserNotifications",
      ]),
    simulation(
      "SimulatedNotificationCenter", ["DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit"]),
    simulation("SimulatedCoreMedia", ["SimulatedCoreGraphics", "SimulatedFoundation"]),
    simulation("SimulatedAudioToolbox", ["DeviceProtocol", "SimulatedFoundation"]),
    simulation("SimulatedCoreAudioKit", ["SimulatedAudioToolbox", "SimulatedUIKit"]),
    simulation("SimulatedLinkPresentation", ["SimulatedFoundation", "SimulatedUIKit"]),
    simulation(
      "SimulatedAVFoundation",
      [
        "DeviceEvents", "DeviceProtocol", "SimulatedAudioToolbox", "SimulatedCoreGraphics",
        "SimulatedCoreMedia",
        "SimulatedFoundation", "SimulatedQuartzCore", "SimulatedUniformTypeIdentifiers",
      ]),
    simulation(
      "SimulatedPhotos",
      [
        "DeviceProtocol", "SimulatedAVFoundation", "SimulatedCoreImage", "SimulatedFoundation",
        "SimulatedImageIO", "SimulatedUIKit", "SimulatedUniformTypeIdentifiers",
      ]),
    simulation(
      "SimulatedPhotosUI",
      [
        "DeviceProtocol", "SimulatedCoreTransferable", "SimulatedFoundation", "SimulatedPhotos",
        "SimulatedSwiftUI", "SimulatedUIKit", "SimulatedUniformTypeIdentifiers",
      ]),
    simulation(
      "SimulatedWebKit",
      [
        "DeviceEvents", "DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit",
      ]),
    simulation(
      "SimulatedQuickLook",
      [
        "DeviceProtocol", "SimulatedCoreGraphics", "SimulatedFoundation",
        "SimulatedQuickLookThumbnailing", "SimulatedUIKit", "SimulatedUniformTypeIdentifiers",
      ]),
    simulation(
      "SimulatedQuickLookThumbnailing",
      ["DeviceProtocol", "SimulatedCoreGraphics", "SimulatedFoundation", "SimulatedUIKit"]),
    simulation(
      "SimulatedAuthenticationServices",
      ["DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit"]),
    simulation(
      "SimulatedCombine",
      [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]),
    simulation(
      "SimulatedSwiftUI",
      [
        "DeviceEvents", "DeviceProtocol", "SimulatedCombine", "SimulatedCoreData",
        "SimulatedCoreGraphics", "SimulatedCoreTransferable", "SimulatedFoundation",
        "SimulatedUIKit", "SimulatedUniformTypeIdentifiers",
      ]),
    simulation(
      "SimulatedCoreTransferable",
      [
        "DeviceProtocol", "SimulatedCombine", "SimulatedFoundation",
        "SimulatedUniformTypeIdentifiers",
      ]),
    simulation(
      "SimulatedCharts",
      [
        "DeviceEvents", "SimulatedCoreGraphics", "SimulatedFoundation", "SimulatedSwiftUI",
        "SimulatedUIKit",
      ]),
    simulation(
      "SimulatedLockedCameraCapture",
      [
        "DeviceProtocol", "SimulatedExtensionKit", "SimulatedFoundation", "SimulatedSwiftUI",
        "SimulatedUIKit",
      ]),
    simulation(
      "SimulatedSwiftData",
      [
        "DeviceProtocol", "SimulatedCoreData", "SimulatedFoundation", "SimulatedSwiftUI",
        "SimulatedUIKit", "SwiftDataMacros",
      ]),
    // What the compiler runs to expand SwiftData's macros (ADR 0036).
    .macro(
      name: "SwiftDataMacros",
      dependencies: packaged([
        "SwiftCompilerPlugin", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
      ]),
      path: "Sources/Simulation/SwiftDataMacros", swiftSettings: settings(of: "SwiftDataMacros"),
      linkerSettings: linked([
        "SwiftCompilerPluginMessageHandling", "SwiftSyntax", "SwiftSyntaxBuilder",
        "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
      ])),
    simulation("SimulatedActivityKit", ["DeviceProtocol", "SimulatedFoundation"]),
    simulation(
      "SimulatedAppIntents", ["DeviceProtocol", "SimulatedFoundation", "SimulatedSwiftUI"]),
    simulation(
      "SimulatedWidgetKit",
      [
        "DeviceEvents", "DeviceProtocol", "SimulatedActivityKit", "SimulatedAppIntents",
        "SimulatedFoundation", "SimulatedIntents", "SimulatedSwiftUI", "SimulatedUIKit",
      ]),
    simulation("SimulatedManagedSettings", ["DeviceProtocol", "SimulatedFoundation"]),
    simulation(
      "SimulatedManagedSettingsUI",
      [
        "DeviceEvents", "DeviceProtocol", "SimulatedFoundation", "SimulatedManagedSettings",
        "SimulatedUIKit",
      ]),
    simulation(
      "SimulatedFamilyControls",
      [
        "DeviceProtocol", "SimulatedCombine", "SimulatedFoundation", "SimulatedManagedSettings",
        "SimulatedSwiftUI",
      ]),
    simulation("SimulatedExtensionKit"),
    simulation(
      "SimulatedDeviceActivity",
      [
        "DeviceEvents", "DeviceProtocol", "SimulatedExtensionKit", "SimulatedFoundation",
        "SimulatedManagedSettings", "SimulatedSwiftUI", "SimulatedUIKit",
      ]),
    simulation(
      "SimulatedMessages",
      ["DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit"]),
    simulation("SimulatedIdentityLookup", ["DeviceProtocol", "SimulatedFoundation"]),
    simulation("SimulatedCallKit", ["DeviceProtocol", "SimulatedFoundation"]),
    simulation("SimulatedNetworkExtension", ["DeviceProtocol", "SimulatedFoundation"]),
    simulation(
      "SimulatedReplayKit",
      ["DeviceProtocol", "SimulatedCoreMedia", "SimulatedFoundation", "SimulatedUIKit"]),
    simulation(
      "SimulatedCoreSpotlight",
      ["DeviceProtocol", "SimulatedFoundation", "SimulatedUniformTypeIdentifiers"]),
    simulation(
      "SimulatedSafariServices", ["DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit"]),
    simulation(
      "SimulatedFileProvider",
      [
        "DeviceProtocol", "SimulatedFoundation", "SimulatedUniformTypeIdentifiers",
      ]),
    simulation(
      "SimulatedFileProviderUI",
      [
        "SimulatedFileProvider", "SimulatedFoundation", "SimulatedUIKit",
      ]),
    simulation("SimulatedSecurity", ["DeviceProtocol", "KeychainItems", "SimulatedFoundation"]),
    simulation("SimulatedLocalAuthentication", ["DeviceProtocol", "SimulatedFoundation"]),
    simulation(
      "SimulatedIntents",
      [
        "DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit", "SimulatedUserNotifications",
      ]),
    simulation(
      "SimulatedIntentsUI",
      ["DeviceProtocol", "SimulatedFoundation", "SimulatedIntents", "SimulatedUIKit"]),
    simulation("ContainerViews", ["CSQLite"]),
    simulation(
      "ExtensionHost",
      [
        "CSQLite", "ContainerViews", "DeviceEvents", "DeviceProtocol", "SimulatedCoreGraphics",
        "SimulatedFoundation",
      ]),
    simulation(
      "DeviceSystem",
      [
        "ActivationRules", "AppBundles", "BundleRules", "CDevice", "ContentRules", "DeviceEvents",
        "DeviceProtocol", "Findings", "KeychainItems", "UniformTypes",
      ]),
    .executableTarget(
      name: "tutor-device",
      dependencies: ["DeviceEvents", "DeviceSystem", "WebPages"],
      path: "Sources/Simulation/tutor-device", swiftSettings: settings(of: "tutor-device")),
    .executableTarget(name: "tutor-zygote", path: "Sources/Simulation/tutor-zygote"),
    simulation(
      "DeviceApps",
      [
        "ContentRules", "DeviceEvents", "DeviceProtocol", "SimulatedFoundation", "UniformTypes",
        "WebPages",
      ]),
    .executableTarget(
      name: "tutor-server",
      dependencies: [
        "DeviceProtocol", "SimulatedFoundation",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "Sources/Simulation/tutor-server", swiftSettings: settings(of: "tutor-server")),

    // Tests.
    module(
      "TestSupport",
      ["ActivationRules", "DeviceEvents", "Findings", "LessonModel", "Outcomes", "StepScripts"]),
    module(
      "RunSupport",
      ["DeviceEvents", "Findings", "LessonModel", "Outcomes", "SnippetEngine", "TestSupport"]),
    tests("FindingsTests", ["Findings", "TestSupport"]),
    tests("CommonMarkTests", ["CommonMark", "Findings", "TestSupport"]),
    tests(
      "LessonModelTests", ["CommonMark", "Findings", "LessonModel", "TestSupport"]),
    tests("UniformTypesTests", ["TestSupport", "UniformTypes"]),
    tests("ActivationRulesTests", ["ActivationRules", "UniformTypes", "TestSupport"]),
    tests(
      "BundleRulesTests",
      ["ActivationRules", "BundleRules", "Findings", "TestSupport", "UniformTypes"],
      exclude: ["Goldens"]),
    tests(
      "AppBundlesTests",
      ["ActivationRules", "AppBundles", "BundleRules", "CZlib", "Findings", "TestSupport"]),
    tests("PortabilityTests", ["Findings", "Portability", "TestSupport"]),
    tests("HighlightingTests", ["Highlighting"]),
    tests("SimulationTableTests", ["SimulationTable", "TestSupport"]),
    tests(
      "SnippetEngineTests",
      [
        "DeviceEvents", "Digests", "Findings", "LessonModel", "Outcomes", "RunSupport",
        "SharedLibraries", "SnippetEngine", "TestSupport",
      ]),
    tests(
      "StepScriptsTests",
      [
        "DeviceEvents", "Findings", "LessonModel", "Outcomes", "StepScripts", "TestSupport",
      ]),
    tests(
      "SitePagesTests",
      [
        "CommonMark", "DeviceEvents", "Findings", "LessonModel", "Outcomes", "SitePages",
        "StepScripts", "TestSupport",
      ], exclude: ["Goldens", "Sample"]),
    tests(
      "TerminalViewsTests",
      [
        "CommonMark", "DeviceEvents", "Findings", "LessonModel", "Outcomes", "StepScripts",
        "TerminalViews", "TestSupport",
      ], exclude: ["Goldens"]),
    tests(
      "TutorCommandsTests",
      [
        "AppBundles", "BundleRules", "CommonMark", "DeviceEvents", "Findings", "LessonModel",
        "Outcomes", "SimulationTable", "SnippetEngine", "StepScripts", "TerminalViews",
        "TutorCommands", "TestSupport",
      ]),
    tests(
      "SimulatedFoundationTests",
      [
        "AppBundles", "CZlib", "DeviceEvents", "DeviceProtocol", "DeviceSystem",
        "SimulatedFoundation", "TestSupport", "UniformTypes",
      ]),
    tests(
      "SimulatedUniformTypeIdentifiersTests",
      [
        "SimulatedFoundation", "SimulatedMobileCoreServices", "SimulatedUniformTypeIdentifiers",
        "TestSupport", "UniformTypes",
      ]),
    tests(
      "SimulatedUIKitTests",
      [
        "DeviceEvents", "SimulatedCoreGraphics", "SimulatedCoreImage", "SimulatedFoundation",
        "SimulatedQuartzCore", "SimulatedUIKit", "TestSupport",
      ]),
    tests(
      "SimulatedSocialTests",
      [
        "DeviceEvents", "ExtensionHost", "SimulatedFoundation", "SimulatedSocial",
        "SimulatedUIKit", "TestSupport",
      ]),
    tests(
      "SystemServicesTests",
      [
        "SimulatedLocalAuthentication", "SimulatedOSLog", "SimulatedSecurity", "TestSupport",
      ]),
    tests(
      "OpeningTests",
      [
        "DeviceEvents", "DeviceProtocol", "DeviceSystem", "SimulatedFoundation", "SimulatedUIKit",
        "TestSupport",
      ]),
    tests(
      "SharingTests",
      [
        "CSQLite", "ContainerViews", "DeviceEvents", "DeviceProtocol", "DeviceSystem",
        "ExtensionHost", "Findings",
        "LessonModel", "Outcomes", "RunSupport", "SimulatedCoreData", "SimulatedFoundation",
        "SimulatedNotify", "SimulatedSecurity", "SimulatedUIKit", "SnippetEngine", "TestSupport",
      ]),
    tests(
      "PointTests",
      [
        "BundleRules", "ContentRules", "DeviceEvents", "DeviceProtocol", "DeviceSystem", "Findings",
        "LessonChecks",
        "LessonModel", "Outcomes", "RunSupport", "SnippetEngine", "TestSupport",
      ]),
    tests(
      "FrameworkTests",
      [
        "DeviceProtocol", "SimulatedAVFoundation", "SimulatedActivityKit", "SimulatedAppIntents",
        "SimulatedAudioToolbox", "SimulatedAuthenticationServices", "SimulatedCallKit",
        "SimulatedCoreAudioKit", "SimulatedCoreData",
        "SimulatedCoreGraphics", "SimulatedCoreMedia", "SimulatedCoreSpotlight",
        "SimulatedFileProvider", "SimulatedFoundation",
        "SimulatedIdentityLookup", "SimulatedImageIO", "SimulatedIntents", "SimulatedMessages",
        "DeviceEvents", "SimulatedPhotos", "SimulatedSafariServices", "SimulatedSwiftUI",
        "SimulatedUIKit", "SimulatedUniformTypeIdentifiers", "SimulatedUserNotifications",
        "SimulatedUserNotificationsUI", "SimulatedWebKit", "SimulatedWidgetKit", "TestSupport",
        "SimulatedDeviceActivity", "SimulatedFamilyControls", "SimulatedSwiftData",
        "SimulatedManagedSettings", "SimulatedManagedSettingsUI", "SimulatedLinkPresentation",
        "SimulatedCoreImage",
        "SimulatedCharts", "SimulatedCoreTransferable",
      ]),
    tests(
      "ConformanceTests",
      [
        "DeviceEvents", "Findings", "LessonModel", "Outcomes", "RunSupport", "SnippetEngine",
        "TestSupport",
      ], exclude: ["Sources"]),
    tests(
      "ScreenPicturesTests", ["DeviceEvents", "Findings", "ScreenPictures", "TestSupport"],
      exclude: ["Goldens"]),
    tests("WebPagesTests", ["WebPages"], exclude: ["Pages"]),
    tests(
      "FidelityTests", ["Findings", "SimulationTable", "TestSupport"],
      syntax: ["SwiftParser", "SwiftSyntax"]),
    tests(
      "PackageTests", ["SimulationTable", "SnippetEngine", "TestSupport"],
      syntax: ["SwiftParser", "SwiftSyntax"]),
    tests(
      "LessonTests",
      [
        "BundleRules", "DeviceEvents", "Findings", "LessonChecks", "LessonModel", "Outcomes",
        "RunSupport", "SimulationTable", "SnippetEngine", "TestSupport",
      ]),
    tests("EndToEndTests", ["TestSupport"], exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)

// The modules of tests that Tests/thorough names as a whole needn't be built to run the others.
if environment["TUTOR_TESTS"] == "short" {
  package.targets.removeAll {
    ["ConformanceTests", "PointTests", "SharingTests"].contains($0.name)
  }
}

/// Frameworks that few lessons import: the launcher builds them when a step first does, and links them into
/// a library of their own (Sources/Launcher/frameworks.bash, ADR 0024).
let further: Set = [
  "SimulatedActivityKit",
  "SimulatedAVFoundation", "SimulatedAppIntents", "SimulatedAudioToolbox",
  "SimulatedAuthenticationServices", "SimulatedCallKit", "SimulatedCombine",
  "SimulatedCoreAudioKit", "SimulatedCoreData", "SimulatedCoreMedia",
  "SimulatedCoreSpotlight", "SimulatedFileProvider", "SimulatedFileProviderUI",
  "SimulatedIdentityLookup", "SimulatedIntents", "SimulatedIntentsUI",
  "SimulatedLocalAuthentication", "SimulatedMessages", "SimulatedNetworkExtension",
  "SimulatedNotificationCenter", "SimulatedPhotos", "SimulatedPhotosUI", "SimulatedQuickLook",
  "SimulatedQuickLookThumbnailing", "SimulatedReplayKit", "SimulatedSafariServices",
  "SimulatedSwiftData", "SimulatedSwiftUI", "SimulatedUserNotificationsUI", "SimulatedWebKit",
  "SimulatedWidgetKit",
  "SimulatedDeviceActivity", "SimulatedExtensionKit", "SimulatedFamilyControls",
  "SimulatedLinkPresentation", "SimulatedManagedSettings", "SimulatedManagedSettingsUI",
  "SimulatedCharts", "SimulatedCoreTransferable", "SimulatedLockedCameraCapture",
]

// All that the first step of a course needs, and nothing else: no web server, either.
if environment["TUTOR_BUILD"] == "first" {
  package.targets.removeAll { target in
    target.isTest || further.contains(target.name)
      || ["TestSupport", "RunSupport", "SwiftDataMacros", "tutor-server"].contains(target.name)
  }
  package.products.removeAll { $0.name == "tutor-server" }
}
