import Foundation
import SimulatedFoundation

// Both Foundations have these names; programs see the simulation's.
typealias NSPredicate = SimulatedFoundation.NSPredicate
typealias NSCompoundPredicate = SimulatedFoundation.NSCompoundPredicate
typealias NSComparisonPredicate = SimulatedFoundation.NSComparisonPredicate
typealias NSExpression = SimulatedFoundation.NSExpression
typealias NSSortDescriptor = SimulatedFoundation.NSSortDescriptor

/// A format, its arguments, and the result for the note.
struct PredicateCase: CustomStringConvertible, Sendable {
  var format: String
  var arguments: [any Sendable]
  var holds: Bool
  var text: String?

  init(
    _ format: String, _ arguments: [any Sendable] = [], holds: Bool = true, as text: String? = nil
  ) {
    self.format = format
    self.arguments = arguments
    self.holds = holds
    self.text = text
  }

  var description: String { format }

  var predicate: NSPredicate { NSPredicate(format: format, argumentArray: arguments) }

  /// The note that the predicates are evaluated with.
  static var note: [String: Any] {
    [
      "title": "Café au lait", "count": 3, "price": 2.5, "isDone": true, "tags": ["a", "b"],
      "date": Date(timeIntervalSinceReferenceDate: 100), "absent": NSNull(), "size": 7,
      "items": [
        ["name": "x", "price": 2] as [String: Any], ["name": "y", "price": 5],
      ],
      "id": UUID(uuidString: "11111111-2222-3333-4444-555555555555") ?? UUID(),
      "author": ["name": "Ada", "age": 36] as [String: Any],
      "address": URL(fileURLWithPath: "/a/b.txt"), "numbers": Set([1, 2, 3]),
    ]
  }
}
