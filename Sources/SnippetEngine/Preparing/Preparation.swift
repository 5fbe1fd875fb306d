import Findings
import LessonModel
import Portability

/// Turns a target's snippets into the files to compile: portable, each under its own name with its
/// line numbers intact, and with the target's start-up code.
enum Preparation {
  /// The module of an app or an extension.
  ///
  /// - Throws: ``EngineFailure`` for an .intentdefinition from which no classes can be made.
  static func module(
    of target: Program.TargetFiles, mode: Lesson.LanguageMode
  ) throws(EngineFailure) -> PreparedModule {
    let snippets = target.files.filter(\.isSwift)
    let intents = try intentSources(of: target)
    let sources = prepare(snippets, others: intents.map(\.portable.facts))
    var generated =
      commonFiles(
        sources.map(\.portable.facts) + intents.map(\.portable.facts), module: target.target.name)
      + intents.map { PreparedModule.File(name: $0.name, text: $0.portable.text) }
    var isRestricted = false
    if case .appExtension = target.target.kind {
      isRestricted = target.settings.requiresExtensionSafeAPI
      if !sources.contains(where: \.portable.facts.startsExtension) {
        generated.append(PreparedModule.File(name: "TutorStart.swift", text: extensionStart))
      }
    }
    return PreparedModule(
      name: target.target.name, target: target.target.name,
      files: sources.map(\.file), generated: generated,
      isLibraryStyle: !snippets.contains { $0.fileName == "main.swift" },
      isRestricted: isRestricted,
      usesFurther: target.isStickerPack || !intents.isEmpty
        || sources.contains(where: \.portable.facts.importsFurther),
      languageMode: mode, sources: sources)
  }

  /// The module of a scene, or of a standalone program.
  static func module(of main: Snippet, mode: Lesson.LanguageMode) -> PreparedModule {
    var sources = prepare([main])
    let isScene = main.role == .scene
    let facts = sources[0].portable.facts
    let usesDevice = isScene || facts.importsApple
    var generated = usesDevice ? commonFiles([facts], module: main.module) : []
    let runsTests = !isScene && TestRun.isWanted(by: facts)
    if runsTests {
      sources[0].head = TestRun.head
      sources[0].tail = TestRun.tail(of: facts)
      generated.append(PreparedModule.File(name: "TutorTests.swift", text: TestRun.file))
    }
    return PreparedModule(
      name: main.module, target: nil, files: sources.map(\.file),
      generated: generated, isLibraryStyle: facts.hasMainAttribute, runsTests: runsTests,
      usesFurther: facts.importsFurther, languageMode: mode, sources: sources)
  }

  private static func prepare(
    _ snippets: [Snippet], others: [SourceFacts] = []
  ) -> [PreparedSource] {
    let facts =
      snippets.map { Portability.facts(source: $0.text, file: $0.fileName) } + others
    return snippets.map { snippet in
      PreparedSource(
        snippet: snippet,
        portable: Portability.makePortable(
          source: snippet.text, file: snippet.fileName, others: facts))
    }
  }

  /// The registration of the target's classes, and the names that replace Foundation's own.
  private static func commonFiles(
    _ facts: [SourceFacts], module: String
  ) -> [PreparedModule.File] {
    guard facts.contains(where: \.importsApple) else { return [] }
    let registration = Portability.registrationFile(for: facts, module: module)
    return [
      PreparedModule.File(name: "TutorNames.swift", text: ShadowedNames.file),
      PreparedModule.File(
        name: "TutorRegistration.swift",
        text: registration + """

          @_cdecl("tutor_register_classes")
          public func tutorRegisterClasses() { ObjectiveCRegistration.all() }

          """),
    ]
  }

  /// An extension has no `main` of its own; the system provides one.
  private static let extensionStart = """
    @_silgen_name("tutor_run_extension") func tutorRunExtension() -> Never

    @main enum TutorStart { static func main() { tutorRunExtension() } }

    """
}

extension Snippet {
  var isSwift: Bool { fileName.hasSuffix(".swift") }
}

extension Program.TargetFiles {
  /// Whether it is an extension with pictures only; Xcode gives it an executable without code of
  /// its own.
  var isStickerPack: Bool {
    guard case .appExtension = target.kind else { return false }
    return files.contains { $0.fileName.contains(".stickerpack/") }
  }
}

extension SourceFacts {
  /// Whether the file has the `@main` of an extension with widgets, with reports, with intents, or
  /// that captures.
  var startsExtension: Bool {
    hasMainAttribute
      && !imports.isDisjoint(
        with: ["AppIntents", "DeviceActivity", "LockedCameraCapture", "WidgetKit"])
  }

  /// Whether the file imports a module that brings in the simulation.
  var importsApple: Bool {
    imports.contains { $0 == "Foundation" || SimulationProducts.aliases[$0] != nil }
  }
}
