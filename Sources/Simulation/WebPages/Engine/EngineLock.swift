import Glibc

/// Limits that are imposed on the engine from outside.
enum EngineLock {
  /// The minimum number of bytes of address space that the engine reserves for its heap.
  ///
  /// Unused bytes take no memory, but count towards the kernel's data limit.
  static let reserved = 5 << 30

  /// The reason why the engine can't be started within this process's limits, if it can't.
  static var obstacle: String? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) == 0,
      limit.rlim_max < rlim_t(reserved)
    else { return nil }
    return EngineWords.tooLittleSpace(needed: reserved >> 30)
  }

  /// Returns what the shell does before it becomes the engine: allow data, no dumps, little
  /// processor time.
  static func commands(seconds: Double) -> String {
    """
    ulimit -S -c 0 2>/dev/null || :
    ulimit -S -d "$(ulimit -H -d)" 2>/dev/null || :
    ulimit -t \(Int(seconds * 2) + 2) 2>/dev/null || :
    exec "$@"
    """
  }

  /// Keeps the process from opening any file from now on, whatever its script finds in the engine.
  static func closeFiles(to process: pid_t) -> Bool {
    typealias Function =
      @convention(c) (pid_t, CInt, UnsafePointer<rlimit>?, UnsafeMutablePointer<rlimit>?) -> CInt
    // Swift's Glibc has no declaration of it.
    guard let symbol = dlsym(nil, "prlimit") else { return false }
    let function = unsafeBitCast(symbol, to: Function.self)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    return function(process, CInt(RLIMIT_NOFILE.rawValue), &none, nil) == 0
  }
}
