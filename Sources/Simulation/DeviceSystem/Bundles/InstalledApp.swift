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
  /// The domains whose links it claims, in small letters; "*." in front stands for any subdomain.
  var linkDomains: [String]
  /// The domains that its message filter may have asked, in small letters.
  var filterDomains: [String]
  /// What its entitlements let it do for the network.
  var networkRights: [String]
  /// What Siri may do with it.
  var siri = SiriAbilities()
  /// The types of the documents that it declares to open.
  var documentTypes: [String]
  var extensions: [InstalledExtension]
  /// The uniform types that the app and its extensions declare, exported ones first.
  var types: [UniformTypes.Declaration]
}

/// An extension on the device.
struct InstalledExtension {
  /// The executable's name; the process has it on the timeline.
  var name: String
  /// What the share sheet shows.
  var displayName: String
  var identifier: String
  var executable: String
  var groups: [String]
  /// The keychain's groups.
  var accessGroups: [String]
  /// NSExtensionPointIdentifier.
  var point: String
  /// NSExtensionPrincipalClass, with its module, or the file of NSExtensionMainStoryboard.
  var principal: String?
  var rule: ActivationRule
  /// The URL schemes that it declares, in small letters; nothing comes of them.
  var schemes: [String]
  /// The types of the documents that it declares to open; nothing comes of them.
  var documentTypes: [String]
  /// The script that is run in a page before the extension starts, if it has one.
  var script: PageScript?
  /// What a photo editor takes: "Image", "Video".
  var mediaTypes: [String] = []
  /// The group in whose container a file provider keeps its documents.
  var documentGroup: String?
  /// Whether a file provider's folders can be listed.
  var supportsEnumeration = false
  /// What a document picker extension is for: "UIDocumentPickerModeOpen".
  var pickerModes: [String] = []
  /// The types that it has; all where it names none.
  var pickerTypes: [String] = []
  /// Whether its property list has RequestsOpenAccess.
  var requestsOpenAccess = false
  /// Whether the user has it switched on: under More, a content blocker in the browser's settings, a
  /// keyboard among the keyboards, a widget by adding it to the Today view.
  var isOn = true
  /// Whether the user allows a keyboard full access.
  var hasFullAccess = false
  /// The categories whose notifications it shows.
  var notificationCategories: [String] = []
  /// The address that a message filter has the system ask.
  var filterServer: String?
  /// Which files it shows.
  var previews = PreviewAbilities()
  /// What it may do with passwords.
  var credentials = CredentialAbilities()
  /// Which intents it handles, or shows.
  var intents = IntentAbilities()
  /// What its entitlements let it do for the network.
  var networkRights: [String] = []
  /// What kinds of samples a broadcast extension is given, where it says so.
  var broadcastMode: String?
  /// Its audio components.
  var audio = AudioAbilities()

  /// Whether its host takes items back: that of an Action does.
  var returnsItems: Bool { point == "com.apple.ui-services" || point == "com.apple.services" }

  /// The extension points that the share sheet asks.
  static let sheetPoints: Set<String> = [
    "com.apple.share-services", "com.apple.ui-services", "com.apple.services",
  ]
}
