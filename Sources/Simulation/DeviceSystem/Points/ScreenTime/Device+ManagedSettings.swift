import DeviceEvents
import DeviceProtocol
import Foundation

/// The settings of apps' stores, and what they restrict.
extension Device {
  /// Changes a setting; without permission nothing is kept, as settings don't work without
  /// (documented).
  func change(
    _ key: ManagedKey, to value: ManagedValue?, in store: String, by process: ChildProcess,
    of app: InstalledApp, isApproved: Bool
  ) {
    let name = ScreenTimeWords.store(store)
    guard isApproved else {
      return recorder.record(
        process.name,
        .notStored(store: name, key: key.rawValue, reason: ScreenTimeWords.notAllowed))
    }
    guard screenTime.stores[app.identifier]?[store]?[key] != value else { return }
    screenTime.stores[app.identifier, default: [:]][store, default: [:]][key] = value
    if let value {
      recorder.record(
        process.name,
        .stored(store: name, key: key.rawValue, value: ScreenTimeWords.value(value, of: key)))
    } else {
      recorder.record(process.name, .removed(store: name, key: key.rawValue))
    }
    later(0) { [self] in reconsiderShields() }
  }

  /// Takes back all settings of a store.
  func clear(_ store: String, by process: ChildProcess, of app: InstalledApp, isApproved: Bool) {
    let keys = screenTime.stores[app.identifier]?[store]?.keys.map(\.rawValue).sorted() ?? []
    for key in keys.compactMap(ManagedKey.init) {
      change(key, to: nil, in: store, by: process, of: app, isApproved: isApproved)
    }
  }

  /// Returns what covers an app, with the app whose setting it is; `nil` when nothing does.
  ///
  /// An app doesn't cover itself (inferred).
  func shieldedThing(_ name: String) -> (manager: InstalledApp, thing: ShieldedThing)? {
    guard let identifier = applicationIdentifier(of: name) else { return nil }
    let application = ActivityIdentity.application(identifier)
    let site = name == BuiltInApps.browser ? screenTime.domain : nil
    for app in apps where app.identifier != identifier && mayUseScreenTime(app.identifier) {
      for settings in settings(of: app) {
        if let thing = covered(
          application, settings[.shieldedApplications], settings[.shieldedCategories],
          for: app.identifier)
        {
          return (app, thing)
        }
        if let site,
          let thing = covered(
            .webDomain(site), settings[.shieldedWebDomains],
            settings[.shieldedWebDomainCategories], for: app.identifier)
        {
          return (app, thing)
        }
      }
    }
    return nil
  }

  /// Returns an app's stores, in an order that is the same in each run.
  private func settings(of app: InstalledApp) -> [[ManagedKey: ManagedValue]] {
    (screenTime.stores[app.identifier] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns what is covered: by itself, or because of its category.
  private func covered(
    _ identity: ActivityIdentity, _ tokens: ManagedValue?, _ policy: ManagedValue?,
    for app: String
  ) -> ShieldedThing? {
    let thing = handOut(identity, to: app)
    if case .tokens(let tokens)? = tokens, tokens.contains(thing.token) {
      return ShieldedThing(thing, in: nil)
    }
    guard case .categories(let policy)? = policy, let category = thing.category,
      !policy.exceptions.contains(thing.token),
      policy.categories?.contains(category) ?? true
    else { return nil }
    return ShieldedThing(thing, in: handOut(.category(categoryName(of: identity)), to: app))
  }
}
