import DeviceEvents
package import DeviceProtocol
public import Foundation
import SimulatedFoundation
public import SimulatedManagedSettings
import SimulatedUIKit

/// The principal class of an extension that says how shields look.
///
/// Simulated: the system makes an object of it when it is about to cover something, and when a
/// button's action has asked for that. Differs: without an answer within ten seconds the shield has
/// the system's look; Apple publishes no number.
open class ShieldConfigurationDataSource: NSObject {
  /// Makes the object; called by the system.
  public override init() { super.init() }

  /// Returns how the shield over an app looks.
  ///
  /// Simulated: the app has its name and identifier. The class's own form returns the system's
  /// look.
  open func configuration(shielding application: Application) -> ShieldConfiguration {
    ShieldConfiguration()
  }

  /// Returns how the shield over an app looks that is covered because of its category.
  ///
  /// Simulated: as for an app.
  open func configuration(
    shielding application: Application, in category: ActivityCategory
  ) -> ShieldConfiguration { ShieldConfiguration() }

  /// Returns how the shield over a page of a web domain looks.
  ///
  /// Simulated: as for an app.
  open func configuration(shielding webDomain: WebDomain) -> ShieldConfiguration {
    ShieldConfiguration()
  }

  /// Returns how the shield over a page looks that is covered because of its domain's category.
  ///
  /// Simulated: as for an app.
  open func configuration(
    shielding webDomain: WebDomain, in category: ActivityCategory
  ) -> ShieldConfiguration { ShieldConfiguration() }
}

extension ShieldConfigurationDataSource: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .screenTime(.configure(let shielded)) = call else {
      return reply(.notServed(by: self))
    }
    let category = shielded.category.map { ActivityCategory($0) }
    let configuration: ShieldConfiguration
    if shielded.thing.kind == .webDomain {
      let domain = WebDomain(shielded.thing)
      configuration =
        category.map { self.configuration(shielding: domain, in: $0) }
        ?? self.configuration(shielding: domain)
    } else {
      let application = Application(shielded.thing)
      configuration =
        category.map { self.configuration(shielding: application, in: $0) }
        ?? self.configuration(shielding: application)
    }
    reply(.screenTime(.shield(configuration.description)))
  }
}

extension ShieldConfiguration {
  /// The look in a form that crosses to the device.
  @MainActor fileprivate var description: ShieldDescription {
    // Colours and pictures are what a view would show of them.
    let view = UIView()
    func label(_ label: Label?) -> ShieldDescription.Label? {
      guard let label, let color = view.screenColor(label.color) else { return nil }
      return ShieldDescription.Label(text: label.text, color: color)
    }
    var look = ShieldDescription()
    look.material = backgroundBlurStyle.map { "\($0)" }
    look.background = view.screenColor(backgroundColor)
    if let icon {
      let picture = UIImageView(image: icon)
      picture.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
      let element = picture.screenElement()
      (look.icon, look.iconName) = (element.image, element.text)
    }
    look.title = label(title)
    look.subtitle = label(subtitle)
    look.primary = label(primaryButtonLabel)
    look.primaryBackground = view.screenColor(primaryButtonBackgroundColor)
    look.secondary = label(secondaryButtonLabel)
    return look
  }
}
