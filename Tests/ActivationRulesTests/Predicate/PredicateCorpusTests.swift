import ActivationRules
import Foundation
import TestSupport
import Testing

/// The predicates of published extensions, and those quoted on web pages and in answers.
@Suite struct PredicateCorpusTests {
  /// A predicate as it was found.
  struct Found: Decodable {
    var source: String
    var predicate: String
    var likelyValid: Bool
  }

  static func found() throws -> [Found] {
    let file = try #require(Corpus.folder).appendingPathComponent("predicates.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Found.self, from: Data($0.utf8))
    }
  }

  /// How the reasons for refusals begin; each is another way to go wrong.
  static let refusals = [
    "variable names are missing", "the string that begins here isn't closed",
    "a '[' can't begin a value", "'UNIFORM_TYPE_IS_UTI' isn't a predicate function",
  ]

  @Test(.enabled(if: Corpus.has("predicates.jsonl"), "needs ../shared/corpus"))
  func eachIsReadOrRefusedWithAReason() throws {
    let all = try Self.found()
    var refusals: [String] = []
    for found in all {
      let reading = Predicate.parse(found.predicate)
      #expect(found.likelyValid == (reading.predicate != nil), "\(found.source)")
      if let problem = reading.problems.first { refusals.append(problem.message) }
      guard let predicate = reading.predicate else { continue }
      #expect(Predicate.parse(predicate.text).predicate == predicate, "\(found.source)")
      #expect(Predicate.parse(predicate.textInLines).predicate == predicate, "\(found.source)")
    }
    #expect(all.count > 100)
    for (refusal, expected) in zip(refusals, Self.refusals) {
      #expect(refusal.hasPrefix(expected))
    }
    #expect(refusals.count == Self.refusals.count)
  }

  @Test(.enabled(if: Corpus.has("predicates.jsonl"), "needs ../shared/corpus"))
  func eachIsDecidedForWhatIsShared() throws {
    var offered = 0
    var hidden = 0
    for found in try Self.found() {
      for items in [share(.webURL), share(.imageFile), share(.unknown), share(.text, .movie)] {
        let verdict = ActivationRule.predicate(found.predicate).verdict(for: items)
        #expect(verdict.decision != .undecided, "\(found.source)")
        #expect(verdict.explanation.holds == verdict.activates)
        #expect(!verdict.reason.isEmpty)
        offered += verdict.activates ? 1 : 0
        hidden += verdict.activates ? 0 : 1
      }
    }
    #expect(offered > 100 && hidden > 100)
  }

  @Test(.enabled(if: Corpus.has("predicates.jsonl"), "needs ../shared/corpus"))
  func theKnownSlipsAreWarnedOf() throws {
    let warnings = try Self.found().flatMap { found in
      Predicate.parse(found.predicate).predicate?.warnings() ?? []
    }
    let counts = Dictionary(grouping: warnings, by: \.kind).mapValues(\.count)
    #expect(counts[.trueOfNone, default: 0] > 10)
    #expect(counts[.emptyMatches, default: 0] > 30)
    #expect(counts[.mixture, default: 0] > 3)
    for type in ["public.camera-raw-image", "public.xbitmap-image", "public.jpeg-2000"] {
      #expect(warnings.contains { $0.remedy == "write \(type)" }, "\(type)")
    }
    #expect(warnings.contains { $0.message.hasPrefix("'text/x-vcalendar' is a MIME type") })
    #expect(
      warnings.contains {
        $0.message.hasPrefix("a rule sees 'extensionItems', not 'NSExtensionItems'")
      })
    #expect(counts[.alwaysMet] == nil)
  }
}
