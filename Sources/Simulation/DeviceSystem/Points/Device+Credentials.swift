import DeviceEvents
import DeviceProtocol
import Foundation

/// What apps tell the system about the passwords that they keep.
extension Device {
  /// Answers an app, or its extension, about what it has told the system about its passwords.
  func answer(_ question: CredentialQuestion, from process: ChildProcess) -> Message.Body {
    guard let app = containingApp(of: process) else {
      return .failed(.connection(PointWords.noContainingApp, code: 4097))
    }
    let isOn = !extensions(of: app, at: Self.credentialPoint).isEmpty
    if question == .state { return .information(.isOn(isOn)) }
    guard isOn else {
      return .failed(
        ErrorDescription(
          domain: "ASCredentialIdentityStoreErrorDomain", code: 1,
          message: CredentialWords.noneSwitchedOn))
    }
    let old = credentialIdentities[app.identifier] ?? []
    var new = old
    switch question {
    case .state: break
    case .save(let identities):
      new.removeAll { one in identities.contains { $0.names(one) } }
      new += identities
    case .replace(let identities): new = identities
    case .remove(let identities?): new.removeAll { one in identities.contains { $0.names(one) } }
    case .remove(nil): new = []
    }
    credentialIdentities[app.identifier] = new
    for identity in old where !new.contains(identity) {
      recorder.record(
        process.name, .removed(store: CredentialWords.suggestions, key: identity.service.identifier)
      )
    }
    for identity in new where !old.contains(identity) {
      recorder.record(
        process.name,
        .stored(
          store: CredentialWords.suggestions, key: identity.service.identifier, value: identity.user
        ))
    }
    return .done
  }

  /// Returns the user names for a page, each with the provider that has its password.
  func suggestions(for form: LoginFormState) -> [(LoginIdentity, InstalledExtension)] {
    let host = URL(string: form.url)?.host?.lowercased() ?? ""
    let all = apps.flatMap { app in
      extensions(of: app, at: Self.credentialPoint).prefix(1).flatMap { provider in
        (credentialIdentities[app.identifier] ?? []).map { ($0, provider) }
      }
    }
    return all.filter { identity, provider in
      identity.service.matches(host)
        && (identity.passkey == nil || provider.credentials.providesPasskeys)
    }.enumerated().sorted { one, other in
      let (rank, next) = (one.element.0.rank, other.element.0.rank)
      return rank == next ? one.offset < other.offset : rank > next
    }.map(\.element)
  }

  /// Forgets what the app of a provider has reported, when that is switched off (inferred).
  func forgetIdentities(of provider: InstalledExtension) {
    guard
      let app = apps.first(where: { app in
        app.extensions.contains { $0.identifier == provider.identifier }
      })
    else { return }
    for identity in credentialIdentities.removeValue(forKey: app.identifier) ?? [] {
      recorder.record(
        "Device", .removed(store: CredentialWords.suggestions, key: identity.service.identifier))
    }
  }

  static let credentialPoint = "com.apple.authentication-services-credential-provider-ui"

}

extension LoginIdentity {
  /// Whether it stands for the same login as another: same service, user and record.
  fileprivate func names(_ other: LoginIdentity) -> Bool {
    service == other.service && user == other.user && record == other.record
      && passkey?.credential == other.passkey?.credential
  }
}

extension LoginService {
  /// Whether it belongs to a page on a host: its domain is the host's, or above it (inferred).
  fileprivate func matches(_ host: String) -> Bool {
    let own =
      isURL ? URL(string: identifier)?.host?.lowercased() ?? "" : identifier.lowercased()
    return !own.isEmpty && (host == own || host.hasSuffix("." + own))
  }
}
