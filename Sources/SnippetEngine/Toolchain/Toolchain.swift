import Foundation

/// The Swift toolchain of this machine: the programs that are run directly, and their arguments.
///
/// The compiler driver would start the same two programs, but its own lookups take longer than
/// either.
package struct Toolchain: Hashable, Codable, Sendable {
  /// The version line: "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  package var version: String
  var frontend: String
  /// The folder of the toolchain's macros, which the compiler loads.
  var plugins: String
  var linker: String
  var target: String
  /// The folder of the toolchain's libraries.
  var libraryFolder: String
  /// The linker's arguments before a program's objects.
  var linkerHead: [String]
  /// The linker's arguments after a program's objects and libraries.
  var linkerTail: [String]

  /// The frontend's environment.
  ///
  /// Its heap uses huge pages if the kernel offers them on request: compiling twenty lesson modules
  /// then took 0.93 of the processor time. The variable is for the GNU C library; others ignore it.
  static func variables(temporaryFolder: String) -> [String: String] {
    heap.merging(["TMPDIR": temporaryFolder]) { $1 }
  }

  /// What makes its heap use huge pages.
  static var heap: [String: String] {
    let isChosen = ProcessInfo.processInfo.environment["GLIBC_TUNABLES"] != nil
    return isChosen ? [:] : ["GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"]
  }

  /// The libraries that a program may import without naming them; unused ones aren't linked.
  static let libraries = loadedLibraries + ["swiftObservation", "sqlite3", "m", "pthread"]

  /// The libraries that libSimulation.so is linked with, already loaded when a program is.
  static let loadedLibraries = [
    "swiftSwiftOnoneSupport", "swiftCore", "swift_Concurrency", "swift_StringProcessing",
    "swift_RegexParser", "swiftGlibc", "BlocksRuntime", "dispatch", "swiftDispatch", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "swiftSynchronization",
  ]

  /// The additional libraries of a program that imports Testing.
  static let testingLibraries = ["Testing", "_TestingInterop", "_Testing_Foundation"]
}
