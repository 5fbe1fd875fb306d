import Foundation
import LessonModel
import Outcomes
import RunSupport
import TestSupport
import Testing

@testable import SnippetEngine

/// Whatever is edited and undone, in any order: what the cache gives is what the program does.
///
/// `TUTOR_EDITS` in the environment is the number of edits; the engine was tried with a hundred.
@Suite struct RandomEditTests {
  /// The parts of a lesson that edits vary: some forms don't compile, one traps, one is refused.
  private struct Choice: Hashable {
    var app = 0
    var ext = 0
    var rule = 0
    var scene = 0
    var isEntitled = true
    var prose = 0

    private static let endings = [
      "", "\n// A remark.", "\nprint(missing)", "\nlet number: Int = \"text\"",
    ]
    private static let rules = [
      "<key>NSExtensionActivationSupportsWebURLWithMaxCount</key><integer>1</integer>",
      "<key>NSExtensionActivationSupportsImageWithMaxCount</key><integer>1</integer>",
      "<key>unclosed",
    ]
    private static let scenes = [
      "", "\nprint(2)", "\nlet numbers = [0]\nprint(numbers[numbers.count])",
    ]

    mutating func edit(by random: inout some RandomNumberGenerator) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: app = Int.random(in: 0..<2, using: &random)
      case 1: ext = Int.random(in: 0..<Self.endings.count, using: &random)
      case 2: rule = Int.random(in: 0..<Self.rules.count, using: &random)
      case 3: scene = Int.random(in: 0..<Self.scenes.count, using: &random)
      case 4: isEntitled.toggle()
      default: prose += 1
      }
    }

    var markdown: String {
      var lesson = ShareLesson()
      lesson.appCode += Self.endings[app]
      lesson.extensionCode += Self.endings[ext]
      lesson.rule = Self.rules[rule]
      lesson.scene += Self.scenes[scene]
      lesson.isEntitled = isEntitled
      let sentences = String(repeating: "A sentence.\n\n", count: prose)
      return lesson.markdown.replacing("## Step\n", with: "## Step\n\n\(sentences)")
    }

    /// The same program, whatever prose is above it.
    var program: Choice {
      var choice = self
      choice.prose = 0
      return choice
    }
  }

  @Test func whatIsKeptIsWhatAProgramDoesAloneAndForTheFirstTime() async throws {
    let count = Int(ProcessInfo.processInfo.environment["TUTOR_EDITS"] ?? "") ?? 12
    var random = Dice(state: 19)
    let folder = try TemporaryFolder()
    let engine = try await Self.engine(in: folder.file("kept").path)
    var choice = Choice()
    var alone: [Choice: Outcome] = [:]
    for number in 0..<count {
      choice.edit(by: &random)
      let program = try #require(Running.programs(choice.markdown).first)
      let kept = try await engine.run(program).outcome
      if alone[choice.program] == nil {
        let cold = try await Self.engine(in: folder.file("cold \(number)").path)
        alone[choice.program] = try await cold.run(program).outcome
      }
      #expect(kept == alone[choice.program], "edit \(number): \(choice)")
    }
    // Otherwise nothing would have been undone.
    #expect(alone.count < count)
  }

  private static func engine(in path: String) async throws -> Engine {
    try await Engine(
      simulation: SimulationProducts(folder: BuildProducts.folder().path),
      cache: CacheFolder(path: path))
  }
}

/// A linear congruential generator: the same edits each time.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 32
  }
}
