import Foundation
import LessonModel
import Outcomes
import SnippetEngine

/// The steps that have kept their promises, valid as long as neither their lesson nor tutor
/// changes.
///
/// Only results with nothing to report are kept: a step without findings for which this machine
/// lacked nothing.
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
    /// The names in reports of work for its programs and its exercise's variants.
    var work: [String]
  }

  private struct File: Codable {
    var build: String
    var lessons: [String: Verdicts]
  }

  private static let name = "verdicts.json"

  /// - Parameters:
  ///   - place: Where the lessons and the cache are.
  ///   - engine: The engine that compiles and runs programs.
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

  /// Keeps the results with nothing to report of a lesson; the stamp is that of its file before it
  /// was read.
  mutating func keep(_ checked: [CheckedStep], of file: String, stamp: String) {
    var verdicts = Verdicts(stamp: stamp, steps: [:])
    if let kept = lessons[file], kept.stamp == stamp { verdicts = kept }
    for step in checked where step.result.findings.isEmpty && step.result.lack == nil {
      verdicts.steps[step.result.id] = Verdict(
        line: step.line, programs: step.programs, work: step.result.work.map(\.program))
    }
    lessons[file] = verdicts
  }

  /// Writes what is kept to the cache.
  func write() {
    guard let data = try? JSONEncoder().encode(File(build: build, lessons: lessons)) else { return }
    cache.write(data, Self.name)
  }

  /// A stamp that changes when a lesson's file is written.
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
