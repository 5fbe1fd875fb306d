import Foundation
import TestSupport
import Testing

/// The part of Tests/Mutation/run that reads and writes Swift; it runs only from there.
@Suite struct MutationRun {
  /// The folder that the script works in.
  static let folder = ProcessInfo.processInfo.environment["TUTOR_MUTATION"].map {
    URL(fileURLWithPath: $0, isDirectory: true)
  }

  /// The original sources, by a path from the root.
  private static let pristine = "Pristine/Simulation"
  private static let sources = "Sources/Simulation"

  /// Writes the list of mutants, and writes their sources over those of this checkout, a copy.
  ///
  /// The file `forms` says which mutants the compiler rejected as they were: a number, a tab and a
  /// word per line.
  @Test(.enabled(if: folder != nil)) func mutantsAreWritten() throws {
    let folder = try #require(Self.folder)
    let symbols = try Symbols(in: Self.pristine, SourceText.all(in: Self.pristine))
    let mutants = Mutant.all(of: symbols.all, shownBy: try ShowingTests.ofThisPackage.get())
    let forms = try Self.forms(
      in: String(contentsOf: folder.appendingPathComponent("forms"), encoding: .utf8))
    for (file, ofFile) in Dictionary(grouping: mutants, by: \.body.file) {
      try Self.write(
        MutatedSource.text(Repository.read(file), with: ofFile, forms: forms),
        to: Repository.file(file.replacing(Self.pristine, with: Self.sources)))
    }
    let number = folder.appendingPathComponent("active").path
    for module in Set(symbols.all.map(\.module)) {
      try Self.write(
        MutatedSource.switchFile(reading: number),
        to: Repository.file("\(Self.sources)/\(Symbols.folder(of: module))/Mutant.swift"))
    }
    let rows = mutants.map { $0.row.replacing(Self.pristine, with: Self.sources) + "\n" }
    try Self.write(rows.joined(), to: folder.appendingPathComponent("mutants.tsv"))
  }
}

extension MutationRun {
  /// Writes a file unless it already has this text, so that nothing is recompiled needlessly.
  private static func write(_ text: String, to file: URL) throws {
    guard (try? Data(contentsOf: file)) != Data(text.utf8) else { return }
    try Data(text.utf8).write(to: file)
  }

  private static func forms(in text: String) -> [Int: MutatedSource.Form] {
    var forms: [Int: MutatedSource.Form] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count == 2, let number = Int(parts[0]) else { continue }
      forms[number] = MutatedSource.Form(rawValue: String(parts[1]))
    }
    return forms
  }
}
