import DeviceProtocol
import Foundation
public import SimulatedFoundation
import Synchronization

extension NSExtensionContext {
  private static let rooms = Mutex<[ObjectIdentifier: IntentRoom]>([:])

  /// The room that the system gives to the view for an intent.
  var hostedRoom: IntentRoom? {
    get { Self.rooms.withLock { $0[ObjectIdentifier(self)] } }
    set { Self.rooms.withLock { $0[ObjectIdentifier(self)] = newValue } }
  }

  /// The minimum size of a view in Siri's answer.
  ///
  /// Simulated: a smaller view is enlarged to this size. Differs: Apple publishes no numbers; it is
  /// as wide as the answer and 1 point high.
  public var hostedViewMinimumAllowedSize: CGSize { CGSize(hostedRoom?.minimum) }

  /// The maximum size of a view in Siri's answer.
  ///
  /// Simulated: a larger view is reduced to this size. Differs: Apple publishes no numbers; it is
  /// as wide as the answer and 400 points high.
  public var hostedViewMaximumAllowedSize: CGSize { CGSize(hostedRoom?.maximum) }
}

extension CGSize {
  fileprivate init(_ size: IntentRoom.Size?) {
    self.init(width: size?.width ?? 0, height: size?.height ?? 0)
  }
}
