import Foundation
import SimulatedAVFoundation
import TestSupport
import Testing

/// Cameras and microphones: there are none.
struct RecordingTests {
  @Test(
    .shows(
      "AVCaptureDevice.authorizationStatus(for:)",
      "AVCaptureDevice.requestAccess(for:completionHandler:)",
      "AVCaptureDevice.requestAccess(for:)",
      "AVCaptureDevice.default(for:)", "AVCaptureDevice.default(_:for:position:)",
      "AVAuthorizationStatus.notDetermined", "AVAuthorizationStatus.restricted",
      "AVAuthorizationStatus.denied", "AVAuthorizationStatus.authorized",
      "AVAudioSession.recordPermission", "AVAudioSession.requestRecordPermission(_:)"))
  func nobodyAllowsACameraAndThereIsNone() async {
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    #expect(await !AVCaptureDevice.requestAccess(for: .video))
    let isAllowed = await withCheckedContinuation { continuation in
      AVCaptureDevice.requestAccess(for: .audio) { continuation.resume(returning: $0) }
    }
    #expect(!isAllowed)
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
    let all: [AVAuthorizationStatus] = [.notDetermined, .restricted, .denied, .authorized]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3])
    #expect(AVAudioSession.sharedInstance().recordPermission == .undetermined)
    let isHeard = await withCheckedContinuation { continuation in
      AVAudioSession.sharedInstance().requestRecordPermission {
        continuation.resume(returning: $0)
      }
    }
    #expect(!isHeard)
  }

  @Test(
    .shows(
      "AVCaptureSession.init()", "AVCaptureSession.isRunning", "AVCaptureSession.inputs",
      "AVCaptureSession.outputs", "AVCaptureSession.canAddOutput(_:)",
      "AVAudioRecorder.init(url:settings:)", "AVAudioRecorder.url",
      "AVAudioRecorder.isRecording", "AVAudioRecorder.prepareToRecord()",
      "AVAudioRecorder.record()"))
  func nothingIsRecorded() throws {
    let session = AVCaptureSession()
    #expect(!session.canAddOutput(AVCapturePhotoOutput()))
    session.startRunning()
    #expect(!session.isRunning && session.inputs.isEmpty && session.outputs.isEmpty)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("a.m4a")
    let recorder = try AVAudioRecorder(url: url, settings: [:])
    #expect(recorder.url == url)
    #expect(!recorder.prepareToRecord() && !recorder.record() && !recorder.isRecording)
  }
}
