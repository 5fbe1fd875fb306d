/// What the device is asked to do: the programs to run, the bundles to install, the limits.
package struct RunPlan: Hashable, Codable, Sendable {
  /// The version of the plan's format.
  package var version = 1
  /// The folder in which the device keeps its bundles and containers.
  package var storage: String
  /// The path of the event log.
  package var log: String
  /// The app bundles to install, in order.
  package var apps: [String]
  /// The executable that is run first: the scene, or a standalone program.
  package var main: String
  package var role: Role
  package var limits: Limits

  package init(
    storage: String, log: String, apps: [String] = [], main: String, role: Role,
    limits: Limits = Limits()
  ) {
    self.storage = storage
    self.log = log
    self.apps = apps
    self.main = main
    self.role = role
    self.limits = limits
  }

  /// The limits beyond which the device ends a process.
  package struct Limits: Hashable, Codable, Sendable {
    /// Wall-clock seconds for the scene, or for a standalone program.
    package var seconds = 10.0
    /// Wall-clock seconds in which an extension or an app must answer.
    package var answerSeconds = 3.0
    /// Seconds in which an extension must have made its principal object.
    package var launchSeconds = 5.0
    /// Seconds that an extension has for the work that follows its request.
    package var completionSeconds = 5.0
    /// Seconds between an app leaving the foreground and its suspension.
    package var suspensionSeconds = 5.0
    /// Seconds that an activity may last when its app is no longer in the foreground.
    package var activitySeconds = 30.0
    /// Anonymous memory in bytes: what belongs to the process alone, without program text and
    /// files.
    package var memory = 256 << 20
    /// Bytes that one process may print.
    package var output = 1 << 20
    /// Bytes in one file that a process writes.
    package var fileSize = 1 << 30

    package init() {}
  }
}
