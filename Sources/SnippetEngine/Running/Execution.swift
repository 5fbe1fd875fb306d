import DeviceEvents

/// Everything that the tool gives a run: the engine's third step is a function of this value, and
/// its digest is the log's key.
///
/// What a program reads from the machine itself isn't included: a scene, or a standalone program,
/// isn't walled in and can read the user's files.
struct Execution: Codable, Hashable, Sendable {
  /// The digests of the device and of the libraries that programs load.
  var device: [String]
  var bundles: Bundles
  /// The keys of the targets' executables, by target.
  var executables: [String: String]
  /// The key of the scene's or the standalone program's executable.
  var main: String
  /// The name under which it runs.
  var mainName: String
  var role: Role
  var limits: RunPlan.Limits
}
