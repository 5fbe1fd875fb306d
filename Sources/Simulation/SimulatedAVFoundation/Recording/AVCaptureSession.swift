public import Foundation
public import SimulatedQuartzCore

/// A session that records with a camera and a microphone.
///
/// Simulated: there is no device for recording, so nothing can be added, and it never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  // Its owner uses it on one queue.
  /// The quality of a recording.
  ///
  /// Type-checks only: recording isn't possible.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a preset.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The highest quality.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium quality, for wireless networks.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low quality, for mobile networks.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// The quality of photographs.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
  }

  /// The quality of the recording.
  ///
  /// Type-checks only: keeps its value.
  open var sessionPreset = Preset.high

  /// Makes a session.
  public override init() { super.init() }

  /// Whether it is running: never.
  open var isRunning: Bool { false }
  /// The inputs of the recording: none.
  open var inputs: [AVCaptureInput] { [] }
  /// The outputs of the recording: none.
  open var outputs: [AVCaptureOutput] { [] }
  /// Returns whether an input can be added: never.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Returns whether an output can be added: never.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  /// Adds an input.
  ///
  /// Type-checks only: nothing can be added. Differs: on iOS it traps when it can't (documented).
  open func addInput(_ input: AVCaptureInput) {}
  /// Adds an output.
  ///
  /// Type-checks only: nothing can be added. Differs: on iOS it traps when it can't (documented).
  open func addOutput(_ output: AVCaptureOutput) {}
  /// Removes an input.
  ///
  /// Type-checks only: there is nothing to remove.
  open func removeInput(_ input: AVCaptureInput) {}
  /// Removes an output.
  ///
  /// Type-checks only: there is nothing to remove.
  open func removeOutput(_ output: AVCaptureOutput) {}
  /// Begins a group of changes.
  ///
  /// Type-checks only: nothing can be changed.
  open func beginConfiguration() {}
  /// Ends a group of changes.
  ///
  /// Type-checks only: nothing can be changed.
  open func commitConfiguration() {}
  /// Starts recording.
  ///
  /// Type-checks only: it doesn't run, because there is no device for recording.
  open func startRunning() {}
  /// Stops recording.
  ///
  /// Type-checks only: it never runs.
  open func stopRunning() {}
}

/// An input of a recording.
///
/// Type-checks only: there is no device for recording.
open class AVCaptureInput: NSObject {}

/// A camera or a microphone as an input.
///
/// Type-checks only: it can't be made, because there is no device.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice
  /// Throws `AVError.applicationIsNotAuthorizedToUseDevice`.
  public init(device: AVCaptureDevice) throws {
    throw AVError(.applicationIsNotAuthorizedToUseDevice)
  }
}

/// An output of a recording.
///
/// Type-checks only: recording isn't possible.
open class AVCaptureOutput: NSObject {
  /// Makes an output.
  public override init() { super.init() }
}

/// An output for photographs.
///
/// Type-checks only: recording isn't possible.
open class AVCapturePhotoOutput: AVCaptureOutput {}

/// An output for the pictures of a film.
///
/// Type-checks only: recording isn't possible.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// Whether pictures that arrive too late are dropped.
  open var alwaysDiscardsLateVideoFrames = true
}

/// An output that detects codes and faces.
///
/// Type-checks only: recording isn't possible.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The delegate, which is told what is detected.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The types of objects to detect.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The types of objects that can be detected: none.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Sets the delegate.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// A delegate that is told of codes and faces.
///
/// Type-checks only: recording isn't possible.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Called when something was detected.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// A connection from an input to an output.
///
/// Type-checks only: recording isn't possible.
open class AVCaptureConnection: NSObject {}

/// A code or a face that was detected.
///
/// Type-checks only: recording isn't possible.
open class AVMetadataObject: NSObject {
  /// The type of an object.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A bar code with 13 digits.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A bar code with 8 digits.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A bar code with letters.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }
}

/// A code that was detected.
///
/// Type-checks only: recording isn't possible.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code.
  open var stringValue: String? { nil }
}

/// A layer that shows what a camera sees.
///
/// Type-checks only: there is no camera.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession?
  /// The way in which the picture fits.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Makes a layer.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
