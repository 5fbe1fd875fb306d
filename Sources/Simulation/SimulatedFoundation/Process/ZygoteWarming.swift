import DeviceEvents
import DeviceProtocol
import Foundation

/// Does once, in the process of which zygotes are copies, what each process on the device would
/// otherwise do first.
///
/// Coding the first message takes milliseconds, in which Swift's runtime looks up what conforms to
/// what. Its answers are in memory, and copies have them. Nothing here may depend on the process or
/// start a thread: no environment, no bundle, no queue, no clock. ADR 0032.
@_cdecl("tutor_loaded_tool_warms")
package func warmZygote() {
  let item = ItemDescription(title: "", contentText: "", attachments: [])
  let context = LaunchContext(
    name: "", role: .appExtension, bundleIdentifier: "", home: "", groups: ["": ""])
  let bodies: [Message.Body] = [
    .hello(context), .settle, .done, .becomeActive, .print(.output, ""), .items([item]),
    .beginRequest(request: 1, principalClass: "", items: [item]), .loaded(.string("")),
    .requestEnded(sheet: 1, request: 1, .completed([item])), .openURL("", .extensionContext),
  ]
  var reader = FrameReader()
  for body in bodies {
    guard let frame = try? Frame.encode(Message(asking: 1, body)) else { continue }
    reader.append(frame)
    _ = try? reader.next()
  }
}
