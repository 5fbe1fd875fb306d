package import Findings
import Yams

/// The words that a course explains, listed in its glossary.yml.
package struct Glossary: Hashable, Sendable {
  /// In the order of glossary.yml.
  package var terms: [Term]

  /// A word, and where the course explains it.
  package struct Term: Hashable, Sendable {
    /// "activation rule".
    package var name: String
    /// Other ways of writing it, apart from a plural in *-s*.
    package var forms: [String]
    /// What it is, in a sentence; code is between backticks.
    package var meaning: String
    /// Where it is explained: `lesson/step`, or a lesson for its introduction.
    package var place: String
    /// Where glossary.yml names it, and its place.
    package var range: SourceRange?
    package var placeRange: SourceRange?

    package init(
      _ name: String, forms: [String] = [], meaning: String, place: String,
      range: SourceRange? = nil, placeRange: SourceRange? = nil
    ) {
      self.name = name
      self.forms = forms
      self.meaning = meaning
      self.place = place
      self.range = range
      self.placeRange = placeRange
    }

    /// The lesson that explains it.
    package var lesson: String { String(place.prefix { $0 != "/" }) }
    /// The step that explains it; `nil` for the lesson's introduction.
    package var step: String? {
      place.contains("/") ? String(place.drop { $0 != "/" }.dropFirst()) : nil
    }
  }

  package init(_ terms: [Term]) { self.terms = terms }

  /// The terms by their names, whatever their case.
  package var alphabetical: [Term] {
    terms.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
  }
}

extension Glossary {
  /// The file's name, beside course.yml.
  package static let file = "glossary.yml"

  /// Loads the glossary of a course; `nil` without a readable glossary.yml.
  package static func load(
    from files: CourseFiles
  ) -> (glossary: Glossary?, findings: [Finding]) {
    let loaded = files.list(file) { source, report in Glossary(source, report: &report) }
    return (loaded.list, loaded.findings)
  }

  private init?(_ source: SourceText, report: inout Report) {
    let yaml = YAMLText(yaml: source.text, firstLine: 1, lines: source.lines)
    guard let root = yaml.root(of: .glossary, report: &report),
      let fields = Fields<GlossaryKey>(root, of: .glossary, yaml: yaml, report: &report)
    else { return nil }
    guard fields.has(.terms) else {
      _ = fields.required(.terms, report: &report)
      return nil
    }
    guard let nodes = fields.list(.terms, report: &report) else { return nil }
    var firsts: [String: SourceRange] = [:]
    terms = []
    for node in nodes {
      guard let fields = Fields<TermKey>(node, of: .term, yaml: yaml, report: &report),
        let term = fields.term(yaml: yaml, report: &report)
      else { continue }
      if let first = firsts[term.name.lowercased()] {
        report.add(
          .frontMatter, CourseWords.termRepeated(term.name), at: term.range,
          remedy: CourseWords.termRepeatedRemedy,
          notes: [Finding.Note(SharedWords.firstIsHere, range: first)])
      } else {
        firsts[term.name.lowercased()] = term.range
        terms.append(term)
      }
    }
  }
}

extension Fields<TermKey> {
  /// Reads an entry of `terms:`; `nil`, with findings, if it lacks a key.
  fileprivate func term(yaml: YAMLText, report: inout Report) -> Glossary.Term? {
    let name = required(.term, report: &report)
    let meaning = required(.means, report: &report)
    let place = required(.step, report: &report)
    let forms = has(.forms) ? list(.forms, report: &report) ?? [] : []
    guard let name, let meaning, let place else { return nil }
    return Glossary.Term(
      name.text, forms: forms.compactMap { $0.scalar?.string }, meaning: meaning.text,
      place: place.text, range: name.range, placeRange: place.range)
  }
}
