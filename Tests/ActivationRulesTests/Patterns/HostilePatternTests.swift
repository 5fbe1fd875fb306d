import Foundation
import Testing

@testable import ActivationRules

/// Patterns and texts made to be slow, deep or big.
///
/// Effort is counted so that no clock decides; the time limits are only there to end a hang.
@Suite(.timeLimit(.minutes(40))) struct HostilePatternTests {
  @Test(arguments: [
    "(a*)*b", "(a|a)*b", "(a|aa)+b", "(a?){50}a{50}b", "((a*)*)*b", "(.*)*(.*)*(.*)*b",
    "(^a+)+b|(a+)+b",
    "(?:a?){0,100}b", "(x+x+)+y|(a+a+)+b", "(\\b|a|\\B)*b", "([a-z]*[^b]*)*b", "(?i)(A|a|[aA])*b",
  ])
  func effortIsLinear(_ text: String) throws {
    let pattern = try Pattern.compile(text).get()
    let size = pattern.program.instructions.count + pattern.program.sets.reduce(0) { $0 + $1.size }
    for count in [100, 1_000, 3_000] {
      let (isMatch, effort) = pattern.run(on: String(repeating: "a", count: count))
      #expect(!isMatch)
      // At each place, every instruction is visited and taken at most once, every set tried once.
      #expect(effort <= 2 * size * (count + 1))
    }
    #expect(pattern.matches(String(repeating: "a", count: 60) + "b"))
  }

  @Test func aLongTextIsMatchedByALongPattern() throws {
    let words = (0..<100).map { "\("abcdefghij".dropFirst($0 % 10))\($0)" }
    let pattern = try Pattern.compile("(?:\(words.joined(separator: "|")))*").get()
    #expect(words.joined(separator: "|").utf8.count > 800)
    let text = String(repeating: words.joined(), count: 150)
    let (isMatch, effort) = pattern.run(on: text)
    #expect(isMatch)
    #expect(effort < 100 * text.utf8.count)
    #expect(!pattern.matches(text + "!"))
  }

  @Test func aMillionCharactersAreMatched() throws {
    let pattern = try Pattern.compile("(?:[a-y]+z?)*").get()
    let text = String(repeating: "abcdefghijklmnopqrstuvwxyz", count: 40_000)
    let (isMatch, effort) = pattern.run(on: text)
    #expect(isMatch)
    #expect(effort < 14 * text.utf8.count)
  }

  @Test(arguments: [
    "(?:a{1000}){1000}", "((((((a{10}){10}){10}){10}){10}){10}", "a{99999999999999999999}",
    "a{0,999999999}", "(?:a{9999}b){2}", "(a?){10000}", "(?:[ab]{100,}){100,}",
  ])
  func repetitionThatGrowsTooBigIsRefused(_ text: String) {
    guard case .failure(let problem) = Pattern.compile(text) else {
      Issue.record("\(text) was compiled")
      return
    }
    #expect(problem.remedy == "repeat less often")
  }

  @Test(arguments: ["(?:){1000000}", "(?:a{0}){999999999}", "((()*)*)*"])
  func repeatingNothingCostsNothing(_ text: String) throws {
    let pattern = try Pattern.compile(text).get()
    #expect(pattern.program.instructions.count < 10)
    #expect(pattern.matches(""))
    #expect(!pattern.matches("a"))
  }

  @Test(arguments: ["(", "[", "(?:", "([", "(?i:", "[^", "(|"])
  func deepNestingIsRefused(_ opening: String) throws {
    let text = String(repeating: opening, count: 30_000 / opening.utf8.count)
    guard case .failure(let problem) = Pattern.compile(text) else {
      Issue.record("\(opening)… was compiled")
      return
    }
    #expect(problem.remedy == "nest less deeply")
  }

  /// ICU counts open brackets, too, and gives up at the same depth.
  @Test(arguments: [("(", ")"), ("[", "]")])
  func nestsAsDeepAsICU(_ opening: String, _ closing: String) {
    for depth in [98, 99, 100, 101] {
      let text =
        String(repeating: opening, count: depth) + "a" + String(repeating: closing, count: depth)
      let isCompiled = (try? Pattern.compile(text).get()) != nil
      #expect(isCompiled == !ICU.refuses(text))
      #expect(isCompiled == (depth < 100))
    }
  }

  @Test(arguments: ["a", "(", "[", "\\", "é", "|", "a{2}", "[[:", "\\Q", "#", "(?x)#"])
  func aBigPatternIsRefusedAtOnce(_ piece: String) {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    for result in [Pattern.compile(text), Pattern.wildcard(text)] {
      guard case .failure(let problem) = result else {
        Issue.record("\(piece)… was compiled")
        continue
      }
      #expect(problem.range == Pattern.maximumLength..<text.utf8.count)
    }
  }

  @Test(arguments: ["a", "|", "a|", "(a)", "[a]", "[:", "[[:a", "(?#)", "\\Q\\E", "a*", "(?x) "])
  func thePatternsJustSmallEnoughAreReadInLinearTime(_ piece: String) {
    func seconds(_ length: Int) -> Double {
      let text = String(repeating: piece, count: length / piece.utf8.count)
      let start = clock()
      _ = Pattern.compile(text)
      _ = Pattern.compile("(?:" + text.dropLast(8) + ")*")
      return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
    let short = seconds(Pattern.maximumLength / 4)
    // A pattern four times as long takes four times as long, not sixteen times.
    #expect(seconds(Pattern.maximumLength) < max(short * 10, 1))
  }

  @Test func aBigSetIsAskedOnceForEachCharacter() throws {
    let members = (0..<5_000).map { String(UnicodeScalar(UInt8($0 % 26 + 0x61))) }.joined()
    let pattern = try Pattern.compile("[\(members)]{1,3000}").get()
    let (isMatch, effort) = pattern.run(on: String(repeating: "a", count: 50) + "!")
    #expect(!isMatch)
    #expect(effort < 51 * 2 * 6_000 + 2 * 5_002)
  }
}
