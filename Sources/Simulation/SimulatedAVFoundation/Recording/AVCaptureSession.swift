public import Foundation
public import SimulatedQuartzCore

/// Records with a camera and a microphone.
///
/// Simulated: there is nothing to record with, so nothing can be added, and it never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  // Whoever has made it uses it, on one queue.
  /// How good the recording is.
  ///
  /// Type-checks only: nothing is recorded.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a preset.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As good as it gets.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// For the wireless network.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// For the mobile network.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// For photographs.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
  }

  /// How good the recording is.
  ///
  /// Type-checks only: keeps its value.
  open var sessionPreset = Preset.high

  /// Makes a session.
  public override init() { super.init() }

  /// Whether it runs: no.
  open var isRunning: Bool { false }
  /// Where the recording comes from: nowhere.
  open var inputs: [AVCaptureInput] { [] }
  /// Where the recording goes: nowhere.
  open var outputs: [AVCaptureOutput] { [] }
  /// Whether it can be recorded from: no.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Whether the recording can go there: no.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  /// Records from there.
  ///
  /// Type-checks only: nothing can be added. Differs: on iOS it traps when it can't (documented).
  open func addInput(_ input: AVCaptureInput) {}
  /// Lets the recording go there.
  ///
  /// Type-checks only: nothing can be added. Differs: on iOS it traps when it can't (documented).
  open func addOutput(_ output: AVCaptureOutput) {}
  /// Doesn't record from there any more.
  ///
  /// Type-checks only: there is nothing to remove.
  open func removeInput(_ input: AVCaptureInput) {}
  /// Doesn't let the recording go there any more.
  ///
  /// Type-checks only: there is nothing to remove.
  open func removeOutput(_ output: AVCaptureOutput) {}
  /// Begins several changes.
  ///
  /// Type-checks only: nothing can be changed.
  open func beginConfiguration() {}
  /// Ends several changes.
  ///
  /// Type-checks only: nothing can be changed.
  open func commitConfiguration() {}
  /// Starts.
  ///
  /// Type-checks only: it doesn't run, for there is nothing to record with.
  open func startRunning() {}
  /// Stops.
  ///
  /// Type-checks only: it never runs.
  open func stopRunning() {}
}

/// Where a recording comes from.
///
/// Type-checks only: there is nothing to record with.
open class AVCaptureInput: NSObject {}

/// A camera or a microphone that is recorded from.
///
/// Type-checks only: none can be made, for there is no device to make it of.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice
  /// Throws `AVError.applicationIsNotAuthorizedToUseDevice`.
  public init(device: AVCaptureDevice) throws {
    throw AVError(.applicationIsNotAuthorizedToUseDevice)
  }
}

/// Where a recording goes.
///
/// Type-checks only: nothing is recorded.
open class AVCaptureOutput: NSObject {
  /// Makes an output.
  public override init() { super.init() }
}

/// Takes photographs.
///
/// Type-checks only: nothing is recorded.
open class AVCapturePhotoOutput: AVCaptureOutput {}

/// Gives the pictures of a film.
///
/// Type-checks only: nothing is recorded.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// Whether pictures that come too late are left out.
  open var alwaysDiscardsLateVideoFrames = true
}

/// Finds codes and faces.
///
/// Type-checks only: nothing is recorded.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Told of what is found.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// What could be looked for: nothing.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Sets who is told.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// Told of codes and faces.
///
/// Type-checks only: nothing is recorded.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Something was found.
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

/// Leads from an input to an output.
///
/// Type-checks only: nothing is recorded.
open class AVCaptureConnection: NSObject {}

/// A code or a face that was found.
///
/// Type-checks only: nothing is recorded.
open class AVMetadataObject: NSObject {
  /// What was found.
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
    /// A bar code of letters.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }
}

/// A code that was found.
///
/// Type-checks only: nothing is recorded.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// What it says.
  open var stringValue: String? { nil }
}

/// Shows what a camera sees.
///
/// Type-checks only: there is no camera.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// What records.
  open var session: AVCaptureSession?
  /// How the picture fits.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Makes a layer.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
