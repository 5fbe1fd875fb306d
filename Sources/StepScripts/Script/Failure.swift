import DeviceEvents
package import Findings
import LessonModel
package import Outcomes

extension StepScript {
  /// What went wrong, intentionally or not.
  package struct Failure: Hashable, Sendable {
    package var title: Caption
    package var isMeant: Bool
    package var messages: [Message]

    /// One message, and the line of code that it is about.
    package struct Message: Hashable, Sendable {
      /// The severity according to the compiler; `nil` for messages without one.
      package var severity: Severity?
      package var text: String
      package var place: SnippetPlace?
    }
  }
}

extension StepScript.Failure {
  /// The compiler's messages.
  init(_ diagnostics: [Diagnostic], in program: Program, isMeant: Bool) {
    let isRefused = diagnostics.contains { $0.severity == .error }
    self.init(
      Caption(isRefused ? ScriptWords.refused : ScriptWords.remarked), isMeant: isMeant,
      diagnostics.map { diagnostic in
        Message(
          severity: diagnostic.severity, text: diagnostic.message,
          place: SnippetPlace(
            line: diagnostic.position.line, column: diagnostic.position.column,
            of: diagnostic.file, in: program))
      })
  }

  /// A process that crashed, or that the device ended for misbehaving.
  init(_ process: String, _ ending: Ending, in program: Program, isMeant: Bool) {
    switch ending {
    case .crashed(let signal, let message, let place):
      let line = place.flatMap { SnippetPlace(line: $0.line, of: $0.file, in: program) }
      self.init(
        ScriptWords.crashes(process), isMeant: isMeant,
        [Message(text: message.isEmpty ? signal : message, place: line)])
    case .exited, .stopped:
      self.init(ScriptWords.ended(process, ending.sentence), isMeant: isMeant, [])
    }
  }

  private init(_ title: Caption, isMeant: Bool, _ messages: [Message]) {
    self.title = isMeant ? title + ScriptWords.asItShould : title
    self.isMeant = isMeant
    self.messages = messages
  }

  /// What this machine lacks for something that was to be run.
  package init(notRun title: String, _ lack: MachineLack) {
    self.title = Caption(title)
    isMeant = true
    messages = [Message(text: lack.reason)]
  }
}
