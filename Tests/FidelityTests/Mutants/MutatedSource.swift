/// Files with every body behind a switch that empties it.
enum MutatedSource {
  /// How a mutant is written into its file.
  enum Form: String, Sendable {
    /// With a `return` before what was the body's only expression.
    case returning
    /// Without: for an expression that never returns, say.
    case plain
    /// Not at all: the compiler took neither.
    case dropped
  }

  /// Writes mutants into the text of their file; every line stays the line that it is.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - mutants: The mutants in this file.
  ///   - forms: How those are written, by number, that aren't written as usual.
  /// - Returns: The text to be compiled.
  static func text(
    _ text: String, with mutants: [Mutant], forms: [Int: Form] = [:]
  ) -> String {
    var insertions: [(offset: Int, text: String)] = []
    for mutant in mutants {
      let form = forms[mutant.number] ?? .returning
      if form == .dropped { continue }
      let emptying = mutant.emptying
      let start = emptying.followsStatement ? ";" : ""
      insertions.append(
        (
          emptying.offset,
          "\(start) if Mutant.is(\(mutant.number)) { \(emptying.statement) };"
        ))
      if form == .returning, let offset = emptying.returnOffset {
        insertions.append((offset, " return "))
      }
    }
    var bytes = Array(text.utf8)
    // From the end on, so that the places before stay; a switch and the `return` behind it may be
    // at one place, and then the switch, which is first in the list, has to be inserted last.
    for insertion in insertions.reversed().sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The file that each module gets: it looks up which mutant is switched on.
  ///
  /// Processes of the device have no environment of the test's, so a file says which.
  ///
  /// - Parameter path: The file that holds the number.
  /// - Returns: The source.
  static func switchFile(reading path: String) -> String {
    """
    import Foundation

    /// The switch of Tests/Mutation/run.
    enum Mutant {
      private static let active: Int = {
        let text = try? String(contentsOfFile: "\(path)", encoding: .utf8)
        return text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? 0
      }()

      static func `is`(_ number: Int) -> Bool { active == number }
    }

    """
  }
}
