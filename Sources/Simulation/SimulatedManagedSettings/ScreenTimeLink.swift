package import DeviceProtocol
import SimulatedFoundation

/// What the frameworks of Screen Time ask the device.
package enum ScreenTimeLink {
  /// Asks the device, and waits for the answer; without a device there is none.
  package static func ask(_ question: ScreenTimeQuestion) -> Message.Body? {
    DeviceConnection.shared?.ask(.pointQuestion(.screenTime(question)))
  }

  /// Asks the device for information.
  package static func information(_ question: ScreenTimeQuestion) -> ScreenTimeInformation? {
    guard case .information(.screenTime(let information))? = ask(question) else { return nil }
    return information
  }
}
