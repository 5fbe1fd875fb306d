import CDevice
import DeviceEvents
import DeviceProtocol
import Foundation

/// What every process on the device does around its own code.
package enum MainLoop {
  /// Sends standard output to the device in step with everything else that the process says, so the
  /// log has both in their true order.
  package static func redirectOutput() {
    guard DeviceConnection.shared != nil else { return }
    _ = cdevice_redirect_output { bytes, count in
      guard let bytes else { return }
      let text = String(
        decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
      DeviceConnection.shared?.send(.print(.output, text))
    }
  }

  /// Runs the main run loop forever.
  package static func run() -> Never {
    // A run loop without any source returns at once.
    let idle = Timer(timeInterval: 1e9, repeats: true) { _ in }
    RunLoop.main.add(idle, forMode: .default)
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
