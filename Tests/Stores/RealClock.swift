import Foundation

/// The machine's clock: the device's own stops while processes work, the C library's doesn't.
enum RealClock {
  private typealias ClockGetTime =
    @convention(c) (Int32, UnsafeMutablePointer<timespec>) -> Int32

  private static let clock = unsafeBitCast(
    dlsym(dlopen("libc.so.6", RTLD_NOW), "clock_gettime"), to: ClockGetTime.self)

  /// Seconds since some fixed moment.
  static func now() -> Double {
    var time = timespec()
    _ = clock(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
