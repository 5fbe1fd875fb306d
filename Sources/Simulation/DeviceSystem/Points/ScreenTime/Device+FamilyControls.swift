import DeviceEvents
import DeviceProtocol
import Foundation

/// Which apps may work with Screen Time, and what their tokens stand for.
extension Device {
  /// Carries out what a scene does.
  func obey(_ command: ScreenTimeCommand) -> SceneAnswer {
    switch command {
    case .answerRequests(let isAllowed):
      screenTime.isAllowed = isAllowed
      return .done
    case .isShielded(let app): return .point(.isShielded(screenTime.shield?.app == app))
    }
  }

  /// Answers an app, or an extension of it, about Screen Time.
  func answer(_ question: ScreenTimeQuestion, from process: ChildProcess) -> Message.Body {
    guard let app = containingApp(of: process) else {
      return .failed(.connection(PointWords.noContainingApp, code: 4097))
    }
    let isEntitled = isEntitledToFamilyControls(process, of: app)
    let isApproved = isEntitled && mayUseScreenTime(app.identifier)
    switch question {
    case .status:
      let known = screenTime.permissions[app.identifier] ?? .notDetermined
      return .information(.screenTime(.permission(isEntitled ? known : .notDetermined)))
    case .request(let isForChild):
      guard isEntitled else { return .failed(.notEntitledToFamilyControls) }
      return requestScreenTime(for: app, process, isForChild: isForChild)
    case .revoke:
      guard isEntitled else { return .failed(.notEntitledToFamilyControls) }
      return revokeScreenTime(of: app)
    case .pickable:
      return .information(.screenTime(.activities(isApproved ? pickable(for: app) : [])))
    case .described(let token):
      let described = screenTime.tokens[token].map { describe($0, for: app.identifier) }
      return .information(.screenTime(.activities(described.map { [$0] } ?? [])))
    case .setting(let store, let key):
      let value = screenTime.stores[app.identifier]?[store]?[key]
      return .information(.screenTime(.setting(isApproved ? value : nil)))
    case .change(let store, let key, let value):
      change(key, to: value, in: store, by: process, of: app, isApproved: isApproved)
      return .done
    case .clear(let store):
      clear(store, by: process, of: app, isApproved: isApproved)
      return .done
    case .startMonitoring(let name, let schedule, let events):
      guard isApproved else { return .failed(.monitoring(.unauthorized)) }
      let description = MonitoredDescription(name: name, schedule: schedule, events: events)
      return startMonitoring(description, for: app).map { .failed($0) } ?? .done
    case .stopMonitoring(let names):
      stopMonitoring(names, of: app)
      return .done
    case .monitored:
      let monitored = screenTime.monitored[app.identifier] ?? []
      return .information(.screenTime(.monitored(monitored.map(\.description))))
    case .report(let wish):
      let screen = isApproved ? report(wish, for: app) : nil
      return .information(.screenTime(.report(screen)))
    }
  }

  /// Whether the user lets an app work with Screen Time.
  func mayUseScreenTime(_ app: String) -> Bool { screenTime.permissions[app] == .approved }

  /// Whether a process has the entitlement, which each of an app's programs has for itself.
  private func isEntitledToFamilyControls(
    _ process: ChildProcess, of app: InstalledApp
  ) -> Bool {
    guard process.name != app.name else { return app.screenTime.isEntitled }
    return app.extensions.first { $0.name == process.name }?.hasFamilyControls ?? false
  }

  /// Asks the user, unless they have agreed before.
  private func requestScreenTime(
    for app: InstalledApp, _ process: ChildProcess, isForChild: Bool
  ) -> Message.Body {
    // The user of this device is no child in a family's group.
    guard !isForChild else {
      return .failed(.familyControls(2, ScreenTimeWords.noChild))
    }
    if mayUseScreenTime(app.identifier) { return .information(.screenTime(.permission(.approved))) }
    let permission: ScreenTimePermission = screenTime.isAllowed ? .approved : .denied
    recorder.record(process.name, .acted(ScreenTimeWords.allows(screenTime.isAllowed)))
    screenTime.permissions[app.identifier] = permission
    guard permission == .approved else {
      return .failed(.familyControls(5, ScreenTimeWords.cancelled))
    }
    return .information(.screenTime(.permission(.approved)))
  }

