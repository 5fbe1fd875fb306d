import CommonMark
import Findings

/// A block of a step, interpreted by its fence, before programs are made.
enum ReadBlock {
  case prose(Document.NodeID)
  case snippet(Snippet)
  /// An expectation: a snippet that is only shown, and what its text is compared with.
  case expectation(Snippet, Expectation.Subject)
  /// A question among the step's text, by its index in the step's quizzes.
  case question(Int)

  /// The target's file that the block gives; `nil` for any other block.
  var file: Snippet? {
    if case .snippet(let snippet) = self, snippet.targetName != nil { snippet } else { nil }
  }

  /// Whether the block is a file of a target.
  var isFile: Bool { file != nil }
}

/// Reads a step's blocks, one by one.
struct BlockReader {
  var document: Document
  var lines: SourceLines
  var file: String
  /// The lesson's targets; `nil` when they aren't known.
  var targets: [Target]?
  /// Whether mistakes are reported; if not, a block with a mistake is only shown.
  var isTutors: Bool

  /// Reads a block at the top level of a step.
  func read(_ block: Document.NodeID, report: inout Report) -> ReadBlock {
    guard case .codeBlock(let code) = document[block].kind, code.isFenced else {
      readNested(in: block, report: &report)
      return .prose(block)
    }
    reportUnclosed(block, report: &report)
    let info = info(of: block, code: code)
    var details = Report(file: file)
    let words = FenceWords(info, report: &details)
    let meaning = words.meaning(targets: targets, report: &details)
    if case .code(.file, _, _, _, _, _) = meaning, info.language.lowercased() == "base64" {
      checkBytes(of: block, code: code, report: &details)
    }
    if isTutors { report.add(details) }
    let isUnderstood = isTutors || details.findings.isEmpty
    return readBlock(block, code: code, info: info, meaning: isUnderstood ? meaning : .shown)
  }

  /// Reads a block of the introduction, where nothing runs.
  func readIntroduction(_ block: Document.NodeID, report: inout Report) {
    switch read(block, report: &report) {
    case .prose: break
    case .snippet(let snippet):
      guard snippet.role != .shown else { return }
      report.beforeFirstStep(at: snippet.infoRange)
    case .expectation(let snippet, _):
      report.beforeFirstStep(at: snippet.infoRange)
    case .question: break
    }
  }

  /// Whether a block is code that runs.
  func runs(_ block: Document.NodeID) -> Bool {
    var ignored = Report(file: file)
    guard case .snippet(let snippet) = read(block, report: &ignored) else { return false }
    return snippet.role != .shown
  }
}

extension BlockReader {
  private func readBlock(
    _ block: Document.NodeID, code: Document.CodeBlock, info: FenceInfo, meaning: FenceMeaning
  ) -> ReadBlock {
    var snippet = Snippet(
      language: info.language.lowercased(), text: code.literal, file: file,
      start: start(of: block, info: info), infoRange: info.range, role: .shown)
    switch meaning {
    case .expectation(let subject):
      return .expectation(snippet, subject)
    case .code(let role, let isHidden, let isStarter, let failure, let part, let isOnce):
      snippet.role = role
      snippet.isOnce = isOnce && snippet.targetName != nil
      snippet.part = snippet.targetName == nil ? nil : part
      snippet.isHidden = isHidden
      snippet.isStarter = isStarter && snippet.targetName != nil
      snippet.failure = failure
      return .snippet(snippet)
    }
  }

  /// Reads a fence's info string as it is in the file, before Markdown resolves anything.
  private func info(of block: Document.NodeID, code: Document.CodeBlock) -> FenceInfo {
    let place = document[block].range?.start ?? SourcePosition(line: 1, column: 1)
    guard let range = document.infoStringRange(of: block) else {
      return FenceInfo(code.info, at: place)
    }
    let start = range.start
    let text = lines[line: start.line, from: start.column, to: range.end.column]
    return FenceInfo(text ?? "", at: start)
  }

  /// The position where a fence's code begins; for an empty one, the line after the fence.
  private func start(of block: Document.NodeID, info: FenceInfo) -> SourcePosition {
    document.sourcePosition(inCode: block, line: 1, column: 1)
      ?? SourcePosition(line: info.range.start.line + 1, column: 1)
  }
}

extension BlockReader {
  /// Reports a binary file that isn't valid Base64.
  private func checkBytes(
    of block: Document.NodeID, code: Document.CodeBlock, report: inout Report
  ) {
    guard let problem = Base64Text.problem(in: code.literal) else { return }
    let place = document.sourcePosition(
      inCode: block, line: problem.line, column: problem.column)
    report.add(
      .oddBytes,
      problem.isCutShort
        ? CodeBlockWords.base64CutShort : CodeBlockWords.notBase64,
      at: place.map {
        SourceRange(line: $0.line, column: $0.column, length: problem.length)
      } ?? document[block].range,
      remedy: problem.isCutShort
        ? CodeBlockWords.base64CutShortRemedy : CodeBlockWords.notBase64Remedy)
  }
}

extension BlockReader {
  /// Looks for fences in lists, quotes and the like, which are only shown.
  private func readNested(in block: Document.NodeID, report: inout Report) {
    for case .enter(let node) in document.events(from: block) {
      guard case .codeBlock(let code) = document[node].kind, code.isFenced else { continue }
      reportUnclosed(node, report: &report)
      let info = info(of: node, code: code)
      guard isTutors, let word = info.words.first, FenceWord(rawValue: word.name) != .shown
      else { continue }
      report.add(
        .misplacedFence, CodeBlockWords.nested, at: word.range,
        remedy: CodeBlockWords.nestedRemedy)
    }
  }

  private func reportUnclosed(_ fence: Document.NodeID, report: inout Report) {
    guard !document.isClosed(fence: fence), let start = document[fence].range?.start else { return }
    let length = lines.length(ofLine: start.line) - start.column + 1
    report.add(
      .unclosedFence, CodeBlockWords.unclosed,
      at: SourceRange(line: start.line, column: start.column, length: length),
      remedy: CodeBlockWords.unclosedRemedy)
  }
}

extension Report {
  fileprivate mutating func beforeFirstStep(at range: SourceRange) {
    add(
      .misplacedFence, CodeBlockWords.beforeFirstStep, at: range,
      remedy: CodeBlockWords.beforeFirstStepRemedy)
  }
}
