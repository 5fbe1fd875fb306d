/// What a new process is to run.
enum LaunchedProgram {
  /// A lesson's program: a library with a main function.
  case library(String)
  /// A part of the system that the library of the simulation has; this is its main function's name in C.
  case part(entry: String)
  /// A program that is executed, since it has libraries of its own.
  case executable(String)

  /// The device's own apps.
  static let hostApp = LaunchedProgram.part(entry: "tutor_run_host_app")
  /// What does the transfers of background sessions.
  static let transfers = LaunchedProgram.part(entry: "tutor_run_transfers")

  /// Where the program believes to be.
  var path: String {
    switch self {
    case .library(let path), .executable(let path): path
    case .part: BuildFolder.path(of: Zygote.program)
    }
  }
}
