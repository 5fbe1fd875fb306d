import ActivationRules
import BundleRules

/// The files that an extension shows, by its property list.
struct PreviewAbilities {
  /// QLSupportedContentTypes.
  var types: [String] = []
  /// Whether it supplies data instead of having a view.
  var isDataBased = false
  /// QLThumbnailMinimumDimension.
  var minimumDimension = 0.0
}

/// What a credential provider is able to do, by its entitlements and its property list.
struct CredentialAbilities {
  /// Whether it may fill in passwords at all.
  var isEntitled = false
  /// Whether the user sets it up when it is switched on.
  var showsConfiguration = false
  /// Whether it has passkeys too.
  var providesPasskeys = false
}

/// The intents that an extension handles or shows, by its property list.
struct IntentAbilities {
  /// IntentsSupported.
  var supported: [String] = []
  /// IntentsRestrictedWhileLocked.
  var restrictedWhileLocked: [String] = []
}

/// What Siri may do with an app, by its entitlements and its property list.
struct SiriAbilities {
  /// Whether it may use Siri at all.
  var isEntitled = false
  /// Whether the property list has NSSiriUsageDescription.
  var hasDescription = false
  /// The key that Xcode adds with the capability Siri.
  static let entitlement = "com.apple.developer.siri"
}

/// What an app may do with Screen Time, by its entitlements, and what it is for the user there.
struct ScreenTimeAbilities {
  /// Whether it may use Family Controls at all.
  var isEntitled = false
  /// LSApplicationCategoryType.
  var category: String?
  /// The key that Xcode adds with the capability Family Controls.
  static let entitlement = "com.apple.developer.family-controls"
}

/// What an app's property list says about Live Activities.
struct LiveActivityAbilities {
  /// Whether it has NSSupportsLiveActivities.
  var isSupported = false
  /// Whether it has NSSupportsLiveActivitiesFrequentUpdates.
  var isFrequent = false
}

extension BundleReader {
  /// What it may do with Screen Time.
  var screenTime: ScreenTimeAbilities {
    ScreenTimeAbilities(
      isEntitled: isEntitled(ScreenTimeAbilities.entitlement),
      category: text("LSApplicationCategoryType"))
  }

  /// The intents that it handles or shows.
  var intents: IntentAbilities {
    func names(_ key: String) -> [String] { attribute(key)?.array?.compactMap(\.string) ?? [] }
    return IntentAbilities(
      supported: names("IntentsSupported"),
      restrictedWhileLocked: names("IntentsRestrictedWhileLocked"))
  }

  /// What Siri may do with the app.
  var siri: SiriAbilities {
    SiriAbilities(
      isEntitled: isEntitled(SiriAbilities.entitlement),
      hasDescription: text("NSSiriUsageDescription")?.isEmpty == false)
  }

  /// Whether it may have Live Activities.
  var activities: LiveActivityAbilities {
    LiveActivityAbilities(
      isSupported: isTrue("NSSupportsLiveActivities"),
      isFrequent: isTrue("NSSupportsLiveActivitiesFrequentUpdates"))
  }

  /// The files that it shows.
  var previews: PreviewAbilities {
    PreviewAbilities(
      types: attribute("QLSupportedContentTypes")?.array?.compactMap(\.string) ?? [],
      isDataBased: attribute("QLIsDataBasedPreview") == .boolean(true),
      minimumDimension: attribute("QLThumbnailMinimumDimension")?.dimension ?? 0)
  }

  /// What it may do with passwords.
  var credentials: CredentialAbilities {
    CredentialAbilities(
      isEntitled: isEntitled(CredentialAbilities.entitlement),
      showsConfiguration: attribute("ASCredentialProviderExtensionShowsConfigurationUI")
        == .boolean(true),
      providesPasskeys:
        attribute("ASCredentialProviderExtensionCapabilities")?["ProvidesPasskeys"]
        == .boolean(true))
  }
}

extension CredentialAbilities {
  /// The key that Xcode adds with the capability AutoFill Credential Provider.
  static let entitlement =
    "com.apple.developer.authentication-services.autofill-credential-provider"
}

extension PropertyValue {
  /// A number, with a fraction or without.
  fileprivate var dimension: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }
}
