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
    for path in [library, device, command.warden] + moduleMaps
    where !FileManager.default.fileExists(atPath: path) {
      throw EngineFailure("the simulation isn't built: \(path) is missing")
    }
  }

  var modules: String { folder + "/Modules" }
  var library: String { folder + "/libSimulation.so" }
  var device: String { folder + "/tutor-device" }
  /// What runs programs and ends what they leave behind.
  var command: Command { Command(warden: folder + "/tutor-warden") }
  /// What C says to Swift: the device's own functions, and SQLite.
  var moduleMaps: [String] {
    ["CDevice", "CSQLite"].map { "\(folder)/\($0).build/module.modulemap" }
  }

  /// Changes whenever the simulation is built anew.
  var stamp: String { FileStamp(path: library).text + FileStamp(path: device).text }

  /// Apple's module names, and the modules that stand in for them.
  static let aliases = Dictionary(
    uniqueKeysWithValues: names.map { ($0, "Simulated" + (spellings[$0] ?? $0)) })

  /// Modules whose names begin with a small letter.
  private static let spellings = ["notify": "Notify", "os": "OS"]

  /// Apple's modules that the simulation has, Foundation apart, which can't be replaced as a whole.
  private static let names = [
    "AVFoundation", "AudioToolbox", "AuthenticationServices", "CallKit", "CoreAudioKit",
    "CoreData", "CoreGraphics",
    "CoreImage", "CoreMedia", "CoreServices", "CoreSpotlight", "Darwin", "FileProvider",
    "FileProviderUI", "IdentityLookup", "ImageIO", "Intents", "IntentsUI",
    "LocalAuthentication", "Messages", "MobileCoreServices", "NetworkExtension",
    "NotificationCenter", "OSLog", "Photos",
    "PhotosUI", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "ReplayKit", "SQLite3",
    "SafariServices", "Security", "Social", "SwiftUI", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "WebKit", "WidgetKit", "notify", "os",
  ]
}
