import DeviceEvents

/// Everything that the tool gives a run: the engine's third step is a function of this value, and its digest is what the
/// run's log is kept under.
///
/// What a program reads from the machine itself isn't in it: a scene, or a program without an app, has no wall around it
/// and can read the user's files.
struct Execution: Codable, Hashable, Sendable {
  /// The digests of the device and of the libraries that programs load.
  var device: [String]
  var bundles: Bundles
  /// What the executables of the targets are kept under, by target.
  var executables: [String: String]
  /// What the scene's executable, or that of a program on its own, is kept under.
  var main: String
  /// The name under which it runs.
  var mainName: String
  var role: Role
  var limits: RunPlan.Limits
}
