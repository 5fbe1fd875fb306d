import CDevice
import DeviceEvents
import Glibc

/// Limits that the kernel enforces; they are set on the device itself and on the zygote, and their
/// processes inherit them.
enum ResourceLimits {
  /// Sets them on a process; 0 is this one.
  static func apply(_ limits: RunPlan.Limits, to process: pid_t = 0) {
    // One of the device's own programs may lift a limit that it keeps: the engine that runs scripts
    // reserves more memory than it uses.
    func set(_ resource: __rlimit_resource, _ value: Int, keepsHardLimit: Bool = false) {
      _ = cdevice_limit(process, Int32(resource.rawValue), UInt64(value), keepsHardLimit)
    }
    set(RLIMIT_CORE, 0)
    set(RLIMIT_FSIZE, limits.fileSize)
    // The device looks at a process's memory every few milliseconds; this limit is a backstop for a
    // process that takes more between two looks.
    set(RLIMIT_DATA, limits.memory * 4 + (1 << 30), keepsHardLimit: true)
    set(RLIMIT_CPU, Int(limits.seconds * 4) + 60)
  }
}
