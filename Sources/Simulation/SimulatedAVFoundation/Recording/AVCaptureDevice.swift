public import Foundation

/// Whether the app may use a camera or the microphone.
///
/// Simulated: Apple's numbers.
public enum AVAuthorizationStatus: Int, Hashable, Sendable {
  /// The user hasn't been asked.
  case notDetermined
  /// The device's owner forbids it.
  case restricted
  /// The user has refused.
  case denied
  /// The user has agreed.
  case authorized
}

/// A camera or a microphone.
///
/// Simulated: refused in an app extension other than an iMessage app (documented). Differs: the
/// value `denied` in that case is inferred; an app and an iMessage app find no camera and no
/// microphone, and no user who could allow them.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  // No object is ever made.
  private override init() { super.init() }

  /// A type of device.
  ///
  /// Type-checks only: there is no device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The standard camera.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera for distant objects.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A camera with a wide view.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A pair of cameras.
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The camera that measures depth.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  /// The position on the phone.
  ///
  /// Type-checks only: there is no device.
  public enum Position: Int, Sendable {
    /// No particular position.
    case unspecified
    /// The back.
    case back
    /// The front.
    case front
  }

  /// Whether the app may use a camera or the microphone.
  ///
  /// Simulated: `denied` in an app extension other than an iMessage app, otherwise `notDetermined`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    CameraPermission.isExtension ? .denied : .notDetermined
  }

  /// Asks the user for access.
  ///
  /// Simulated: the answer is `false`, on a background queue. Differs: the user isn't asked, not
  /// even in an app.
  @preconcurrency open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { handler(false) } }

  /// Asks the user for access.
  ///
  /// Simulated: as the form with a handler.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// Returns the default device of a kind: none.
  ///
  /// Simulated: as on a device without one (documented).
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Returns the default device of a type: none.
  ///
  /// Simulated: as on a device without one (documented).
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
}
