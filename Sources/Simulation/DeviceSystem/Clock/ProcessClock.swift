import CDevice
import Glibc

/// What the device shares with one process: the time, and the process's next deadline.
final class ProcessClock {
  private let page: OpaquePointer
  /// The descriptor that is passed to the process; the device closes its own after that.
  private(set) var descriptor: Int32
  /// The processor time that the process had used when it was last looked at.
  var processorTime: UInt64 = 0
  /// The processor time that it had used when the clock was last moved.
  var timeAtMove: UInt64 = 0

  /// Makes a page that shows a time; `nil` where there is no memory for it.
  init?(showing now: UInt64) {
    var descriptor: Int32 = -1
    guard let page = cdevice_clock_make(now, &descriptor) else { return nil }
    self.page = page
    self.descriptor = descriptor
  }

  deinit {
    closeDescriptor()
    cdevice_clock_release(page)
  }

  /// The time at which the process wants to be woken; `nil` when it waits only for others.
  var deadline: UInt64? {
    let deadline = cdevice_clock_deadline(page)
    return deadline == .max ? nil : deadline
  }

  /// Shows the process a time.
  func show(_ now: UInt64) { cdevice_clock_set(page, now) }

  /// Lets the process wake whatever waits for its next deadline, if that has come.
  func wake() { cdevice_clock_wake(page) }

  /// Closes the device's descriptor; the page stays.
  func closeDescriptor() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
  }
}
