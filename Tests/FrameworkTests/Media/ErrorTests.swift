import Foundation
import SimulatedAVFoundation
import SimulatedFoundation
import TestSupport
import Testing

/// The errors of frameworks, caught in both ways.
struct ErrorTests {
  @Test(
    .shows(
      "BridgedCodeError._bridgeToObjectiveC()", "BridgedCodeError.code",
      "BridgedCodeError.init(_:)",
      "BridgedCodeError._conditionallyBridgeFromObjectiveC(_:result:)",
      "BridgedCodeError._forceBridgeFromObjectiveC(_:result:)",
      "BridgedCodeError._unconditionallyBridgeFromObjectiveC(_:)"))
  func aFrameworksErrorIsAnNSErrorAndTheOtherWayRound() {
    #expect(Self.caught(AVError(.decoderNotFound)) == "AVFoundationErrorDomain -11833")
    let old = NSError(domain: AVFoundationErrorDomain, code: -11832)
    #expect((old as any Error as? AVError)?.code == .noImageAtTime)
    #expect((old as any Error as? AVError)?.errorCode == -11832)
    let others = [
      NSError(domain: "other", code: -11832), NSError(domain: AVFoundationErrorDomain, code: 1),
    ]
    #expect(others.map { ($0 as any Error) is AVError } == [false, false])
    var made: AVError?
    AVError._forceBridgeFromObjectiveC(old, result: &made)
    #expect(made == AVError(.noImageAtTime))
    #expect(AVError._unconditionallyBridgeFromObjectiveC(old) == made)
  }

  private static func caught(_ error: AVError) -> String {
    do { throw error } catch let error as NSError { return "\(error.domain) \(error.code)" }
  }
}
