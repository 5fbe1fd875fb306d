import DeviceProtocol
public import Foundation
public import SimulatedFoundation
public import SimulatedUIKit

extension NSExtensionContext {
  /// Ends the setup of a broadcast when the user is done.
  ///
  /// Simulated: in the interface of a setup extension; the values are passed to the upload
  /// extension of the same app when the next broadcast begins. Differs: if any value can't be in a
  /// property list, none are passed.
  ///
  /// - Parameters:
  ///   - broadcastURL: The URL where the broadcast can be watched.
  ///   - setupInfo: The values for the upload extension.
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

  /// Supplies the app that is to be broadcast.
  ///
  /// Type-checks only: the screen is broadcast, not an app; the handler is never called.
  public func loadBroadcastingApplicationInfo(
    completion handler: @escaping (String, String, UIImage?) -> Void
  ) {}

  /// Returns the app that is to be broadcast.
  ///
  /// Type-checks only: the screen is broadcast, not an app; it never returns.
  public func loadBroadcastingApplicationInfo() async -> (String, String, UIImage?) {
    let never: Handed<(String, String, UIImage?)> = await withUnsafeContinuation { _ in }
    return never.value
  }
}
