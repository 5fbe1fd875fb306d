import ActivationRules
import AppBundles
import Findings
import LessonModel

/// A property list among a program's files, with places in the lesson or in a learner's file.
struct PropertyListText {
  let snippet: Snippet
  private let list: LocatedPropertyList?
  private let problems: [ReadingProblem]

  /// Reads a file; `nil` unless its name is a property list's.
  init?(_ snippet: Snippet) {
    guard [".plist", ".entitlements"].contains(where: snippet.fileName.hasSuffix) else {
      return nil
    }
    self.snippet = snippet
    (list, problems) = PropertyListReader.read(
      Array(snippet.text.utf8), file: snippet.file, start: snippet.start)
  }

  /// The list; `nil` if it can't be read.
  var value: PropertyValue? { list?.value }

  /// The entries of the top-level dictionary; empty if there is none.
  var entries: [PropertyValue.Entry] {
    guard case .dictionary(let entries)? = list?.value else { return [] }
    return entries
  }

  /// The mistakes that make the list unusable, each at its place.
  var findings: [Finding] {
    guard let list else { return problems.filter(\.isFatal).map(finding) }
    // Our reader skips it, but Foundation refuses it, and nothing preprocesses these lists.
    if let line = problems.first(where: { $0.code == "preprocessor-line" }) {
      return [
        finding(
          BundleWords.preprocessorLine(in: snippet.fileName), at: line.position,
          remedy: BundleWords.preprocessorLineRemedy)
      ]
    }
    if case .dictionary = list.value { return [] }
    return [
      finding(
        BundleWords.notADictionary(snippet.fileName, list.value),
        at: list.positions.values.min(), remedy: BundleWords.notADictionaryRemedy)
    ]
  }
}

extension PropertyListText {
  private func finding(_ problem: ReadingProblem) -> Finding {
    finding(
      BundleWords.unreadable(snippet.fileName, problem), at: problem.position,
      remedy: problem.remedy)
  }

  private func finding(
    _ message: String, at position: SourcePosition?, remedy: String?
  ) -> Finding {
    Finding(
      .propertyList, message, file: snippet.file,
      range: position.map(range) ?? snippet.infoRange, remedy: remedy)
  }

  /// The tag at a position, or the text up to the next tag.
  private func range(at position: SourcePosition) -> SourceRange {
    let rest = snippet.restOfLine(at: position).utf8
    let isTag = rest.first == UInt8(ascii: "<")
    let end = rest.firstIndex(of: UInt8(ascii: isTag ? ">" : "<"))
    let length = end.map { rest.distance(from: rest.startIndex, to: $0) + (isTag ? 1 : 0) } ?? 1
    return SourceRange(line: position.line, column: position.column, length: length)
  }
}
