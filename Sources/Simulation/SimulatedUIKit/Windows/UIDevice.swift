import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// The device.
///
/// Simulated: a phone with the device's version of iOS. Differs: it has no sensors; it is upright,
/// and the state of its battery is unknown.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()
  private override init() { super.init() }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The name that its owner gave it; since iOS 16 the kind of device.
  open var name: String { "iPhone" }
  /// The kind of device.
  open var model: String { "iPhone" }
  /// The kind of device in the user's language.
  open var localizedModel: String { "iPhone" }
  /// The name of the system.
  open var systemName: String { systemVersionNumber < 9 ? "iPhone OS" : "iOS" }
  /// The version of the system.
  open var systemVersion: String { "\(systemVersionNumber).0" }
  private var systemVersionNumber: Int { DeviceConnection.systemVersion }

  /// An identifier of the device for the apps of one vendor.
  ///
  /// Simulated: the same for an app and its extensions, since it is derived from the first parts of
  /// the bundle identifier. Differs: it is the same on every simulated device.
  open var identifierForVendor: UUID? {
    let name = DeviceConnection.shared?.context.bundleIdentifier ?? "simulated.device"
    let vendor = name.split(separator: ".").prefix(2).joined(separator: ".")
    var bytes = [UInt8](repeating: 0x5A, count: 16)
    for (place, byte) in vendor.utf8.enumerated() {
      bytes[place % 16] = bytes[place % 16] &* 31 &+ byte
    }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
        bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }

  /// The orientation of the device.
  open var orientation: UIDeviceOrientation { .portrait }
  private var askedForOrientations = 0
  /// Whether changes of orientation are reported.
  ///
  /// Simulated: while they have been requested. Differs: there are none, because the device is
  /// never turned.
  open var isGeneratingDeviceOrientationNotifications: Bool { askedForOrientations > 0 }
  /// Requests reports about changes of orientation.
  ///
  /// Simulated: counted, as documented.
  open func beginGeneratingDeviceOrientationNotifications() { askedForOrientations += 1 }
  /// Ends the request for such reports.
  ///
  /// Simulated: counted, as documented.
  open func endGeneratingDeviceOrientationNotifications() {
    askedForOrientations = max(askedForOrientations - 1, 0)
  }
  /// Whether the battery is monitored.
  open var isBatteryMonitoringEnabled = false
  /// The level of the battery: unknown.
  open var batteryLevel: Float { -1 }
  /// The state of the battery: unknown.
  open var batteryState: BatteryState { .unknown }
  /// Whether the proximity sensor is used.
  open var isProximityMonitoringEnabled = false
  /// Whether something is near the screen: never.
  open var proximityState: Bool { false }
  /// Whether several programs can run at the same time.
  open var isMultitaskingSupported: Bool { true }
  /// Plays the sound of a key, for views that are a ``UIInputViewAudioFeedback``.
  ///
  /// Type-checks only: there is no sound.
  open func playInputClick() {}

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }
  /// Posted when the orientation has changed: never.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
  /// Posted when the state of the battery has changed: never.
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
}

/// The orientation of a device.
///
/// Simulated: always upright.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether its screen faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is an orientation that interfaces can have.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of an interface.
///
/// Simulated: always upright.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown
  case landscapeRight = 3
  case landscapeLeft = 4
  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that an interface may have.
///
/// Simulated: the documented values.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upright orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// The upside-down orientation.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// The orientation on the right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// The orientation on the left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Both orientations on a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight,
  ]
}

/// A keyboard that may play the sound of its keys.
///
/// Type-checks only: there is no sound.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the keys are heard: not, unless a keyboard says so.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Not.
  public var enableInputClicksWhenVisible: Bool { false }
}
