import DeviceProtocol
import Foundation

/// What the user is kept from by a shield.
///
/// Simulated: the user finds a shield over an app when they open it, or at once over the one in
/// front. The app that has the settings isn't covered itself (inferred).
public struct ShieldSettings: Sendable {
  let store: String

  /// The apps that are covered; `nil` for none.
  public var applications: Set<ApplicationToken>? {
    get { tokens(.shieldedApplications) }
    nonmutating set { set(newValue, .shieldedApplications) }
  }

  /// The categories whose apps are covered; `nil` for none.
  public var applicationCategories: ActivityCategoryPolicy<Application>? {
    get { policy(.shieldedCategories) }
    nonmutating set { set(newValue, .shieldedCategories) }
  }

  /// The web domains that are covered in the browser; `nil` for none.
  public var webDomains: Set<WebDomainToken>? {
    get { tokens(.shieldedWebDomains) }
    nonmutating set { set(newValue, .shieldedWebDomains) }
  }

  /// The categories whose web domains are covered; `nil` for none.
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>? {
    get { policy(.shieldedWebDomainCategories) }
    nonmutating set { set(newValue, .shieldedWebDomainCategories) }
  }

  /// Which categories are covered.
  ///
  /// Simulated: no known difference.
  public enum ActivityCategoryPolicy<Activity>: Hashable, Sendable {
    /// None.
    case none
    /// These, except some of what is in them.
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    /// All, except some of what is in them.
    case all(except: Set<Token<Activity>> = [])
  }
}

extension ShieldSettings {
  private func value(_ key: ManagedKey) -> ManagedValue? {
    guard
      case .setting(let value)? = ScreenTimeLink.information(.setting(store: store, key: key))
    else { return nil }
    return value
  }

  private func set(_ value: ManagedValue?, for key: ManagedKey) {
    _ = ScreenTimeLink.ask(.change(store: store, key: key, value))
  }

  private func tokens<Kind>(_ key: ManagedKey) -> Set<Token<Kind>>? {
    guard case .tokens(let tokens)? = value(key) else { return nil }
    return Set(tokens.map { Token(data: $0) })
  }

  private func set<Kind>(_ tokens: Set<Token<Kind>>?, _ key: ManagedKey) {
    set(tokens.map { .tokens($0.inOrder()) }, for: key)
  }

  private func policy<Kind>(_ key: ManagedKey) -> ActivityCategoryPolicy<Kind>? {
    guard case .categories(let policy)? = value(key) else { return nil }
    let exceptions = Set(policy.exceptions.map { Token<Kind>(data: $0) })
    guard let categories = policy.categories else { return .all(except: exceptions) }
    if categories.isEmpty, exceptions.isEmpty { return ActivityCategoryPolicy.none }
    return .specific(Set(categories.map { Token(data: $0) }), except: exceptions)
  }

  private func set<Kind>(_ policy: ActivityCategoryPolicy<Kind>?, _ key: ManagedKey) {
    let value: CategoryPolicy? =
      switch policy {
      case nil: nil
      case .some(.none): CategoryPolicy(categories: [], exceptions: [])
      case .specific(let categories, let exceptions):
        CategoryPolicy(categories: categories.inOrder(), exceptions: exceptions.inOrder())
      case .all(let exceptions): CategoryPolicy(categories: nil, exceptions: exceptions.inOrder())
      }
    set(value.map { .categories($0) }, for: key)
  }
}

extension Set {
  /// The bytes of tokens, in an order that is the same in each run.
  package func inOrder<Kind>() -> [Data] where Element == Token<Kind> {
    map(\.data).sorted { $0.lexicographicallyPrecedes($1) }
  }
}
