import Foundation
public import SimulatedFoundation

/// The domain of this framework's errors.
///
/// Simulated: no known difference.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error about films, sound and cameras.
///
/// Simulated: Apple's codes. Differs: films can't be decoded here, so reading pictures always ends
/// with `decoderNotFound`, and using cameras with `applicationIsNotAuthorizedToUseDevice`.
public struct AVError: BridgedCodeError {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The reason is unknown.
    case unknown = -11800
    /// There is not enough memory.
    case outOfMemory = -11801
    /// The session isn't running.
    case sessionNotRunning = -11803
    /// Another session is using the device.
    case deviceAlreadyUsedByAnotherSession = -11804
    /// Nothing was recorded.
    case noDataCaptured = -11805
    /// The device isn't connected.
    case deviceNotConnected = -11814
    /// The system's media services must be set up again.
    case mediaServicesWereReset = -11819
    /// The film can't be written.
    case exportFailed = -11820
    /// The content can't be decoded.
    case decodeFailed = -11821
    /// The file isn't of the expected kind.
    case invalidSourceMedia = -11822
    /// The file already exists.
    case fileAlreadyExists = -11823
    /// The kind of file isn't recognized.
    case fileFormatNotRecognized = -11828
    /// The file is broken.
    case fileFailedToParse = -11829
    /// There is no picture at that time.
    case noImageAtTime = -11832
    /// There is no decoder for it.
    case decoderNotFound = -11833
    /// The content is protected.
    case contentIsNotAuthorized = -11835
    /// The app isn't authorized.
    case applicationIsNotAuthorized = -11836
    /// The operation isn't supported for this film.
    case operationNotSupportedForAsset = -11838
    /// The operation was cancelled.
    case operationCancelled = -11878
    /// The app isn't authorized to use the camera or the microphone.
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  /// The code.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `AVFoundationErrorDomain`.
  public static var errorDomain: String { AVFoundationErrorDomain }
}
