import DeviceProtocol

/// The list under More in the share sheet, in which the user switches extensions on and off, and
/// puts them in order.
public struct MoreList: Sendable, CustomStringConvertible {
  let link: DeviceLink

  /// The extensions, in the user's order.
  public var names: [String] { switches.map(\.name) }

  /// Switches an extension on.
  public func turnOn(_ name: String) { link.perform(.turn(name: name, isOn: true)) }

  /// Switches an extension off: no sheet offers it.
  public func turnOff(_ name: String) { link.perform(.turn(name: name, isOn: false)) }

  /// Moves an extension to a place in the list, counted from 0.
  public func move(_ name: String, to place: Int) {
    link.perform(.move(name: name, place: place))
  }

  /// The list as text, one line for each extension.
  public var description: String {
    switches.map { RequestWords.inMore($0.name, isOn: $0.isOn) }.joined(separator: "\n")
  }

  private var switches: [Switch] {
    guard case .more(let switches) = link.perform(.more) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return switches
  }
}
