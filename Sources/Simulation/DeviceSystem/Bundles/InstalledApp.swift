import ActivationRules
import DeviceProtocol
import UniformTypes

/// An app on the device, with the extensions inside it.
struct InstalledApp {
  var name: String
  var identifier: String
  /// The bundle's folder.
  var path: String
  var executable: String
  var groups: [String]
  /// The keychain's groups.
  var accessGroups: [String]
  /// The URL schemes that it declares, in small letters.
  var schemes: [String]
  /// The domains whose links it claims, in small letters; a leading "*." stands for any subdomain.
  var linkDomains: [String]
  /// The domains that its message filter may have the system ask, in small letters.
  var filterDomains: [String]
  /// The network rights that its entitlements give it.
  var networkRights: [String]
  /// What Siri may do with it.
  var siri = SiriAbilities()
  /// What Screen Time may do with it.
  var screenTime = ScreenTimeAbilities()
  /// Whether it may have Live Activities.
  var activities = LiveActivityAbilities()
  /// The identifier of its store in iCloud.
  var cloudStore: String?
  /// The types of the documents that it declares to open.
  var documentTypes: [String]
  var extensions: [InstalledExtension]
  /// The uniform types that the app and its extensions declare, exported ones first.
  var types: [UniformTypes.Declaration]
}

/// An extension on the device.
struct InstalledExtension {
  /// The executable's name; the process is called that on the timeline.
  var name: String
  /// The name in the share sheet.
  var displayName: String
  var identifier: String
  var executable: String
  var groups: [String]
  /// The keychain's groups.
  var accessGroups: [String]
  /// NSExtensionPointIdentifier.
  var point: String
  /// The major version of MinimumOSVersion, 0 if there is none.
  var lowestVersion = 0
  /// The dictionary that has a MinimumOSVersion, if it isn't the property list itself.
  var misplacedVersion: String?
  /// NSExtensionPrincipalClass, with its module, or the file of NSExtensionMainStoryboard.
  var principal: String?
  var rule: ActivationRule
  /// The URL schemes that it declares, in small letters; they have no effect.
  var schemes: [String]
  /// The types of the documents that it declares to open; they have no effect.
  var documentTypes: [String]
  /// The script that is run in a page before the extension starts, if it has one.
  var script: PageScript?
  /// The media types that a photo editor accepts: "Image", "Video".
  var mediaTypes: [String] = []
  /// The group in whose container a file provider keeps its documents.
  var documentGroup: String?
  /// Whether a file provider's folders can be listed.
  var supportsEnumeration = false
  /// The modes of a document picker extension: "UIDocumentPickerModeOpen".
  var pickerModes: [String] = []
  /// The types that it has; if it names none, all.
  var pickerTypes: [String] = []
  /// Whether its property list has RequestsOpenAccess.
  var requestsOpenAccess = false
  /// Whether the user has switched it on.
  ///
  /// This is done under More, for a content blocker in the browser's settings, for a keyboard among
  /// the keyboards, for a widget by adding it to the Today view.
  var isOn = true
  /// Whether the user allows a keyboard full access.
  var hasFullAccess = false
  /// The categories whose notifications it shows.
  var notificationCategories: [String] = []
  /// The address at which the system asks on behalf of a message filter.
  var filterServer: String?
  /// The files that it shows.
  var previews = PreviewAbilities()
  /// What it may do with passwords.
  var credentials = CredentialAbilities()
  /// The intents that it handles or shows.
  var intents = IntentAbilities()
  /// The network rights that its entitlements give it.
  var networkRights: [String] = []
  /// The kinds of samples that a broadcast extension is given, if it says so.
  var broadcastMode: String?
  /// Its audio components.
  var audio = AudioAbilities()
  /// Whether its entitlements have that of Family Controls.
  var hasFamilyControls = false
  /// The identifier of its store in iCloud.
  var cloudStore: String?

  /// Whether its host takes items back: that of an Action does.
  var returnsItems: Bool { point == "com.apple.ui-services" || point == "com.apple.services" }

  /// The extension points that the share sheet queries.
  static let sheetPoints: Set<String> = [
    "com.apple.share-services", "com.apple.ui-services", "com.apple.services",
  ]
}
