import Foundation

/// What a machine may have besides what is required.
enum OptionalTools {
  /// Whether there is an engine for the scripts of extensions in web pages, where the simulated browser
  /// looks for it.
  static var hasScriptEngine: Bool {
    let architectures = ["x86_64", "aarch64"]
    let folders =
      ["/usr/bin"]
      + ["4.1", "4.0"].flatMap { version in
        ["/usr/libexec/webkit2gtk-\(version)"]
          + architectures.map { "/usr/lib/\($0)-linux-gnu/webkit2gtk-\(version)" }
      }
    return folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/jsc") }
  }
}
