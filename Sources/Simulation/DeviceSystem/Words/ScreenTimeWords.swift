import DeviceProtocol

/// What is said of Screen Time: of permission, settings, shields and reports.
enum ScreenTimeWords {
  static func allows(_ isAllowed: Bool) -> String {
    "\(isAllowed ? "lets" : "doesn't let") the app work with Screen Time"
  }

  static func notEntitled(_ entitlement: String) -> String {
    "the process has no access to Family Controls: its entitlements lack '\(entitlement)'"
  }

  static let notAllowed = "the process isn't allowed to work with Screen Time"
  static let noChild = "the user isn't a child in a Family Sharing group"
  static let cancelled = "the user has refused"

  // MARK: Settings

  static func store(_ name: String) -> String {
    name.isEmpty ? "ManagedSettingsStore" : "ManagedSettingsStore(\(name))"
  }

  static func value(_ value: ManagedValue, of key: ManagedKey) -> String {
    switch value {
    case .tokens(let tokens):
      let isOfSites = key == .shieldedWebDomains
      return counted(tokens.count, isOfSites ? "web domain" : "app")
    case .categories(let policy):
      let categories =
        policy.categories.map { counted($0.count, "category", "categories") } ?? "all categories"
      return policy.exceptions.isEmpty
        ? categories : categories + ", except \(policy.exceptions.count)"
    case .truth(let isTrue): return "\(isTrue)"
    }
  }

  private static func counted(_ count: Int, _ one: String, _ several: String? = nil) -> String {
    "\(count) \(count == 1 ? one : several ?? one + "s")"
  }

  // MARK: Shields

  static func findsShield(_ app: String) -> String { "finds \(app) covered by a shield" }
  static func presses(_ button: String, of app: String) -> String {
    "presses '\(button)' on the shield over \(app)"
  }
  static func closes(_ app: String) -> String { "is back on the home screen: \(app) is closed" }
  static func noButton(_ text: String, among buttons: [String]) -> String {
    "the shield has no button '\(text)': there are " + ListWords.quoted(buttons)
  }
  static let onlyButtons = "a shield has only buttons"
  static func title(_ text: String) -> String { "a shield with the title \(text)" }
  static let noTitle = "a shield with the system's title"
  static let responses = ["none", "close", "defer"]

  static let icon = "hourglass"
  static let defaultTitle = "Restricted"
  static func defaultSubtitle(_ name: String) -> String {
    "You cannot use “\(name)” because it is restricted."
  }
  static let defaultButton = "OK"

  // MARK: Reports

  static let drawn = "a report"
  static let noSuchReport = "no report for this context"

  // MARK: Categories

  static let other = "Other"
  private static let productivity = "Productivity & Finance"
  private static let creativity = "Creativity"
  private static let reading = "Information & Reading"
  private static let shopping = "Shopping & Food"
  private static let health = "Health & Fitness"

  /// The categories, in the order in which the user sees them.
  static let categories = [
    "Social", "Games", "Entertainment", creativity, productivity, "Education", reading, health,
    "Utilities", shopping, "Travel", other,
  ]

  /// Returns the category for an LSApplicationCategoryType, which may be missing.
  static func category(_ type: String?) -> String {
    let prefix = "public.app-category."
    guard let type, type.hasPrefix(prefix) else { return other }
    let name = String(type.dropFirst(prefix.count))
    if name.hasSuffix("games") { return "Games" }
    return byType[name] ?? other
  }

  static func category(ofBuiltIn name: String) -> String {
    switch name {
    case BuiltInApps.messages: "Social"
    case BuiltInApps.photos: creativity
    case BuiltInApps.browser: "Utilities"
    default: productivity
    }
  }

  private static let byType = [
    "social-networking": "Social", "entertainment": "Entertainment", "music": "Entertainment",
    "video": "Entertainment", "photography": creativity, "graphics-design": creativity,
    "productivity": productivity, "business": productivity, "finance": productivity,
    "developer-tools": productivity, "education": "Education", "news": reading,
    "reference": reading, "books": reading, "healthcare-fitness": health, "medical": health,
    "sports": health, "utilities": "Utilities", "weather": "Utilities", "food-and-drink": shopping,
    "shopping": shopping, "lifestyle": shopping, "travel": "Travel", "navigation": "Travel",
  ]
}
