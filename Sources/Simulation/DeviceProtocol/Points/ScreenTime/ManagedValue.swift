package import Foundation

/// The name of a setting.
package enum ManagedKey: String, Codable, Hashable, Sendable {
  case shieldedApplications = "shield.applications"
  case shieldedCategories = "shield.applicationCategories"
  case shieldedWebDomains = "shield.webDomains"
  case shieldedWebDomainCategories = "shield.webDomainCategories"
  case requiresAutomaticTime = "dateAndTime.requireAutomaticDateAndTime"
}

/// The value of a setting.
package enum ManagedValue: Codable, Hashable, Sendable {
  /// These things.
  case tokens([Data])
  /// Things of these categories, or of all, except some.
  case categories(CategoryPolicy)
  /// Whether it is so.
  case truth(Bool)
}

/// Which categories a setting is about.
package struct CategoryPolicy: Codable, Hashable, Sendable {
  /// The categories' tokens; `nil` for all.
  package var categories: [Data]?
  /// The tokens of what is left out.
  package var exceptions: [Data]

  package init(categories: [Data]?, exceptions: [Data]) {
    self.categories = categories
    self.exceptions = exceptions
  }
}
