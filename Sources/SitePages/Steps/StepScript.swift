package import CommonMark
package import DeviceEvents
package import LessonModel
package import Outcomes

/// What a step shows, in order: the same on a page and in a terminal.
///
/// `Step` + `StepResult` → `StepScript` → HTML, or lines of text.
///
/// What a program really printed and did takes the place of the blocks that say what is expected;
/// what no block speaks of follows the program's last block.
package struct StepScript: Sendable {
  package var items: [Item]

  /// One thing that a step shows.
  package enum Item: Sendable {
    /// A block of the document.
    case prose(Document.NodeID)
    case code(Snippet)
    /// What is expected of a program that hasn't run.
    case expectation(Expectation)
    /// What the compiler said.
    case diagnostics([Diagnostic], in: Program, isMeant: Bool)
    case output(Output)
    case timeline(Timeline)
    /// The photographs of the screen that a scene took.
    case photographs(Photographs)
    /// What a scene showed of containers.
    case inspections(Inspections)
    /// A process that crashed, or that the device ended for what it did.
    case breakdown(Breakdown)
    /// A program that this machine lacks something for; what is expected of it follows.
    case notRun(MachineLack)
  }

  /// What happened on the device, program by program.
  package var timelines: [Timeline] {
    items.compactMap { if case .timeline(let timeline) = $0 { timeline } else { nil } }
  }

  /// What a process printed.
  package struct Output: Hashable, Sendable {
    package var source: Source
    package var text: String
    /// What went to standard error.
    package var errors: String

    /// Who printed it.
    package enum Source: Hashable, Sendable {
      /// A program on its own.
      case program
      case scene
      case process(String)
    }
  }

  /// Photographs of the screen, in the order in which they were taken.
  package struct Photographs: Hashable, Sendable {
    package var shown: [Photograph]
    /// How many more there are.
    package var omitted: Int

    /// One photograph: `Share: ready to post`.
    package struct Photograph: Hashable, Sendable {
      package var process: String
      package var name: String
      package var screen: Screen
    }
  }

  /// What a scene showed of containers, in the order in which it did.
  package struct Inspections: Hashable, Sendable {
    package var shown: [Inspection]
    /// How many more there are.
    package var omitted: Int

    /// One look: a title, and lines of text.
    package struct Inspection: Hashable, Sendable {
      package var title: String
      package var lines: [String]
    }
  }

  /// The bad end of a process.
  package struct Breakdown: Sendable {
    package var process: String
    package var ending: Ending
    package var program: Program
    package var isMeant: Bool
  }

  /// Lays a step out; without a result it shows what is expected.
  package init(_ step: Step, result: StepResult? = nil) {
    var writer = StepScriptWriter(step: step, result: result)
    writer.run()
    items = writer.items
  }
}
