/// Names for code that has no target: those of its module and of its process.
///
/// The device gives the processes the same names (`Role.mainName`); a test compares them.
package enum MainProcess {
  /// The script that plays the user.
  package static let scene = "Scene"
  /// A standalone program.
  package static let program = "Program"

  /// Both.
  package static let names: Set = [scene, program]
}
