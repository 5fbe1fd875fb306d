import SimulatedIdentityLookup
import TestSupport
import Testing

/// What a message filter is asked about.
struct MessageRequestTests {
  @Test(.shows("ILMessageFilterQueryRequest.receiverISOCountryCode"))
  func theCountryIsNotKnownUnlessItIsSaid() {
    let request = ILMessageFilterQueryRequest(sender: "1", messageBody: "a")
    #expect(request.receiverISOCountryCode == nil)
    let other = ILMessageFilterQueryRequest(
      sender: "1", messageBody: "a", receiverISOCountryCode: "GB")
    #expect(other.receiverISOCountryCode == "GB")
  }
}
