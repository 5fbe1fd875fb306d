import Testing

@testable import ActivationRules

/// Over thousands of random patterns, our verdicts are ICU's.
@Suite struct DifferentialTests {
  @Test(arguments: 0..<8)
  func matchesWhatICUMatches(seed: Int) {
    var random = RandomPatterns(seed: UInt64(seed))
    var tally = Tally()
    for _ in 0..<300 {
      compare(random.pattern(), (0..<8).map { _ in random.text() }, seed, &tally)
    }
    // If nothing matched or compiled, the comparison would prove nothing.
    #expect(tally.compiled > 200 && tally.matches > 150)
  }

  @Test(arguments: 0..<2)
  func readsNoiseAsICUReadsIt(seed: Int) {
    var random = RandomPatterns(seed: UInt64(100 + seed))
    var tally = Tally()
    for _ in 0..<2000 {
      compare(random.noise(), (0..<4).map { _ in random.text() }, seed, &tally)
    }
    #expect(tally.compiled > 400 && tally.refused > 400)
  }

  @Test(arguments: 0..<4)
  func readsNoisySetsAsICUReadsThem(seed: Int) {
    var random = RandomPatterns(seed: UInt64(200 + seed))
    var tally = Tally()
    for _ in 0..<300 {
      compare(random.noisySet(), (0..<6).map { _ in random.text() }, seed, &tally)
    }
    #expect(tally.compiled > 100 && tally.refused > 50 && tally.matches > 20)
  }

  private struct Tally {
    var compiled = 0
    var refused = 0
    var matches = 0
  }

  private func compare(_ text: String, _ texts: [String], _ seed: Int, _ tally: inout Tally) {
    let ignoresCase = seed % 2 == 1
    switch Pattern.compile(text, ignoringCase: ignoresCase) {
    case .success(let pattern):
      let found = texts.map(pattern.matches)
      tally.compiled += 1
      tally.matches += found.count { $0 }
      let expected = ICU.matches(text, texts, ignoringCase: ignoresCase)
      #expect(found == expected, "\(text.debugDescription) \(texts)")
    case .failure(let problem):
      tally.refused += 1
      #expect(
        Self.isOurs(problem) || ICU.refuses(text), "\(text.debugDescription) \(problem)")
    }
  }

  /// Whether ICU doesn't have this kind of problem.
  private static func isOurs(_ problem: Pattern.Problem) -> Bool {
    problem.message.contains("linear time") || problem.message.contains("no table")
      || problem.message.contains("surrogate") || problem.message.contains("aren't here")
  }
}
