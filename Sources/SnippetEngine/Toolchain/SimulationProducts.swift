import Foundation

/// The built simulation that programs are compiled against, linked to and run on.
package struct SimulationProducts: Hashable, Sendable {
  /// The folder of build products.
  package var folder: String

  /// The simulation in a folder of build products.
  ///
  /// - Throws: ``EngineFailure`` that names what is missing.
  package init(folder: String) throws(EngineFailure) {
    self.folder = folder
    for path in [library, device, zygote, command.warden] + moduleMaps
    where !FileManager.default.fileExists(atPath: path) {
      throw EngineFailure(ToolchainWords.simulationMissing(path))
    }
  }

  var modules: String { folder + "/Modules" }
  var library: String { folder + "/libSimulation.so" }
  var device: String { folder + "/tutor-device" }
  /// The program that programs on the device are copies of.
  var zygote: String { folder + "/tutor-zygote" }
  /// Runs programs and ends what they leave behind.
  var command: Command { Command(warden: folder + "/tutor-warden") }
  /// What runs the compiler and the linker.
  var tools: LoadedTools {
    LoadedTools(command: command, library: folder + "/libLoadedTool.so")
  }
  /// The library of the frameworks that few lessons import; it is built on demand.
  package var furtherLibrary: String { folder + "/libFurtherFrameworks.so" }
  /// The program that expands SwiftData's macros; it is built with the further frameworks.
  var macros: String { "\(folder)/\(Self.moduleOfMacros)-tool" }
  /// The web server of the device; it is built with the further frameworks.
  var server: String { folder + "/tutor-server" }
  /// The module maps of C code that Swift imports: the device's own functions, and SQLite.
  var moduleMaps: [String] {
    Self.modulesOfC.map(moduleMap)
  }

  /// The module maps of C code in the further library.
  var furtherModuleMaps: [String] { ["COpenCombineHelpers"].map(moduleMap) }

  /// The path of a C module's map.
  func moduleMap(of module: String) -> String { "\(folder)/\(module).build/module.modulemap" }

  /// Changes whenever the simulation is rebuilt.
  var stamp: String { [library, device, zygote].map { FileStamp(path: $0).text }.joined() }

  /// Changes whenever the library of further frameworks is rebuilt.
  var furtherStamp: String { FileStamp(path: furtherLibrary).text }

  /// Apple's module names, and the modules that replace them.
  static let aliases = Dictionary(
    uniqueKeysWithValues: (names + furtherNames).map {
      ($0, "Simulated" + (spellings[$0] ?? $0))
    })

  /// Modules whose names begin with a lower-case letter.
  private static let spellings = ["notify": "Notify", "os": "OS"]

  /// Apple's modules that the simulation has, except Foundation, which can't be replaced as a
  /// whole.
  private static let names = [
    "CoreGraphics", "CoreImage", "CoreServices", "Darwin", "ImageIO", "MobileCoreServices",
    "OSLog", "QuartzCore", "SQLite3", "Security", "Social", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "notify", "os",
  ]

  /// The Swift modules in the library: Apple's, and those that they depend on.
  static let coreModules =
    names.map { aliases[$0] ?? $0 } + [
      "ActivationRules", "ContainerViews", "ContentRules", "DeviceApps", "DeviceEvents",
      "DeviceProtocol", "ExtensionHost", "Findings", "KeychainItems", "SimulatedFoundation",
      "UniformTypes", "WebPages",
    ]

  /// The module of the macros that the compiler has expanded by a program.
  static let moduleOfMacros = "SwiftDataMacros"

  /// The C modules in the library.
  static let modulesOfC = ["CDevice", "CSQLite"]

  /// The modules in the further library.
  static let furtherModules = furtherNames.sorted().map { aliases[$0] ?? $0 }

  /// Apple's modules in the further library; Package.swift has the same list.
  package static let furtherNames: Set = [
    "ActivityKit",
    "AVFoundation", "AppIntents", "AudioToolbox", "AuthenticationServices", "CallKit", "Combine",
    "CoreAudioKit",
    "CoreData",
    "CoreMedia", "CoreSpotlight", "FileProvider", "FileProviderUI", "IdentityLookup", "Intents",
    "IntentsUI", "LocalAuthentication", "Messages", "NetworkExtension", "NotificationCenter",
    "Photos", "PhotosUI", "QuickLook", "QuickLookThumbnailing", "ReplayKit", "SafariServices",
    "SwiftData", "SwiftUI", "UserNotificationsUI", "WebKit", "WidgetKit",
    "DeviceActivity", "ExtensionKit", "FamilyControls", "LinkPresentation", "ManagedSettings",
    "ManagedSettingsUI",
    "Charts", "CoreTransferable", "LockedCameraCapture",
  ]
}
