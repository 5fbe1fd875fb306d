import DeviceProtocol
public import Foundation

/// An app that a VPN is for.
///
/// Simulated: a rule for each app that the device's organisation has given the VPN, and one for the browser
/// with the domains of the profile.
open class NEAppRule: NSObject {
  /// The app's identifier.
  public let matchSigningIdentifier: String
  /// The domains that count, with those below them; all without it.
  open var matchDomains: [Any]?

  /// Makes a rule.
  ///
  /// Simulated: keeps its values. Differs: an app of iOS can do nothing with it, here as there: it can't
  /// write the rules of its VPN.
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
  /// The rules as objects; `nil` for what isn't for certain apps.
  var appRules: [NEAppRule]? { profile.map { $0.rules.map { NEAppRule($0) } } }
}
