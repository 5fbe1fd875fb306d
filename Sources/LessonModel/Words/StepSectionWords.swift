import Findings

/// Messages about the special sections of a step.
enum StepSectionWords {
  static func unknown(_ title: String, meant: SectionWord) -> String {
    "Unknown section \(quoted(title))\(NearMiss.suggestion(meant.rawValue))"
  }
  static func unknownRemedy(_ meant: SectionWord) -> String {
    "write '### \(meant.rawValue)', or choose a title that is less similar"
  }

  static func repeated(_ section: SectionWord) -> String {
    "Section \(quoted(section.rawValue)) appears twice in a step"
  }

  static func stray(_ block: StrayBlock, in section: SectionWord) -> String {
    "\(name(of: block)) does not belong in section \(quoted(section.rawValue))"
  }
  static func strayRemedy(_ section: SectionWord) -> String {
    "move it out of the section, which holds \(content(of: section))"
  }

  static func tooFew(_ count: Int, _ item: SectionItem, in section: SectionWord) -> String {
    let found = count == 0 ? "no \(name(of: item))s" : "only 1 \(name(of: item))"
    return "Section \(quoted(section.rawValue)) has \(found), at least 2 are needed"
  }
  static func tooFewRemedy(_ count: Int) -> String {
    "add \(count == 0 ? "two" : "another one"), or remove the section"
  }

  static func missingFromExercise(_ section: SectionWord) -> String {
    "Exercise has no section \(quoted(section.rawValue))"
  }
  static func missingFromExerciseRemedy(_ section: SectionWord) -> String {
    "add '### \(section.rawValue)' with \(content(of: section))"
  }
}

extension StepSectionWords {
  /// What belongs in a section.
  private static func content(of section: SectionWord) -> String {
    switch section {
    case .check: "one 'swift scene' block, its expected results and a table of verdicts"
    case .hints: "one numbered list"
    case .solution: "text and 'file=…' blocks"
    case .accepted: "'####' headings, each with 'file=…' blocks"
    case .rejected: "'####' headings, each with 'file=…' blocks and a quote"
    case .quiz, .prediction: "a question and one list of answers"
    }
  }

  private static func name(of item: SectionItem) -> String {
    switch item {
    case .answer: "answer"
    case .hint: "hint"
    case .variant: "variant"
    }
  }

  private static func name(of block: StrayBlock) -> String {
    switch block {
    case .expectation: "Expected text"
    case .shownCode: "Code that is only shown"
    case .program: "Program"
    case .scene: "Scene"
    case .file: "File"
    case .heading: "Heading"
    case .list: "List"
    case .table: "Table"
    case .quote: "Quote"
    case .rule: "Horizontal rule"
    case .indentedCode: "Indented code"
    case .html: "HTML"
    case .text: "Text"
    }
  }
}
