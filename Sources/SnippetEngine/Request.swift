import DeviceEvents
import Findings
import LessonModel

/// A program without its place in a lesson: all that the engine works from.
///
/// Where a text is in the lesson, who may see it and how it is meant to fail are the lesson's
/// business. Nothing outside this value can reach an executable or a run, so its digest is a
/// complete key.
struct Request: Codable, Hashable, Sendable {
  var isOnDevice: Bool
  var targets: [TargetText]
  /// The scene, or the standalone program; `nil` when targets are only compiled.
  var main: FileText?
  var languageMode: Lesson.LanguageMode
  var limits: RunPlan.Limits

  struct TargetText: Codable, Hashable, Sendable {
    var name: String
    var identifier: String
    var displayName: String
    /// The app that contains the extension; `nil` for an app.
    var container: String?
    var files: [FileText]
  }

  struct FileText: Codable, Hashable, Sendable {
    var name: String
    /// The fence's language, which decides how a file that isn't Swift is read.
    var language: String
    var text: String
  }
}

extension Request {
  init(_ program: Program) {
    isOnDevice = program.kind == .device
    targets = program.targets.map(TargetText.init)
    main = program.main.map(FileText.init)
    languageMode = program.languageMode
    limits = RunPlan.Limits()
    // Code that is meant to exceed its time limit gets less time to do so.
    if program.failure?.expected == .timeLimit {
      limits.seconds = 2
      limits.answerSeconds = 0.5
    }
  }

  /// The program as the engine reads it: each file goes by its name in the program and begins at
  /// its own first line.
  var program: Program {
    Program(
      isOnDevice ? .device : .alone, targets: targets.map(\.program),
      main: main.map { $0.snippet(isOnDevice ? .scene : .program) }, languageMode: languageMode)
  }
}

extension Request.TargetText {
  fileprivate init(_ target: Program.TargetFiles) {
    name = target.target.name
    identifier = target.target.identifier
    displayName = target.target.displayName
    if case .appExtension(let app) = target.target.kind { container = app }
    files = target.files.map(Request.FileText.init)
  }

  fileprivate var program: Program.TargetFiles {
    let nowhere = SourcePosition(line: 1, column: 1)
    return Program.TargetFiles(
      target: Target(
        name: name, kind: container.map { .appExtension(in: $0) } ?? .app, identifier: identifier,
        displayName: displayName, range: SourceRange(nowhere, nowhere)),
      files: files.map { $0.snippet(.file(name: $0.name, target: name)) })
  }
}

extension Request.FileText {
  fileprivate init(_ snippet: Snippet) {
    name = snippet.fileName
    language = snippet.language
    text = snippet.text
  }

  fileprivate func snippet(_ role: Snippet.Role) -> Snippet {
    let nowhere = SourcePosition(line: 1, column: 1)
    var snippet = Snippet(
      language: language, text: text, file: name, start: nowhere,
      infoRange: SourceRange(nowhere, nowhere), role: role)
    snippet.file = snippet.path
    return snippet
  }
}
