import DeviceProtocol
import Foundation

/// A rule for when a VPN connects by itself.
///
/// Simulated: by the kind of network, which is always Wi-Fi here. Differs: networks aren't told
/// apart by name, domains or probes.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
  // Its owner changes it, and not while it is being passed on.
  /// What is done where the rule matches.
  open var action: NEOnDemandRuleAction { .ignore }
  /// The kind of network on which the rule matches.
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any

  /// Makes a rule.
  public override init() { super.init() }

  var kept: OnDemandRule {
    OnDemandRule(action: action.rawValue, interface: interfaceTypeMatch.rawValue)
  }

  /// Returns the rule that was kept.
  static func rule(_ kept: OnDemandRule) -> NEOnDemandRule {
    let rule: NEOnDemandRule =
      switch NEOnDemandRuleAction(rawValue: kept.action) {
      case .connect: NEOnDemandRuleConnect()
      case .disconnect: NEOnDemandRuleDisconnect()
      default: NEOnDemandRuleIgnore()
      }
    rule.interfaceTypeMatch = NEOnDemandRuleInterfaceType(rawValue: kept.interface) ?? .any
    return rule
  }
}

/// A rule by which a VPN connects.
///
/// Simulated: as soon as something is sent.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {
  // It has no values of its own.
  /// It connects.
  open override var action: NEOnDemandRuleAction { .connect }
}

/// A rule by which a VPN isn't connected.
///
/// Simulated: it doesn't connect by itself. Differs: one that is connected stays so.
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {
  // It has no values of its own.
  /// It disconnects.
  open override var action: NEOnDemandRuleAction { .disconnect }
}

/// A rule by which nothing changes.
///
/// Simulated: no known difference.
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {
  // It has no values of its own.
  /// Nothing.
  open override var action: NEOnDemandRuleAction { .ignore }
}

/// What is done where a rule matches.
///
/// Simulated: Apple's numbers. Differs: there are no rules that look at each connection.
public enum NEOnDemandRuleAction: Int, Hashable, Sendable {
  /// It connects.
  case connect = 1
  /// It disconnects.
  case disconnect = 2
  /// Each connection decides.
  case evaluateConnection = 3
  /// Nothing changes.
  case ignore = 4
}

/// A kind of network.
///
/// Simulated: Apple's numbers; the device is always on Wi-Fi.
public enum NEOnDemandRuleInterfaceType: Int, Hashable, Sendable {
  /// Every kind.
  case any = 0
  /// Wi-Fi.
  case wiFi = 2
  /// The mobile network.
  case cellular = 3
}
