/// One problem in the content: what it is, where it is, and what to do about it.
///
/// Content problems are values: parsers and checks return what they could build together with all
/// findings, and only the command line prints them or turns them into an exit status.
package struct Finding: Hashable, Sendable {
  package var kind: Kind
  package var severity: Severity
  /// The headline: specific first, no full stop.
  package var message: String
  /// The file as the reader should see it, relative to the repository if possible.
  package var file: String
  /// The place in the file; `nil` if it is about the whole file.
  package var range: SourceRange?
  /// What to do, as a verb phrase.
  package var remedy: String?
  /// Further places or facts that belong to the finding.
  package var notes: [Note]

  package init(
    _ kind: Kind, severity: Severity = .error, _ message: String, file: String,
    range: SourceRange? = nil, remedy: String? = nil, notes: [Note] = []
  ) {
    self.kind = kind
    self.severity = severity
    self.message = message
    self.file = file
    self.range = range
    self.remedy = remedy
    self.notes = notes
  }

  /// A further place or fact that belongs to a finding.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var file: String?
    package var range: SourceRange?

    package init(_ message: String, file: String? = nil, range: SourceRange? = nil) {
      self.message = message
      self.file = file
      self.range = range
    }
  }
}
