import DeviceProtocol
public import Foundation
public import SimulatedFoundation
public import SimulatedUIKit

extension NSExtensionContext {
  /// Ends the set-up of a broadcast: the user is done.
  ///
  /// Simulated: in the interface of a set-up extension; the values are given to the upload extension of the
  /// same app when the next broadcast begins. Differs: those that no property list has are left out,
  /// with all others.
  ///
  /// - Parameters:
  ///   - broadcastURL: Where the broadcast can be seen.
  ///   - setupInfo: Values for the upload extension.
  public func completeRequest(
    withBroadcast broadcastURL: URL, setupInfo: [String: any NSCoding & NSObjectProtocol]?
  ) {
    var values: Data?
    if let setupInfo, PropertyListSerialization.propertyList(setupInfo, isValidFor: .binary) {
      values = try? PropertyListSerialization.data(
        fromPropertyList: setupInfo, format: .binary, options: 0)
    }
    let setup = BroadcastSetup.ready(url: broadcastURL.absoluteString, values: values)
    DeviceConnection.shared?.ask(.endBroadcastSetup(setup)) { _ in }
  }

  /// Gives the app that is to be broadcast.
  ///
  /// Type-checks only: the screen is broadcast, and no app; the handler is never called.
  public func loadBroadcastingApplicationInfo(
    completion handler: @escaping (String, String, UIImage?) -> Void
  ) {}

  /// Gives the app that is to be broadcast.
  ///
  /// Type-checks only: the screen is broadcast, and no app; it never returns.
  public func loadBroadcastingApplicationInfo() async -> (String, String, UIImage?) {
    let never: Handed<(String, String, UIImage?)> = await withUnsafeContinuation { _ in }
    return never.value
  }
}
