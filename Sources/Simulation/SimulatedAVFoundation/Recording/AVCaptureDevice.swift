public import Foundation

/// Whether the app may use a camera or the microphone.
///
/// Simulated: Apple's numbers.
public enum AVAuthorizationStatus: Int, Hashable, Sendable {
  /// Nobody has been asked.
  case notDetermined
  /// The device's owner forbids it.
  case restricted
  /// No.
  case denied
  /// Yes.
  case authorized
}

/// A camera or a microphone.
///
/// Simulated: refused in an app extension other than an iMessage app (documented). Differs: that it
/// says `denied` there is inferred; and an app and an iMessage app find no camera and no microphone,
/// and nobody who could allow them.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  // There is none.
  private override init() { super.init() }

  /// What kind of device it is.
  ///
  /// Type-checks only: there is none.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual camera.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera for far away.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A camera for much at once.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// Two cameras.
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The camera that measures distances.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  /// Where it is on the device.
  ///
  /// Type-checks only: there is none.
  public enum Position: Int, Sendable {
    /// Nowhere in particular.
    case unspecified
    /// At the back.
    case back
    /// In front.
    case front
  }

  /// Whether the app may use a camera or the microphone.
  ///
  /// Simulated: `denied` in an app extension other than an iMessage app, else `notDetermined`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    CameraPermission.isExtension ? .denied : .notDetermined
  }

  /// Asks the user.
  ///
  /// Simulated: the answer is `false`, on a background queue. Differs: nobody is asked, in an app
  /// neither.
  @preconcurrency open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { handler(false) } }

  /// Asks the user.
  ///
  /// Simulated: as the form with a handler.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// The usual device of a kind: none.
  ///
  /// Simulated: as on a device without one (documented).
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// The usual device of a type: none.
  ///
  /// Simulated: as on a device without one (documented).
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
}
