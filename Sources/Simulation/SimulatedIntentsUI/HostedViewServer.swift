import DeviceProtocol
import Foundation
import SimulatedFoundation
import SimulatedIntents
import SimulatedUIKit

/// An object that passes the system's calls to the view controller that shows an intent.
@MainActor final class HostedViewServer: PointPrincipal {
  private typealias Hosted = UIViewController & INUIHostedViewControlling

  private let controller: any Hosted

  private init(_ controller: any Hosted) { self.controller = controller }

  /// Returns the server of an object; `nil` if the object isn't such a controller.
  static func server(of object: AnyObject) -> HostedViewServer? {
    (object as? any Hosted).map { HostedViewServer($0) }
  }

  func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    let first = FirstReply(reply)
    guard case .intent(.configure(let description, let names, let room)) = call,
      let interaction = INInteraction(description)
    else { return first(.notServed(by: controller)) }
    controller.extensionContext?.hostedRoom = room
    // The view is loaded before the controller is asked (observed).
    controller.loadViewIfNeeded()
    let parameters = Set(
      names.map { INParameter(for: type(of: interaction.intent), keyPath: $0) })
    controller.configureView(
      for: parameters, of: interaction, interactiveBehavior: .none, context: .siriSnippet
    ) { [weak self] isConfigured, shown, size in
      let names = shown.map(\.parameterKeyPath).sorted()
      guard isConfigured, size.width > 0, size.height > 0 else {
        return first(.intent(.configured(nil, parameters: names)))
      }
      let allowed = room.bounded(size)
      self?.resize(to: allowed)
      first(.intent(.configured(allowed, parameters: names)))
    }
  }

  private func resize(to size: IntentRoom.Size) {
    controller.view.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}

extension IntentRoom {
  /// Returns a size within the allowed range.
  fileprivate func bounded(_ size: CGSize) -> Size {
    Size(
      width: min(max(size.width, minimum.width), maximum.width),
      height: min(max(size.height, minimum.height), maximum.height))
  }
}

/// Makes the object that serves the view controller of an Intents UI extension; no object for
/// another controller.
@_cdecl("tutor_serve_com_apple_intents_ui_service")
func makeHostedViewServer(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  nonisolated(unsafe) let address = object
  nonisolated(unsafe) var made: UnsafeMutableRawPointer?
  // Calls come only on the main thread.
  MainActor.assumeIsolated {
    let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    made = HostedViewServer.server(of: object).map { Unmanaged.passRetained($0).toOpaque() }
  }
  return made
}
