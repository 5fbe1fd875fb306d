import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// The errors of frameworks are Swift values and NSErrors at once.
struct BridgedErrorTests {
  private struct Broken: BridgedCodeError {
    enum Code: Int { case dropped = 7, torn }
    let code: Code
    init(_ code: Code) { self.code = code }
    static var errorDomain: String { "com.example.broken" }
  }

  @Test(
    .shows(
      "BridgedCodeError.Code", "BridgedCodeError.errorCode",
      "BridgedCodeError._bridgeToObjectiveC()",
      "BridgedCodeError._conditionallyBridgeFromObjectiveC(_:result:)"))
  func anErrorIsAnNSErrorOfItsDomainAndBack() {
    let error = Broken(.torn)
    #expect(error.errorCode == 8)
    let object = error as (any Error) as NSError
    #expect(object.domain == "com.example.broken" && object.code == 8)
    #expect(error._bridgeToObjectiveC() == object)
    let found = NSError(domain: "com.example.broken", code: 7)
    var broken: Broken?
    #expect(Broken._conditionallyBridgeFromObjectiveC(found, result: &broken))
    #expect(broken == Broken(.dropped))
    for stranger in [
      NSError(domain: "com.example.broken", code: 9), NSError(domain: "other", code: 7),
    ] {
      #expect(!Broken._conditionallyBridgeFromObjectiveC(stranger, result: &broken))
    }
  }
}
