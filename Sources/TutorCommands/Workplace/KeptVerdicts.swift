import Foundation
import LessonModel
import Outcomes
import SnippetEngine

/// Which steps have kept their promises, for as long as neither their lesson nor tutor has changed.
///
/// Only what leaves nothing to say is kept: a step without a finding, which this machine lacked nothing for.
struct KeptVerdicts {
  private let cache: CacheFolder
  /// What all verdicts depend on besides their lesson.
  private let build: String
  private let root: URL
  private var lessons: [String: Verdicts]

  /// The verdicts on one lesson, by the paths of its steps.
  private struct Verdicts: Codable, Equatable {
    /// The stamp of the lesson's file.
    var stamp: String
    var steps: [String: Verdict]
  }

  /// The verdict on a step: it keeps its promises.
  struct Verdict: Codable, Equatable {
    /// The line at which the step begins.
    var line: Int
    /// How many programs it has.
    var programs: Int
    /// The names under which the work for its programs, and for its exercise's variants, is reported.
    var work: [String]
  }

  private struct File: Codable {
    var build: String
    var lessons: [String: Verdicts]
  }

  private static let name = "verdicts.json"

  /// - Parameters:
  ///   - place: Where the lessons are, and the cache.
  ///   - engine: What compiles and runs programs.
  init(_ place: Workplace, engine: Engine) {
    cache = place.cache
    root = place.root
    build = "\(FileStamp(path: "/proc/self/exe").text) \(engine.stamp)"
    let file = cache.read(Self.name).flatMap { try? JSONDecoder().decode(File.self, from: $0) }
    lessons = file?.build == build ? file?.lessons ?? [:] : [:]
  }

  /// The verdict on a step, unless something that it depends on has changed.
  func verdict(on step: ListedStep) -> Verdict? {
    guard let kept = lessons[step.file], kept.stamp == stamp(of: step.file) else { return nil }
    return kept.steps[step.path]
  }

  /// Keeps the results that leave nothing to say, of a lesson whose file had this stamp before it was read.
  mutating func keep(_ checked: [CheckedStep], of file: String, stamp: String) {
    var verdicts = Verdicts(stamp: stamp, steps: [:])
    if let kept = lessons[file], kept.stamp == stamp { verdicts = kept }
    for step in checked where step.result.findings.isEmpty && step.result.lack == nil {
      verdicts.steps[step.result.id] = Verdict(
        line: step.line, programs: step.programs, work: step.result.work.map(\.program))
    }
    lessons[file] = verdicts
  }

  /// Writes down what is kept.
  func write() {
    guard let data = try? JSONEncoder().encode(File(build: build, lessons: lessons)) else { return }
    cache.write(data, Self.name)
  }

  /// What changes when a lesson's file is written.
  func stamp(of file: String) -> String {
    FileStamp(path: root.appendingPathComponent(file).path).text
  }
}

extension CheckedStep {
  /// A step that was checked before.
  init(_ step: ListedStep, _ verdict: KeptVerdicts.Verdict) {
    lesson = step.lesson
    file = step.file
    line = verdict.line
    programs = verdict.programs
    result = StepResult(id: step.path, work: verdict.work.map(ProgramWork.init(program:)))
  }
}
