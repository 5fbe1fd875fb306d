import Foundation
public import SimulatedFoundation

/// The domain of this framework's errors.
///
/// Simulated: no known difference.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// What can't be done with films, sound and cameras.
///
/// Simulated: Apple's codes. Differs: no film is decoded here, so reading pictures always ends with
/// `decoderNotFound`, and cameras with `applicationIsNotAuthorizedToUseDevice`.
public struct AVError: BridgedCodeError {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = -11800
    /// There is not enough memory.
    case outOfMemory = -11801
    /// The session isn't running.
    case sessionNotRunning = -11803
    /// Another session has the device.
    case deviceAlreadyUsedByAnotherSession = -11804
    /// Nothing was recorded.
    case noDataCaptured = -11805
    /// The device isn't connected.
    case deviceNotConnected = -11814
    /// The system's part has to be set up again.
    case mediaServicesWereReset = -11819
    /// It can't be written.
    case exportFailed = -11820
    /// It can't be decoded.
    case decodeFailed = -11821
    /// It isn't what it is taken for.
    case invalidSourceMedia = -11822
    /// There is such a file.
    case fileAlreadyExists = -11823
    /// Nothing is known of such files.
    case fileFormatNotRecognized = -11828
    /// The file is broken.
    case fileFailedToParse = -11829
    /// There is no picture at that time.
    case noImageAtTime = -11832
    /// Nothing decodes it.
    case decoderNotFound = -11833
    /// The content is protected.
    case contentIsNotAuthorized = -11835
    /// The app isn't allowed to.
    case applicationIsNotAuthorized = -11836
    /// It can't be done with this.
    case operationNotSupportedForAsset = -11838
    /// It was given up.
    case operationCancelled = -11878
    /// The app isn't allowed to use the camera or the microphone.
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  /// What is wrong.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `AVFoundationErrorDomain`.
  public static var errorDomain: String { AVFoundationErrorDomain }
}
