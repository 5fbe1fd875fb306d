import SimulatedAVFoundation
import TestSupport
import Testing

/// The raw values of AVFoundation's errors and states are Apple's.
struct MediaNumberTests {
  @Test(
    .shows(
      "AVError.Code.unknown", "AVError.Code.outOfMemory", "AVError.Code.sessionNotRunning",
      "AVError.Code.deviceAlreadyUsedByAnotherSession", "AVError.Code.noDataCaptured",
      "AVError.Code.deviceNotConnected", "AVError.Code.mediaServicesWereReset",
      "AVError.Code.exportFailed", "AVError.Code.decodeFailed",
      "AVError.Code.invalidSourceMedia", "AVError.Code.fileAlreadyExists",
      "AVError.Code.fileFormatNotRecognized", "AVError.Code.fileFailedToParse",
      "AVError.Code.noImageAtTime", "AVError.Code.decoderNotFound",
      "AVError.Code.contentIsNotAuthorized", "AVError.Code.applicationIsNotAuthorized",
      "AVError.Code.operationNotSupportedForAsset", "AVError.Code.operationCancelled",
      "AVError.Code.applicationIsNotAuthorizedToUseDevice"),
    arguments: [
      (.unknown, 11800), (.outOfMemory, 11801), (.sessionNotRunning, 11803),
      (.deviceAlreadyUsedByAnotherSession, 11804), (.noDataCaptured, 11805),
      (.deviceNotConnected, 11814), (.mediaServicesWereReset, 11819), (.exportFailed, 11820),
      (.decodeFailed, 11821), (.invalidSourceMedia, 11822), (.fileAlreadyExists, 11823),
      (.fileFormatNotRecognized, 11828), (.fileFailedToParse, 11829), (.noImageAtTime, 11832),
      (.decoderNotFound, 11833), (.contentIsNotAuthorized, 11835),
      (.applicationIsNotAuthorized, 11836), (.operationNotSupportedForAsset, 11838),
      (.operationCancelled, 11878), (.applicationIsNotAuthorizedToUseDevice, 11852),
    ] as [(AVError.Code, Int)])
  func errorsHaveApplesCodes(_ code: AVError.Code, _ number: Int) {
    #expect(code.rawValue == -number)
  }

  @Test(
    .shows(
      "AVKeyValueStatus.unknown", "AVKeyValueStatus.loading", "AVKeyValueStatus.loaded",
      "AVKeyValueStatus.failed", "AVKeyValueStatus.cancelled",
      "AVAssetImageGenerator.Result.succeeded", "AVAssetImageGenerator.Result.failed",
      "AVAssetImageGenerator.Result.cancelled"))
  func statesHaveApplesNumbers() {
    let states: [AVKeyValueStatus] = [.unknown, .loading, .loaded, .failed, .cancelled]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4])
    let ends: [AVAssetImageGenerator.Result] = [.succeeded, .failed, .cancelled]
    #expect(ends.map(\.rawValue) == [0, 1, 2])
  }

  @Test(.shows("AVCaptureSession.canAddInput(_:)"))
  func nothingCanBeRecordedFrom() {
    let session = AVCaptureSession()
    #expect(!session.canAddInput(AVCaptureInput()))
  }
}
