import DeviceProtocol
import Foundation
import Testing

@testable import DeviceSystem

/// What a server sends, and what Apple's servers reject.
@Suite struct PushPayloadTests {
  @Test(
    arguments: [
      ("[]", "the payload isn't a JSON object"),
      ("{", "the payload isn't a JSON object"),
      ("{}", "the payload has no 'aps' object"),
      (#"{"aps": 1}"#, "the payload has no 'aps' object"),
      (
        #"{"aps": {"alert": "LONG"}}"#,
        "the payload has 4118 bytes: the limit is 4096"
      ),
    ] as [(String, String)])
  func whatCannotBeSentIsNamed(_ text: String, _ reason: String) {
    let payload = text.replacing("LONG", with: String(repeating: "a", count: 4096))
    guard case .failure(let failure) = PushPayload.read(payload, identifier: "p") else {
      Issue.record("it is read")
      return
    }
    #expect(failure.message == reason)
  }

  @Test func allKeysComeThrough() throws {
    let payload = try PushPayload.read(
      """
      {"aps": {"alert": {"title": "T", "subtitle": "S", "body": "B", "launch-image": "l.png"},
        "badge": 3, "sound": {"critical": 1, "name": "bell", "volume": 0.5}, "thread-id": "talk",
        "category": "MESSAGE", "mutable-content": 1, "interruption-level": "time-sensitive",
        "relevance-score": 0.5, "target-content-id": "window", "filter-criteria": "work"},
        "own": {"list": [1, null, "two"], "none": null}}
      """, identifier: "p"
    ).get()
    #expect(payload.hasAlert)
    #expect(payload.isMutable)
    #expect(payload.notification.summary == "T: S: B")
    var values = payload.notification.values
    let own = (values.removeValue(forKey: "userInfo") as? [String: Any])?["own"] as? NSDictionary
    #expect(own == ["list": [1, "two"] as NSArray])
    #expect(
      values as NSDictionary == [
        "title": "T", "subtitle": "S", "body": "B", "launchImage": "l.png", "badge": 3,
        "sound": ["critical": true, "name": "bell", "volume": 0.5] as NSDictionary,
        "thread": "talk", "category": "MESSAGE", "interruption": 2, "relevance": 0.5,
        "target": "window", "filter": "work",
      ])
  }

  @Test(arguments: [
    (#"{"aps": {"alert": "B"}}"#, true, false),
    (#"{"aps": {"alert": {"title": "T"}, "mutable-content": 0}}"#, true, false),
    (#"{"aps": {"alert": "", "mutable-content": 1}}"#, false, true),
    (#"{"aps": {"content-available": 1}}"#, false, false),
  ])
  func whatIsShownAndWhatMayBeChangedAreTold(
    _ text: String, _ hasAlert: Bool, _ isMutable: Bool
  ) throws {
    let payload = try PushPayload.read(text, identifier: "p").get()
    #expect([payload.hasAlert, payload.isMutable] == [hasAlert, isMutable])
  }
}