  /// Takes the permission back for the app itself; nothing that it has restricted stays so.
  private func revokeScreenTime(of app: InstalledApp) -> Message.Body {
    guard mayUseScreenTime(app.identifier) else { return .done }
    screenTime.forget(app.identifier, &agenda)
    later(0) { [self] in reconsiderShields() }
    return .done
  }
}

/// Tokens.
extension Device {
  /// Returns what the user can pick in an app: all apps by category, and the sites that they have
  /// visited.
  private func pickable(for app: InstalledApp) -> [UsedThing] {
    let own = BuiltInApps.inOrder.map { Self.builtIn($0) }
    let identities =
      ScreenTimeWords.categories.map { ActivityIdentity.category($0) }
      + (own + apps.map(\.identifier)).map { .application($0) }
      + screenTime.domains.map { .webDomain($0) }
    return identities.map { handOut($0, to: app.identifier) }
  }

  /// Returns what an app, or the user in it, is told about something, with its token for it.
  func handOut(_ identity: ActivityIdentity, to app: String) -> UsedThing {
    let described = describe(identity, for: app)
    screenTime.tokens[described.token] = identity
    return described
  }

  private func describe(_ identity: ActivityIdentity, for app: String) -> UsedThing {
    let token = identity.token(for: app)
    var described: UsedThing
    switch identity {
    case .application(let identifier):
      described = UsedThing(
        kind: .application, token: token, name: nameOfApp(identifier) ?? identifier)
      described.identifier = identifier
    case .category(let name):
      return UsedThing(kind: .category, token: token, name: name)
    case .webDomain(let domain):
      described = UsedThing(kind: .webDomain, token: token, name: domain)
    }
    let category = ActivityIdentity.category(categoryName(of: identity))
    described.category = category.token(for: app)
    screenTime.tokens[category.token(for: app)] = category
    return described
  }

  /// Returns the name of the category that an app or a site is in.
  func categoryName(of identity: ActivityIdentity) -> String {
    switch identity {
    case .category(let name): return name
    // There is no list of sites here.
    case .webDomain: return ScreenTimeWords.other
    case .application(let identifier):
      if let app = apps.first(where: { $0.identifier == identifier }) {
        return ScreenTimeWords.category(app.screenTime.category)
      }
      return nameOfApp(identifier).map(ScreenTimeWords.category(ofBuiltIn:))
        ?? ScreenTimeWords.other
    }
  }

  /// Returns the name of an app with an identifier.
  private func nameOfApp(_ identifier: String) -> String? {
    apps.first { $0.identifier == identifier }?.name
      ?? BuiltInApps.inOrder.first { Self.builtIn($0) == identifier }
  }

  /// Returns the identifier of an app that is in use; `nil` for other processes.
  func applicationIdentifier(of name: String) -> String? {
    if BuiltInApps.names.contains(name) { return Self.builtIn(name) }
    return apps.first { $0.name == name }?.identifier
  }

  private static func builtIn(_ name: String) -> String { "tutor.\(name.lowercased())" }
}

extension ErrorDescription {
  /// An error of FamilyControls, with Apple's number.
  fileprivate static func familyControls(_ code: Int, _ message: String) -> ErrorDescription {
    ErrorDescription(
      domain: "FamilyControls.FamilyControlsError", code: code, message: message)
  }

  /// What a process without the entitlement is told: it doesn't reach the service (observed).
  fileprivate static let notEntitledToFamilyControls = ErrorDescription.connection(
    ScreenTimeWords.notEntitled(ScreenTimeAbilities.entitlement), code: 4099)
}
