import DeviceEvents
import Foundation
import Testing

/// The event for an opened URL, with and without a reason for where it opened.
@Suite struct OpenedEventTests {
  @Test(arguments: [
    (nil, "Notes: opens reader://a in Reader"),
    (
      "Copycat also claims the scheme 'reader'; Reader was installed first (undocumented)",
      "Notes: opens reader://a in Reader: Copycat also claims the scheme 'reader'; Reader was "
        + "installed first (undocumented)"
    ),
  ])
  func theLineEndsWithTheRemark(_ remark: String?, _ line: String) {
    let event = Event(
      sequence: 1, process: "Notes", peer: "Reader",
      action: .opened(url: "reader://a", remark: remark))
    #expect(event.line == line)
  }

  @Test func aLogWithoutRemarksIsReadAsBefore() throws {
    let line = #"{"action":{"opened":{"url":"a:b"}},"peer":"B","process":"A","sequence":1}"#
    let event = try JSONDecoder().decode(Event.self, from: Data(line.utf8))
    #expect(event.action == .opened(url: "a:b"))
  }
}
