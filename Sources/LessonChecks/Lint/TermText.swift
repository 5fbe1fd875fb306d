import CommonMark
import LessonModel

/// The text of a lesson's block in which terms are looked for.
///
/// Code doesn't count, nor what is in italics or the text of a link: so a text may name a term ahead
/// of its explanation.
struct TermText {
  /// In small letters, as one line.
  private(set) var text = ""
  /// What is set in bold, in small letters.
  private(set) var bold: [String] = []

  init(of node: Document.NodeID, in document: Document) {
    var aside = 0
    for event in document.events(from: node) {
      switch event {
      case .enter(let id):
        switch document[id].kind {
        case .link, .emphasis: aside += 1
        case .text(let literal) where aside == 0: text += literal.lowercased()
        case .softBreak, .lineBreak, .code: text += " "
        case .strong: bold.append(document.plainText(of: id).lowercased())
        default: continue
        }
      case .exit(let id):
        switch document[id].kind {
        case .link, .emphasis: aside -= 1
        default: continue
        }
      }
    }
  }

  /// Whether the text uses a term, in any of its forms.
  func uses(_ term: Glossary.Term) -> Bool {
    term.spellings.contains { spelling in
      text.ranges(of: spelling).contains { range in
        let before =
          range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
        let rest = text[range.upperBound...]
        let after = (rest.first == "s" ? rest.dropFirst() : rest).first ?? " "
        return !before.isPartOfTerm && !after.isPartOfTerm
      }
    }
  }

  /// Whether the text has a term in bold, in any of its forms.
  func explains(_ term: Glossary.Term) -> Bool {
    bold.contains { bold in term.spellings.contains { bold == $0 || bold == $0 + "s" } }
  }
}

extension Glossary.Term {
  /// All ways of writing it, in small letters.
  fileprivate var spellings: [String] { ([name] + forms).map { $0.lowercased() } }
}

extension Character {
  fileprivate var isPartOfTerm: Bool { isLetter || isNumber || self == "-" }
}

extension Lesson {
  /// The blocks of the introduction, or of a step, that are read: its text and its questions.
  func readBlocks(of step: Step?) -> [Document.NodeID] {
    guard let step else { return introduction }
    return step.blocks.flatMap { block -> [Document.NodeID] in
      switch block {
      case .prose(let node): [node]
      case .question(let index):
        step.quizzes[index].question.compactMap { inner in
          if case .prose(let node) = inner { node } else { nil }
        }
      case .snippet, .expectation: []
      }
    }
  }
}
