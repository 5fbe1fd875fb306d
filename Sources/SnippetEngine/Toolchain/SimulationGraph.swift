/// The dependencies between the simulation's modules, as in Package.swift.
enum SimulationGraph {
  /// Some modules and all that they depend on.
  static func closure(of modules: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var left = Array(modules)
    while let module = left.popLast() {
      if found.insert(module).inserted { left += edges[module] ?? [] }
    }
    return found
  }

  /// The modules that each depends on directly.
  static let edges: [String: [String]] = [
    "ActivationRules": ["Findings", "UniformTypes"],
    "CDevice": [],
    "CSQLite": [],
    "ContainerViews": ["CSQLite"],
    "ContentRules": ["ActivationRules"],
    "DeviceApps": [
      "ContentRules", "DeviceEvents", "DeviceProtocol", "SimulatedFoundation", "UniformTypes",
      "WebPages",
    ],
    "DeviceEvents": [],
    "DeviceProtocol": ["DeviceEvents", "KeychainItems"],
    "ExtensionHost": [
      "CSQLite", "ContainerViews", "DeviceEvents", "DeviceProtocol", "SimulatedCoreGraphics",
      "SimulatedFoundation",
    ],
    "Findings": [],
    "KeychainItems": [],
    "SimulatedAVFoundation": [
      "DeviceEvents", "DeviceProtocol", "SimulatedAudioToolbox", "SimulatedCoreGraphics",
      "SimulatedCoreMedia", "SimulatedFoundation", "SimulatedQuartzCore",
      "SimulatedUniformTypeIdentifiers",
    ],
    "SimulatedActivityKit": ["DeviceProtocol", "SimulatedFoundation"],
    "SimulatedAppIntents": ["DeviceProtocol", "SimulatedFoundation", "SimulatedSwiftUI"],
    "SimulatedAudioToolbox": ["DeviceProtocol", "SimulatedFoundation"],
    "SimulatedAuthenticationServices": ["DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit"],
    "SimulatedCallKit": ["DeviceProtocol", "SimulatedFoundation"],
    "SimulatedCharts": [
      "DeviceEvents", "SimulatedCoreGraphics", "SimulatedFoundation", "SimulatedSwiftUI",
      "SimulatedUIKit",
    ],
    "SimulatedCombine": [],
    "SimulatedCoreAudioKit": ["SimulatedAudioToolbox", "SimulatedUIKit"],
    "SimulatedCoreData": ["CSQLite", "DeviceEvents", "DeviceProtocol", "SimulatedFoundation"],
    "SimulatedCoreGraphics": ["SimulatedFoundation"],
    "SimulatedCoreImage": ["SimulatedCoreGraphics", "SimulatedFoundation", "SimulatedImageIO"],
    "SimulatedCoreMedia": ["SimulatedCoreGraphics", "SimulatedFoundation"],
    "SimulatedCoreServices": ["SimulatedMobileCoreServices"],
    "SimulatedCoreSpotlight": [
      "DeviceProtocol", "SimulatedFoundation", "SimulatedUniformTypeIdentifiers",
    ],
    "SimulatedCoreTransferable": [
      "DeviceProtocol", "SimulatedCombine", "SimulatedFoundation",
      "SimulatedUniformTypeIdentifiers",
    ],
    "SimulatedDarwin": [],
    "SimulatedDeviceActivity": [
      "DeviceEvents", "DeviceProtocol", "SimulatedExtensionKit", "SimulatedFoundation",
      "SimulatedManagedSettings", "SimulatedSwiftUI", "SimulatedUIKit",
    ],
    "SimulatedExtensionKit": [],
    "SimulatedFamilyControls": [
      "DeviceProtocol", "SimulatedCombine", "SimulatedFoundation", "SimulatedManagedSettings",
      "SimulatedSwiftUI",
    ],
    "SimulatedFileProvider": [
      "DeviceProtocol", "SimulatedFoundation", "SimulatedUniformTypeIdentifiers",
    ],
    "SimulatedFileProviderUI": ["SimulatedFileProvider", "SimulatedFoundation", "SimulatedUIKit"],
    "SimulatedFoundation": [
      "ActivationRules", "CDevice", "DeviceEvents", "DeviceProtocol", "UniformTypes",
    ],
    "SimulatedIdentityLookup": ["DeviceProtocol", "SimulatedFoundation"],
    "SimulatedImageIO": [
      "SimulatedCoreGraphics", "SimulatedFoundation", "SimulatedMobileCoreServices",
    ],
    "SimulatedIntents": [
      "DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit", "SimulatedUserNotifications",
    ],
    "SimulatedIntentsUI": [
      "DeviceProtocol", "SimulatedFoundation", "SimulatedIntents", "SimulatedUIKit",
    ],
    "SimulatedLinkPresentation": ["SimulatedFoundation", "SimulatedUIKit"],
    "SimulatedLockedCameraCapture": [
      "DeviceProtocol", "SimulatedExtensionKit", "SimulatedFoundation", "SimulatedSwiftUI",
      "SimulatedUIKit",
    ],
    "SimulatedLocalAuthentication": ["DeviceProtocol", "SimulatedFoundation"],
    "SimulatedManagedSettings": ["DeviceProtocol", "SimulatedFoundation"],
    "SimulatedManagedSettingsUI": [
      "DeviceEvents", "DeviceProtocol", "SimulatedFoundation", "SimulatedManagedSettings",
      "SimulatedUIKit",
    ],
    "SimulatedMessages": ["DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit"],
    "SimulatedMobileCoreServices": [
      "SimulatedFoundation", "SimulatedUniformTypeIdentifiers", "UniformTypes",
    ],
    "SimulatedNetworkExtension": ["DeviceProtocol", "SimulatedFoundation"],
    "SimulatedNotificationCenter": ["DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit"],
    "SimulatedNotify": ["SimulatedFoundation"],
    "SimulatedOS": ["SimulatedFoundation"],
    "SimulatedOSLog": ["SimulatedOS"],
    "SimulatedPhotos": [
      "DeviceProtocol", "SimulatedAVFoundation", "SimulatedCoreImage", "SimulatedFoundation",
      "SimulatedImageIO", "SimulatedUIKit", "SimulatedUniformTypeIdentifiers",
    ],
    "SimulatedPhotosUI": [
      "DeviceProtocol", "SimulatedCoreTransferable", "SimulatedFoundation", "SimulatedPhotos",
      "SimulatedSwiftUI", "SimulatedUIKit", "SimulatedUniformTypeIdentifiers",
    ],
    "SimulatedQuartzCore": ["SimulatedCoreGraphics", "SimulatedFoundation"],
    "SimulatedQuickLook": [
      "DeviceProtocol", "SimulatedCoreGraphics", "SimulatedFoundation",
      "SimulatedQuickLookThumbnailing", "SimulatedUIKit", "SimulatedUniformTypeIdentifiers",
    ],
    "SimulatedQuickLookThumbnailing": [
      "DeviceProtocol", "SimulatedCoreGraphics", "SimulatedFoundation", "SimulatedUIKit",
    ],
    "SimulatedReplayKit": [
      "DeviceProtocol", "SimulatedCoreMedia", "SimulatedFoundation", "SimulatedUIKit",
    ],
    "SimulatedSQLite3": ["CSQLite"],
    "SimulatedSafariServices": ["DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit"],
    "SimulatedSecurity": ["DeviceProtocol", "KeychainItems", "SimulatedFoundation"],
    "SimulatedSocial": ["DeviceEvents", "DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit"],
    "SimulatedSwiftData": [
      "DeviceProtocol", "SimulatedCoreData", "SimulatedFoundation", "SimulatedSwiftUI",
      "SimulatedUIKit", "SwiftDataMacros",
    ],
    "SimulatedSwiftUI": [
      "DeviceEvents", "DeviceProtocol", "SimulatedCombine", "SimulatedCoreData",
      "SimulatedCoreGraphics",
      "SimulatedCoreTransferable", "SimulatedFoundation", "SimulatedUIKit",
      "SimulatedUniformTypeIdentifiers",
    ],
    "SimulatedUIKit": [
      "DeviceEvents", "DeviceProtocol", "SimulatedCoreGraphics", "SimulatedCoreImage",
      "SimulatedFoundation", "SimulatedQuartzCore", "SimulatedUniformTypeIdentifiers",
      "SimulatedUserNotifications",
    ],
    "SimulatedUniformTypeIdentifiers": ["DeviceProtocol", "SimulatedFoundation", "UniformTypes"],
    "SimulatedUserNotifications": ["DeviceProtocol", "SimulatedFoundation"],
    "SimulatedUserNotificationsUI": [
      "DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit", "SimulatedUserNotifications",
    ],
    "SimulatedWebKit": ["DeviceEvents", "DeviceProtocol", "SimulatedFoundation", "SimulatedUIKit"],
    "SimulatedWidgetKit": [
      "DeviceEvents", "DeviceProtocol", "SimulatedActivityKit", "SimulatedAppIntents",
      "SimulatedFoundation", "SimulatedIntents", "SimulatedSwiftUI", "SimulatedUIKit",
    ],
    "SwiftDataMacros": [],
    "UniformTypes": ["Findings"],
    "WebPages": [],
  ]
}
