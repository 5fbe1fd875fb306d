import Findings

/// Rewrites iOS source code so that it compiles and runs without an Objective-C run time.
///
/// Data flow: source text → syntax tree → `SourceFacts` (what the file declares) → edits by the
/// rules in `Rules/` → `PortableSource`, with the registration of the file's classes after its last
/// line. Lines never move; columns that move are mapped back by the result.
package enum Portability {
  /// Reads what a file declares, without rewriting it.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - file: The file's name, as the compiler is going to see it.
  /// - Returns: The facts; if the text doesn't parse, as far as they could be read.
  package static func facts(source: String, file: String) -> SourceFacts {
    FactsReader(ParsedSource(source), file: file).facts
  }

  /// Rewrites one file.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - file: The file's name; findings carry it, and generated names derive from it.
  ///   - others: Facts of the target's other files, so that selectors and superclasses declared
  ///     there are found.
  /// - Returns: The rewritten text; the text itself if it doesn't parse, so that the compiler's own
  ///   message is at the right place.
  package static func makePortable(
    source: String, file: String, others: [SourceFacts] = []
  ) -> PortableSource {
    let parsed = ParsedSource(source)
    let reader = FactsReader(parsed, file: file)
    guard !parsed.hasError else {
      return PortableSource(original: source, edits: [], generated: "", facts: reader.facts)
    }
    let known = KnownDeclarations(reader.facts, others: others)
    var rewriting = Rewriting(parsed, file: file, known: known)
    rewriting.applyRules(to: reader.nodes)
    let registration = Registration(facts: reader.facts, known: known)
    for record in reader.facts.types {
      rewriting.reportUnreachable(record)
    }
    var facts = reader.facts
    facts.usesObjectiveC = rewriting.usesObjectiveC
    facts.registration = registration.text.isEmpty ? nil : registration.name
    return PortableSource(
      original: source, edits: rewriting.edits, generated: registration.text, facts: facts,
      findings: rewriting.findings)
  }
}
