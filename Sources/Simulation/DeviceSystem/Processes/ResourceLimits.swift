import DeviceEvents
import Glibc

/// Limits that the kernel holds; the device sets them on itself, and its processes inherit them.
enum ResourceLimits {
  static func apply(_ limits: RunPlan.Limits) {
    set(RLIMIT_CORE, 0)
    set(RLIMIT_FSIZE, limits.fileSize)
    // The device looks at a process's memory every few milliseconds; this wall stands behind that,
    // for a process that takes more between two looks.
    set(RLIMIT_DATA, limits.memory * 4 + (1 << 30), keepsHardLimit: true)
    set(RLIMIT_CPU, Int(limits.seconds * 4) + 60)
  }

  /// With `keepsHardLimit` a program of the device's own may lift its limit again: the engine that
  /// runs scripts reserves more memory than it uses.
  private static func set(
    _ resource: __rlimit_resource, _ value: Int, keepsHardLimit: Bool = false
  ) {
    let kind = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    if keepsHardLimit {
      var old = rlimit()
      if getrlimit(kind, &old) == 0 { limit.rlim_max = max(old.rlim_max, limit.rlim_cur) }
    }
    setrlimit(kind, &limit)
  }
}
