import DeviceEvents
import Glibc

/// Limits that the kernel holds; the device sets them on itself, and its processes inherit them.
enum ResourceLimits {
  static func apply(_ limits: RunPlan.Limits) {
    set(RLIMIT_CORE, 0)
    set(RLIMIT_FSIZE, limits.fileSize)
    // The device looks at a process's memory every few milliseconds; this wall stands behind that,
    // for a process that takes more between two looks.
    set(RLIMIT_DATA, limits.memory * 4 + (1 << 30))
    set(RLIMIT_CPU, Int(limits.seconds * 4) + 60)
  }

  private static func set(_ resource: __rlimit_resource, _ value: Int) {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
