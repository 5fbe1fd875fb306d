/// The program of a new process.
enum LaunchedProgram {
  /// A lesson's program: a library with a main function.
  case library(String)
  /// A lesson's program whose App Intents are read, without running it.
  case reading(String)
  /// A part of the system, in the simulation's library; this is the C name of its main function.
  case part(entry: String)
  /// A program that is executed, because it has its own libraries.
  case executable(String)

  /// The device's own apps.
  static let hostApp = LaunchedProgram.part(entry: "tutor_run_host_app")
  /// The program that does the transfers of background sessions.
  static let transfers = LaunchedProgram.part(entry: "tutor_run_transfers")

  /// The path that the program believes to be its own.
  var path: String {
    switch self {
    case .library(let path), .reading(let path), .executable(let path): path
    case .part: BuildFolder.path(of: Zygote.program)
    }
  }
}
