/// A symbol with one of its bodies emptied, and the tests that should notice.
struct Mutant: Hashable, Sendable {
  /// The number that switches it on; 0 switches none on.
  var number: Int
  var symbol: Symbol
  var body: Body
  var emptying: Emptying
  /// The tests that show the symbol.
  var tests: [ShowingTest]

  /// What is emptied, in one word for tables: `UIView.frame (set)`.
  var name: String {
    body.part == .body ? symbol.name : "\(symbol.name) (\(body.part.rawValue))"
  }

  /// All mutants of the symbols, numbered in their order.
  static func all(of symbols: [Symbol], shownBy tests: ShowingTests) -> [Mutant] {
    var result: [Mutant] = []
    for symbol in symbols {
      for body in symbol.bodies {
        guard let emptying = body.emptying else { continue }
        result.append(
          Mutant(
            number: result.count + 1, symbol: symbol, body: body, emptying: emptying,
            tests: tests.showing(symbol)))
      }
    }
    return result
  }

  /// The row in the list of mutants: number, file, first and last line, instead, filter, name.
  var row: String {
    let instead = emptying.statement == Instead.trapping ? "trap" : emptying.statement
    return [
      "\(number)", body.file, "\(body.lines.lowerBound)", "\(body.lines.upperBound)",
      instead, tests.isEmpty ? "-" : tests.map(\.filter).joined(separator: "|"), name,
    ].joined(separator: "\t")
  }
}
