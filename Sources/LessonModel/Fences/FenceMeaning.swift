import FileParts
import Findings

/// The meaning of a fence, from its words and the lesson's targets.
enum FenceMeaning: Hashable {
  case code(
    Snippet.Role, isHidden: Bool, isStarter: Bool, failure: ExpectedFailure?,
    part: Snippet.Part? = nil, isOnce: Bool = false)
  case expectation(Expectation.Subject)

  /// A block that is only shown.
  static let shown = FenceMeaning.code(
    .shown, isHidden: false, isStarter: false, failure: nil)
}

extension FenceWords {
  /// Decides what the block is; `targets` is `nil` if the declared ones aren't known.
  func meaning(targets: [Target]?, report: inout Report) -> FenceMeaning {
    if self[.output] != nil {
      return .expectation(.output(process: self[.output]?.value?.text))
    }
    if self[.events] != nil { return .expectation(.events) }
    return .code(
      role(targets: targets, report: &report), isHidden: self[.hidden] != nil,
      isStarter: self[.starter] != nil, failure: expectedFailure, part: part(report: &report),
      isOnce: self[.once] != nil)
  }

  private func role(targets: [Target]?, report: inout Report) -> Snippet.Role {
    if self[.shown] != nil { return .shown }
    if self[.scene] != nil { return .scene }
    if let file = self[.file] {
      return fileRole(file, targets: targets, report: &report) ?? .shown
    }
    return language == .swift ? .program : .shown
  }

  private func fileRole(
    _ file: FenceInfo.Word, targets: [Target]?, report: inout Report
  ) -> Snippet.Role? {
    let name = text(of: .file)
    if let problem = FileName.problem(with: name, language: language) {
      report.add(
        .unknownFenceWord, FenceLineWords.fileNameInvalid(name, problem),
        at: file.value?.range ?? file.range,
        remedy: FenceLineWords.fileNameInvalidRemedy(language))
      return nil
    }
    let target = target(of: file, among: targets, report: &report)
    return target.map { .file(name: name, target: $0) }
  }

  private var expectedFailure: ExpectedFailure? {
    switch failure {
    case .fails: .compilation(message: text(of: .fails))
    case .traps: .trap(message: text(of: .traps))
    case .timesOut: .timeLimit
    case .outOfMemory: .memoryLimit
    case .tooMuchOutput: .outputLimit
    case .scene, .file, .target, .part, .shown, .hidden, .starter, .once, .output, .events, nil: nil
    }
  }

  /// The part of its file that the block gives; `nil` for a whole file.
  private func part(report: inout Report) -> Snippet.Part? {
    guard let word = self[.part] else { return nil }
    guard let kind = PartKind(ofFile: text(of: .file)) else {
      report.add(
        .contradictoryFenceWords, PartWords.notInFile(text(of: .file)), at: word.range,
        remedy: PartWords.notInFileRemedy)
      return nil
    }
    let container = word.value?.text.split(separator: ".").map(String.init) ?? []
    return Snippet.Part(kind: kind, container: container)
  }
}

extension PartKind {
  /// The kind of parts that a file has, by its name; `nil` if it has none.
  fileprivate init?(ofFile name: String) {
    if name.hasSuffix(".swift") {
      self = .swift
    } else if [".plist", ".entitlements"].contains(where: name.hasSuffix) {
      self = .propertyList
    } else {
      return nil
    }
  }
}

extension FenceWords {
  /// Finds the target of a file: the one it names, or else the only one.
  private func target(
    of file: FenceInfo.Word, among targets: [Target]?, report: inout Report
  ) -> String? {
    guard let names = targets?.map(\.name) else { return nil }
    guard let given = self[.target] else {
      if names.count == 1 { return names[0] }
      report.add(
        .missingTarget,
        names.isEmpty
          ? FenceLineWords.noTargetDeclared(forFile: text(of: .file))
          : FenceLineWords.targetMissing(forFile: text(of: .file)),
        at: file.range,
        remedy: names.isEmpty
          ? FenceLineWords.noTargetDeclaredRemedy : FenceLineWords.targetMissingRemedy(names))
      return nil
    }
    let name = text(of: .target)
    if names.contains(name) { return name }
    report.add(
      .missingTarget,
      FenceLineWords.targetUnknown(name, meant: NearMiss.best(for: name, among: names)),
      at: given.value?.range ?? given.range, remedy: FenceLineWords.targetUnknownRemedy(names))
    return nil
  }
}
