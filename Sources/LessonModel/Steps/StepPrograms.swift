import Findings

/// The programs of one step, made of its blocks and the files carried over.
struct StepPrograms {
  /// The programs in order, each with the block that is its main, or its last file.
  private(set) var entries: [Entry] = []
  /// Blocks that contradict earlier ones and are only shown.
  private(set) var dropped: Set<Int> = []
  /// The indices of standalone programs, by block.
  private var indices: [Int: Int] = [:]
  /// The index of the program on the device.
  private var device: Int?

  /// A program and the index of its block.
  struct Entry {
    var block: Int
    var program: Program
  }

  /// Makes the programs; files that aren't meant to fail stay in `carried` for later steps.
  ///
  /// The files of an exercise run only with a scene: a starter needn't compile.
  init(
    of blocks: [ReadBlock], isExercise: Bool = false, languageMode: Lesson.LanguageMode,
    carried: inout CarriedFiles, lastScene: Snippet? = nil, report: inout Report
  ) {
    var device = DeviceParts(lastScene: lastScene)
    for (index, block) in blocks.enumerated() {
      guard case .snippet(let snippet) = block else { continue }
      switch snippet.role {
      case .shown:
        break
      case .program:
        let failure = snippet.failure.map { Program.Failure($0, range: snippet.infoRange) }
        entries.append(
          Entry(
            block: index,
            program: Program(
              .alone, main: snippet, languageMode: languageMode, failure: failure)))
      case .scene, .file:
        if !device.add(snippet, at: index, report: &report) { dropped.insert(index) }
      }
    }
    if let entry = device.entry(languageMode: languageMode, carried: &carried) {
      if !isExercise || entry.program.main != nil {
        entries.append(entry)
        entries.sort { $0.block < $1.block }
      } else if let failure = entry.program.failure {
        report.neverTried(failure)
      }
    }
    for (index, entry) in entries.enumerated() {
      switch entry.program.kind {
      case .alone: indices[entry.block] = index
      case .device: self.device = index
      }
    }
  }

  /// The index of the program that a block belongs to; `nil` if it belongs to none.
  func index(of snippet: Snippet, at block: Int) -> Int? {
    switch snippet.role {
    case .shown: nil
    case .program: indices[block]
    case .scene, .file: device
    }
  }
}

/// What a step adds to the program on the device.
private struct DeviceParts {
  /// The scene of the steps before.
  private let lastScene: Snippet?
  private var scene: Snippet?
  private var files: [Snippet] = []
  private var failing: Snippet?
  private var names: [Snippet.Role: SourceRange] = [:]
  private var block = 0

  init(lastScene: Snippet?) {
    self.lastScene = lastScene
  }

  /// Adds a scene or a file; reports one that the step already has, and returns `false`.
  mutating func add(_ snippet: Snippet, at index: Int, report: inout Report) -> Bool {
    if let first = names[snippet.role], snippet.part == nil {
      report.add(
        .misplacedFence,
        snippet.role == .scene
          ? StepWords.sceneRepeated : StepWords.fileRepeated(snippet.fileName),
        at: snippet.infoRange, remedy: SharedWords.joinInStepRemedy,
        notes: [Finding.Note(SharedWords.firstIsHere, range: first)])
      return false
    }
    names[snippet.role] = snippet.infoRange
    if snippet.role == .scene {
      scene = snippet
      block = index
    } else {
      files.append(snippet)
      if scene == nil { block = index }
    }
    guard snippet.failure != nil else { return true }
    if let failing {
      report.add(
        .misplacedFence, StepWords.failureRepeated, at: snippet.infoRange,
        remedy: StepWords.failureRepeatedRemedy,
        notes: [Finding.Note(SharedWords.firstIsHere, range: failing.infoRange)])
    } else {
      failing = snippet
    }
    return true
  }

  /// Makes the program; `nil` if the step adds nothing to it.
  func entry(
    languageMode: Lesson.LanguageMode, carried: inout CarriedFiles
  ) -> StepPrograms.Entry? {
    guard !names.isEmpty else { return nil }
    var current = carried
    for file in files {
      current.place(file)
      if file.failure == nil, !file.isOnce { carried.place(file.carried) }
    }
    let failure = failing.flatMap { snippet in
      snippet.failure.map {
        Program.Failure($0, target: snippet.targetName, range: snippet.infoRange)
      }
    }
    let again = files.contains(where: \.isOnce) ? lastScene : nil
    let program = Program(
      .device, targets: current.targets, main: scene ?? again, languageMode: languageMode,
      failure: failure)
    return StepPrograms.Entry(block: block, program: program)
  }
}

extension Report {
  fileprivate mutating func neverTried(_ failure: Program.Failure) {
    add(
      .misplacedFence, StepWords.failureNeverTried, at: failure.range,
      remedy: StepWords.failureNeverTriedRemedy)
  }
}

extension Snippet {
  /// The snippet as later steps get it, no longer a starter.
  fileprivate var carried: Snippet {
    var carried = self
    carried.isStarter = false
    return carried
  }

  /// The target that the snippet is a file of.
  package var targetName: String? {
    if case .file(_, let target) = role { target } else { nil }
  }
}
