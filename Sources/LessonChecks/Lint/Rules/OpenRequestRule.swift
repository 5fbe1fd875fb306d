import Findings
import LessonModel

/// No `guard` of an extension leaves the request open where the lines after it end it.
///
/// Looked at is the class that the target's property list names as `NSExtensionPrincipalClass`: the
/// methods that the system calls when a request begins or is to end, and closures in them that wait
/// for something other than the user. A `guard` there is a finding if its `else` only returns, or
/// prints and returns, while what follows completes or cancels the request, be it by a method of the
/// target.
///
/// Not looked at is code that is there to go wrong: that of starters and rejected variants, blocks
/// that must fail, and the files of a step whose scene prints *unfinished*.
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
  /// The names of principal classes by extension.
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

  /// The Swift files that are meant to be right.
  fileprivate var answeredFiles: [Snippet] {
    let own = showsAnOpenRequest ? [] : files
    let answers = (exercise?.solution.files ?? []) + (exercise?.accepted.flatMap(\.files) ?? [])
    return (own + answers).filter {
      // Parsing takes its time, so code without a 'guard' isn't parsed.
      $0.language == "swift" && !$0.isStarter && $0.failure == nil && $0.text.contains("guard")
    }
  }

  /// Whether the step's scene says that a request wasn't ended.
  private var showsAnOpenRequest: Bool {
    expectations.contains {
      $0.subject == .output(process: nil) && $0.text.contains(/\bunfinished\b/)
    }
  }
}

extension Snippet {
  /// The class that a property list names as principal class, without its module.
  fileprivate var principalClass: String? {
    let value = /<key>NSExtensionPrincipalClass<\/key>\s*<string>([^<]*)<\/string>/
    return text.firstMatch(of: value)?.output.1.split(separator: ".").last.map(String.init)
  }

  /// A place in the code as a place in the lesson.
  fileprivate func range(of place: RequestPaths.Place) -> SourceRange {
    let start =
      position(of: SourcePosition(line: place.line, column: place.column)) ?? infoRange.start
    return SourceRange(line: start.line, column: start.column, length: place.length)
  }
}
