import Findings
import LessonModel

/// No `guard` of an extension leaves open a request that the lines after it end.
///
/// It checks the class that the target's property list names as `NSExtensionPrincipalClass`: the
/// methods that the system calls when a request begins or is to end, and closures in them that wait
/// for something other than the user. A `guard` there is a finding if its `else` only returns, or
/// prints and returns, while the code after it completes or cancels the request, directly or
/// through a method of the target.
///
/// It ignores code that is meant to go wrong: starters and rejected variants, blocks that must
/// fail, and the files of a step whose scene prints *unfinished*.
struct OpenRequestRule: LessonRule {
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    let classes = lesson.principalClasses
    guard !classes.isEmpty else { return [] }
    return lesson.steps.flatMap { step in
      step.answeredFiles.flatMap { file -> [Finding] in
        guard let target = file.targetName, let names = classes[target] else { return [] }
        let others = step.programs.flatMap(\.targets).filter { $0.target.name == target }
          .flatMap(\.files).filter { $0.language == "swift" && $0.role != file.role }
        let paths = RequestPaths(of: file.text, beside: others.map(\.text))
        return paths.openGuards(in: names).map { place in
          Finding(
            .style, "Request stays open when this 'guard' fails", file: lesson.file,
            range: file.range(of: place),
            remedy: "complete or cancel the request in its 'else'")
        }
      }
    }
  }
}

extension Lesson {
  /// The names of the principal classes, by extension.
  fileprivate var principalClasses: [String: Set<String>] {
    var classes: [String: Set<String>] = [:]
    for step in steps {
      for file in step.files + (step.exercise?.solution.files ?? []) {
        guard let target = file.targetName, let name = file.principalClass,
          targets.contains(where: { $0.name == target && $0.kind != .app })
        else { continue }
        classes[target, default: []].insert(name)
      }
    }
    return classes
  }
}

extension Step {
  /// The files that the step shows.
  fileprivate var files: [Snippet] {
    blocks.compactMap { block in
      if case .snippet(let snippet, _) = block, snippet.targetName != nil { snippet } else { nil }
    }
  }

  /// The Swift files that are meant to be correct.
  fileprivate var answeredFiles: [Snippet] {
    let own = showsAnOpenRequest ? [] : files
    let answers = (exercise?.solution.files ?? []) + (exercise?.accepted.flatMap(\.files) ?? [])
    return (own + answers).filter {
      // Parsing takes time, so code without a 'guard' isn't parsed.
      $0.language == "swift" && !$0.isStarter && $0.failure == nil && $0.text.contains("guard")
    }
  }

  /// Whether the step's scene states that a request wasn't ended.
  private var showsAnOpenRequest: Bool {
    expectations.contains {
      $0.subject == .output(process: nil) && $0.text.contains(/\bunfinished\b/)
    }
  }
}

extension Snippet {
  /// The principal class that a property list names, without its module.
  fileprivate var principalClass: String? {
    let value = /<key>NSExtensionPrincipalClass<\/key>\s*<string>([^<]*)<\/string>/
    return text.firstMatch(of: value)?.output.1.split(separator: ".").last.map(String.init)
  }

  /// Maps a place in the code to the lesson.
  fileprivate func range(of place: RequestPaths.Place) -> SourceRange {
    let start =
      position(of: SourcePosition(line: place.line, column: place.column)) ?? infoRange.start
    return SourceRange(line: start.line, column: start.column, length: place.length)
  }
}
