import DeviceProtocol

extension Device {
  /// Looks up the extensions of an installed app, with the points that they plug into.
  ///
  /// - Parameter app: The app's name: one of the lesson's targets.
  /// - Returns: The extensions, in the order of their bundles.
  public func extensions(of app: String) -> [AppExtension] {
    guard case .point(.extensions(let all)) = link.perform(.point(.extensions(app: app))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return all.map(AppExtension.init)
  }
}

/// An installed extension.
public struct AppExtension: Sendable, CustomStringConvertible {
  /// The name that the user reads.
  public let name: String
  /// The identifier of its extension point: `NSExtensionPointIdentifier`.
  public let point: String
  /// Whether the user has it switched on, if there is a switch.
  public let isOn: Bool

  init(_ plugged: PluggedExtension) {
    name = plugged.name
    point = plugged.point
    isOn = plugged.isOn
  }

  /// The name and the point: `Share: com.apple.share-services`, and whether it is off.
  public var description: String { RequestWords.plugged(name, into: point, isOn: isOn) }
}
