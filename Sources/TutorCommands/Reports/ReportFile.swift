import Foundation

/// The destination of a machine-readable report.
struct ReportFile {
  /// The file; `-` means standard output.
  let name: String

  init(_ name: String) { self.name = name }

  /// Writes the whole report.
  func write(_ text: String) throws(Failure) {
    if name == "-" { return Console.standardOutput.write(text) }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: name))
    } catch {
      throw Failure(
        .unusable, saying: FileWords.unwritable(name, reason: error.localizedDescription))
    }
  }
}
