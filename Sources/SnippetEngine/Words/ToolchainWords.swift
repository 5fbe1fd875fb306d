/// Why the toolchain or the built simulation can't be used.
enum ToolchainWords {
  static let swiftMissing = "no swiftc on the path: install Swift 6.3 or newer"
  static let targetUnknown = "swiftc -print-target-info printed no target information"
  static let linkerUnknown = "clang -### printed no linker command"

  static func simulationMissing(_ path: String) -> String {
    "the simulation isn't built: \(path) is missing"
  }
  static func furtherLibraryMissing(_ path: String) -> String {
    "part of the simulation isn't built: \(path) is missing"
  }
}
