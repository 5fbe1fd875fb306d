import DeviceProtocol
public import Foundation

/// A rule for an app that uses a VPN.
///
/// Simulated: one rule for each app that the device's organisation has given the VPN, and one for
/// the browser with the domains of the profile.
open class NEAppRule: NSObject {
  /// The app's identifier.
  public let matchSigningIdentifier: String
  /// The domains for which it applies, including their subdomains; without a list, all.
  open var matchDomains: [Any]?

  /// Makes a rule.
  ///
  /// Simulated: keeps its values. Differs: an app on iOS can't use it, and neither can one here: it
  /// can't write the rules of its VPN.
  public init(signingIdentifier: String) {
    matchSigningIdentifier = signingIdentifier
    super.init()
  }

  init(_ rule: AppRule) {
    matchSigningIdentifier = rule.app
    matchDomains = rule.domains
    super.init()
  }
}

extension NetworkConfiguration {
  /// The rules as objects; `nil` for a configuration that isn't for certain apps.
  var appRules: [NEAppRule]? { profile.map { $0.rules.map { NEAppRule($0) } } }
}
