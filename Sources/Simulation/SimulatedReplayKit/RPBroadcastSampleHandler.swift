package import DeviceProtocol
public import Foundation
public import SimulatedCoreMedia
import SimulatedFoundation

/// What broadcast extensions are.
///
/// Type-checks only: nobody asks for news of the service.
open class RPBroadcastHandler: NSObject {
  /// Makes the object; the system does that.
  public override init() { super.init() }

  /// Says something about the service.
  open func updateServiceInfo(_ serviceInfo: [String: any NSCoding & NSObjectProtocol]) {}

  /// Says where the broadcast is.
  open func updateBroadcast(_ broadcastURL: URL) {}
}

/// What a sample buffer has.
///
/// Simulated: Apple's numbers. Differs: only `video` comes up.
public enum RPSampleBufferType: Int, Sendable {
  /// A picture of the screen.
  case video = 1
  /// The sound of apps.
  case audioApp
  /// The sound of the microphone.
  case audioMic
}

/// The principal class of a broadcast's upload extension: is given the screen, picture by picture.
///
/// Simulated: the system makes an object of it when the user starts a broadcast with it; its property list has
/// to name RPBroadcastProcessModeSampleBuffer (inferred from Xcode's template). It is ended above 50
/// MiB of memory (observed). Differs: methods are called on the main queue; a picture has a time
/// and a size, and no pixels; there is no sound.
open class RPBroadcastSampleHandler: RPBroadcastHandler {
  /// The broadcast begins; subclasses override it.
  ///
  /// - Parameter setupInfo: What the set-up extension of the same app has said last; `nil` without one.
  open func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}

  /// The user pauses the broadcast; subclasses override it.
  ///
  /// Simulated: no pictures come meanwhile.
  open func broadcastPaused() {}

  /// The user goes on with the broadcast; subclasses override it.
  open func broadcastResumed() {}

  /// The user has stopped the broadcast; subclasses override it.
  ///
  /// Simulated: the process is ended when the method returns.
  open func broadcastFinished() {}

  /// Another app is broadcast now.
  ///
  /// Type-checks only: the system doesn't say so here.
  open func broadcastAnnotated(withApplicationInfo applicationInfo: [AnyHashable: Any]) {}

  /// Takes a picture; subclasses override it.
  ///
  /// Simulated: thirty a second of the broadcast, one behind the other.
  open func processSampleBuffer(
    _ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType
  ) {}

  /// Ends the broadcast: the service can't go on.
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
