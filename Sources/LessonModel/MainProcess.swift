/// The names of what has no target: of the module that it is compiled as, and of its process.
///
/// The device gives the processes the same names (`Role.mainName`); a test compares them.
package enum MainProcess {
  /// The script that plays the user.
  package static let scene = "Scene"
  /// A program on its own.
  package static let program = "Program"

  /// Both.
  package static let names: Set = [scene, program]
}
