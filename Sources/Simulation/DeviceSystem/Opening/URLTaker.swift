import DeviceProtocol
import Foundation

/// The app that takes a URL.
struct URLTaker {
  var name: String
  /// Whether the app takes the URL because it claims its domain.
  var isUniversalLink = false
  /// The reason for the choice, if it isn't obvious.
  var remark: String?
}

extension Device {
  /// Returns the app that takes a URL; the failure says why none does.
  func taker(of text: String) -> Result<URLTaker, NoTaker> {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased() else {
      return .failure(NoTaker(reason: OpeningWords.noScheme))
    }
    guard ["http", "https"].contains(scheme) else { return taker(ofScheme: scheme) }
    let host = url.host?.lowercased() ?? ""
    let claiming = apps.filter { $0.claims(host) }.map(\.name)
    guard let first = claiming.first else {
      return .success(URLTaker(name: BuiltInApps.browser))
    }
    return .success(
      URLTaker(
        name: first, isUniversalLink: true, remark: remark(on: claiming, .domain(host))))
  }

  /// Whether an app would take the URL.
  func takesURL(_ text: String) -> Bool {
    if case .success = taker(of: text) { true } else { false }
  }

  private func taker(ofScheme scheme: String) -> Result<URLTaker, NoTaker> {
    let declaring = apps.filter { $0.schemes.contains(scheme) }.map(\.name)
    guard let first = declaring.first else {
      return .failure(NoTaker(reason: OpeningWords.unknownScheme(scheme)))
    }
    return .success(
      URLTaker(name: first, remark: remark(on: declaring, .scheme(scheme))))
  }

  /// It isn't documented which of several apps takes a URL; here it is the one that was installed
  /// first.
  private func remark(on names: [String], _ claim: OpeningWords.Claim) -> String? {
    guard names.count > 1, let first = names.first else { return nil }
    return OpeningWords.alsoClaimed(by: Array(names.dropFirst()), claim, first: first)
  }
}

/// The reason why no app takes a URL.
struct NoTaker: Error {
  let reason: String
}

extension InstalledApp {
  /// Whether the app claims a domain, by its name or as a subdomain of `*.name` (documented).
  fileprivate func claims(_ host: String) -> Bool {
    linkDomains.contains { domain in
      domain.hasPrefix("*.") ? host.hasSuffix(domain.dropFirst()) : host == domain
    }
  }
}
