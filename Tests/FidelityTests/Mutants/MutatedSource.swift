/// Files with every body behind a switch that empties it.
enum MutatedSource {
  /// How a mutant is written into its file.
  enum Form: String, Sendable {
    /// With a `return` before the expression that was alone in the body.
    case returning
    /// Without it: for an expression that never returns, for example.
    case plain
    /// Not at all: the compiler accepts neither.
    case dropped
  }

  /// Writes mutants into the text of their file; every line keeps its number.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - mutants: The mutants in this file.
  ///   - forms: The forms of those that aren't written as usual, by number.
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
    // From the end, so that earlier offsets stay valid; a switch and the `return` after it may
    // share an offset, and then the switch, which is first in the list, must be inserted last.
    for insertion in insertions.reversed().sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The file that each module gets: it looks up which mutant is switched on.
  ///
  /// Processes on the device don't have the test's environment, so a file says which.
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
