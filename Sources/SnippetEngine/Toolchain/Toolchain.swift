import Foundation
import Subprocess

/// The Swift toolchain of this machine: what is driven directly, and with which arguments.
///
/// The compiler driver would start the same two programs, but looking things up anew each time
/// takes it longer than either needs.
package struct Toolchain: Hashable, Codable, Sendable {
  /// The version line: "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  package var version: String
  var frontend: String
  /// The folder of the toolchain's macros; the compiler loads them into itself.
  var plugins: String
  var linker: String
  var target: String
  /// The folder of the toolchain's libraries.
  var libraryFolder: String
  /// The linker's arguments before a program's objects.
  var linkerHead: [String]
  /// The linker's arguments after a program's objects and libraries.
  var linkerTail: [String]

  /// What the frontend finds in its environment.
  ///
  /// Its heap lies in large pages where the kernel has them for programs that ask: twenty modules of lessons took
  /// 0.93 of the processors' time. GNU's C library reads the variable; others don't.
  static func variables(temporaryFolder: String) -> [Environment.Key: String] {
    let isChosen = ProcessInfo.processInfo.environment["GLIBC_TUNABLES"] != nil
    return ["TMPDIR": temporaryFolder].merging(
      isChosen ? [:] : ["GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"]
    ) { $1 }
  }

  /// The libraries that a program may import without naming them; those it doesn't use are left out.
  static let libraries = loadedLibraries + ["swiftObservation", "sqlite3", "m", "pthread"]

  /// Those that libSimulation.so is linked with, which are there when a program is loaded.
  static let loadedLibraries = [
    "swiftSwiftOnoneSupport", "swiftCore", "swift_Concurrency", "swift_StringProcessing",
    "swift_RegexParser", "swiftGlibc", "BlocksRuntime", "dispatch", "swiftDispatch", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "swiftSynchronization",
  ]

  /// The libraries of a program that imports Testing, besides.
  static let testingLibraries = ["Testing", "_TestingInterop", "_Testing_Foundation"]
}
