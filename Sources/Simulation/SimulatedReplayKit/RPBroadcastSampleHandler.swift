package import DeviceProtocol
public import Foundation
public import SimulatedCoreMedia
import SimulatedFoundation

/// The superclass of broadcast extensions' principal classes.
///
/// Type-checks only: information about the service isn't used.
open class RPBroadcastHandler: NSObject {
  /// Makes the object; called by the system.
  public override init() { super.init() }

  /// Reports information about the service.
  open func updateServiceInfo(_ serviceInfo: [String: any NSCoding & NSObjectProtocol]) {}

  /// Reports the URL of the broadcast.
  open func updateBroadcast(_ broadcastURL: URL) {}
}

/// The type of a sample buffer.
///
/// Simulated: Apple's numbers. Differs: only `video` occurs.
public enum RPSampleBufferType: Int, Sendable {
  /// A picture of the screen.
  case video = 1
  /// The sound of apps.
  case audioApp
  /// The sound of the microphone.
  case audioMic
}

/// The principal class of a broadcast's upload extension, which receives the screen picture by
/// picture.
///
/// Simulated: the system makes an object of it when the user starts a broadcast with it; its
/// property list must name RPBroadcastProcessModeSampleBuffer (inferred from Xcode's template). It
/// is ended above 50 MiB of memory (observed). Differs: methods are called on the main queue; a
/// picture has a time and a size, but no pixels; there is no sound.
open class RPBroadcastSampleHandler: RPBroadcastHandler {
  /// Called when the broadcast begins; subclasses override it.
  ///
  /// - Parameter setupInfo: The last values of the same app's setup extension; `nil` if it has
  ///   none.
  open func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}

  /// Called when the user pauses the broadcast; subclasses override it.
  ///
  /// Simulated: meanwhile no pictures arrive.
  open func broadcastPaused() {}

  /// Called when the user resumes the broadcast; subclasses override it.
  open func broadcastResumed() {}

  /// Called when the user has stopped the broadcast; subclasses override it.
  ///
  /// Simulated: the process is ended when the method returns.
  open func broadcastFinished() {}

  /// Called when another app is being broadcast.
  ///
  /// Type-checks only: it isn't called here.
  open func broadcastAnnotated(withApplicationInfo applicationInfo: [AnyHashable: Any]) {}

  /// Processes a picture; subclasses override it.
  ///
  /// Simulated: thirty per second of the broadcast, one after the other.
  open func processSampleBuffer(
    _ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType
  ) {}

  /// Ends the broadcast because the service can't continue.
  ///
  /// Simulated: the user is told the error's description (observed). `broadcastFinished` isn't called
  /// (inferred).
  open func finishBroadcastWithError(_ error: any Error) {
    DeviceConnection.shared?.ask(.failBroadcast(ErrorDescription(error))) { _ in }
  }
}

extension RPBroadcastSampleHandler: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .broadcast(let call) = call else { return reply(.notServed(by: self)) }
    switch call {
    case .start(let values): broadcastStarted(withSetupInfo: Self.values(values))
    case .pause: broadcastPaused()
    case .resume: broadcastResumed()
    case .finish: broadcastFinished()
    case .sample(let sample):
      let scale = CMTimeScale(sample.rate)
      let size = CMVideoDimensions(width: Int32(sample.width), height: Int32(sample.height))
      processSampleBuffer(
        CMSampleBuffer(
          presentationTimeStamp: CMTime(value: CMTimeValue(sample.number), timescale: scale),
          duration: CMTime(value: 1, timescale: scale), dimensions: size),
        with: .video)
    }
    reply(.done)
  }

  private static func values(_ data: Data?) -> [String: NSObject]? {
    guard let data else { return nil }
    let values =
      try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      as? [String: Any]
    return values?.compactMapValues { value in
      value as? NSObject ?? (value as? String).map { NSString(string: $0) }
    }
  }
}
