import CommonMark
import Findings

/// Reads variants: each has a `####` heading, files and, if it is to be rejected, a verdict.
struct VariantReader {
  let document: Document
  let section: StepSection
  let starter: [Snippet]
  let solution: [Snippet]
  /// The verdicts of the check; empty if there are none or they aren't known.
  let verdicts: [Exercise.Verdict]

  /// The level of the headings.
  private static let level = 4

  /// Reads the variants, in order.
  func variants(report: inout Report) -> [Exercise.Variant] {
    var parts: [VariantPart] = []
    for block in section.blocks where !document.isComment(block) {
      if document[block.node].kind == .heading(level: Self.level) {
        parts.append(VariantPart(heading: Outline.Heading(of: block.node, in: document)))
      } else if parts.isEmpty {
        if !block.hasMistake { report.stray(block, in: section, of: document) }
      } else {
        parts[parts.count - 1].blocks.append(block)
      }
    }
    report.tooFew(parts.count, .variant, in: section)
    var known = KnownVariants()
    return parts.compactMap { part in
      let variant = variant(part, report: &report)
      known.add(variant, changes: variant.files.changes(from: solution), report: &report)
      return variant.files.isEmpty ? nil : variant
    }
  }

  private func variant(_ part: VariantPart, report: inout Report) -> Exercise.Variant {
    var files = ReplacedFiles(starter: starter, base: starter.replaced(by: solution))
    var quotes: [PlacedBlock] = []
    for block in part.blocks {
      if case .snippet(let snippet) = block.block, snippet.targetName != nil {
        _ = files.add(snippet, of: .variant, report: &report)
      } else if section.word == .rejected, document[block.node].kind == .blockQuote {
        quotes.append(block)
      } else if !block.hasMistake {
        report.stray(block, in: section, of: document)
      }
    }
    if !part.blocks.contains(where: { $0.block.isFile || $0.hasMistake }) {
      report.noFile(
        ExerciseWords.variantWithoutFile(part.heading.text), at: part.heading.range)
    } else {
      checkDiffers(files.files, part, report: &report)
    }
    return Exercise.Variant(
      name: part.heading.text,
      files: files.files.isEmpty ? [] : solution.replaced(by: files.files),
      verdict: section.word == .rejected ? verdict(quotes, part, report: &report) : nil,
      range: part.heading.range)
  }

  private func checkDiffers(_ files: [Snippet], _ part: VariantPart, report: inout Report) {
    guard !solution.isEmpty, !files.isEmpty, files.changes(from: solution).isEmpty else { return }
    report.add(
      .section, ExerciseWords.variantIsSolution(part.heading.text), at: part.heading.range,
      remedy: ExerciseWords.variantIsSolutionRemedy)
  }

  /// Reads the quote that contains the verdict.
  private func verdict(
    _ quotes: [PlacedBlock], _ part: VariantPart, report: inout Report
  ) -> String? {
    for quote in quotes.dropFirst() {
      report.add(
        .section, CheckWords.verdictRepeated, at: document.range(of: quote),
        remedy: SharedWords.keepOneRemedy)
    }
    let text = quotes.first.map { document.wording(of: [$0.node]).onOneLine } ?? ""
    guard let quote = quotes.first, !text.isEmpty else {
      report.add(
        .section, CheckWords.verdictMissing(fromVariant: part.heading.text),
        at: part.heading.range, remedy: CheckWords.verdictMissingRemedy)
      return nil
    }
    if !verdicts.isEmpty, !verdicts.contains(where: { $0.text == text }) {
      let texts = verdicts.map(\.text)
      report.add(
        .section,
        CheckWords.verdictUnknown(text, meant: NearMiss.best(for: text, among: texts)),
        at: document.range(of: quote), remedy: CheckWords.verdictUnknownRemedy)
    }
    return text
  }
}

/// A heading and the blocks of its variant.
private struct VariantPart {
  var heading: Outline.Heading
  var blocks: [PlacedBlock] = []
}

/// The variants of a section so far, to find duplicates.
private struct KnownVariants {
  private var names: [String: SourceRange] = [:]
  private var changes: [[Snippet.Role: String]: SourceRange] = [:]

  mutating func add(
    _ variant: Exercise.Variant, changes change: [Snippet.Role: String], report: inout Report
  ) {
    if variant.name.isEmpty {
      report.add(
        .section, ExerciseWords.variantNameless, at: variant.range,
        remedy: ExerciseWords.variantNamelessRemedy)
    } else if let first = names[variant.name] {
      report.repeated(
        ExerciseWords.variantRepeated(variant.name), at: variant.range, first: first)
    } else if let first = changes[change], !change.isEmpty {
      report.repeated(
        ExerciseWords.variantCodeRepeated(variant.name), at: variant.range, first: first)
    }
    names[variant.name] = names[variant.name] ?? variant.range
    changes[change] = changes[change] ?? variant.range
  }
}

extension Report {
  fileprivate mutating func repeated(
    _ message: String, at range: SourceRange, first: SourceRange
  ) {
    add(
      .section, message, at: range, remedy: ExerciseWords.variantRepeatedRemedy,
      notes: [Finding.Note(SharedWords.otherIsHere, range: first)])
  }
}
