/// A set of characters, as steps that work on a stack of sets.
///
/// For a lookup of a single character, a set on the stack is a bit that says whether the character
/// is in it. If case is ignored, the other forms of the character have their bits beside it.
struct ScalarSet: Hashable, Sendable {
  /// One step; a step that adds to a set adds to the last one on the stack.
  enum Step: Hashable, Sendable {
    /// Puts an empty set on the stack.
    case empty
    /// Adds a character.
    case scalar(UInt32)
    /// Adds a range of characters.
    case range(UInt32, UInt32)
    /// Adds all characters with a property.
    case property(ScalarProperty)
    /// Replace the last two sets by one.
    case union, intersection, difference
    /// Replaces the last set by all other characters.
    case complement
    /// Adds to the last set the characters that differ from its characters only in case.
    case closure
  }

  private let steps: [Step]
  private let ignoresCase: Bool

  /// Makes a set from steps, which leave one set on the stack.
  init(steps: [Step]) {
    self.steps = steps
    ignoresCase = steps.contains(.closure)
  }

  /// Makes the set of all characters with a property.
  init(having property: ScalarProperty) {
    self.init(steps: [.empty, .property(property)])
  }

  /// The number of steps that it takes to decide about a character.
  var size: Int { steps.count }

  /// Whether a character is in the set.
  func contains(_ scalar: UInt32) -> Bool {
    let forms = ignoresCase ? CaseFolding.forms(of: scalar) : [scalar]
    var stack: [UInt8] = []
    for step in steps { Self.apply(step, to: &stack, forms) }
    return stack.last.map { $0 & 1 == 1 } ?? false
  }

  private static func apply(_ step: Step, to stack: inout [UInt8], _ forms: [UInt32]) {
    switch step {
    case .empty: stack.append(0)
    case .scalar(let scalar): add(to: &stack, forms) { $0 == scalar }
    case .range(let first, let last): add(to: &stack, forms) { first <= $0 && $0 <= last }
    case .property(let property): add(to: &stack, forms) { property.holds(for: $0) }
    case .union: combine(&stack) { $0 | $1 }
    case .intersection: combine(&stack) { $0 & $1 }
    case .difference: combine(&stack) { $0 & ~$1 }
    case .complement: stack[stack.count - 1] = ~stack[stack.count - 1]
    case .closure:
      let all = UInt8(truncatingIfNeeded: 1 << forms.count - 1)
      stack[stack.count - 1] = stack[stack.count - 1] & all == 0 ? 0 : all
    }
  }

  private static func add(
    to stack: inout [UInt8], _ forms: [UInt32], where isMember: (UInt32) -> Bool
  ) {
    for (bit, form) in forms.enumerated() where isMember(form) {
      stack[stack.count - 1] |= 1 << UInt8(bit)
    }
  }

  private static func combine(_ stack: inout [UInt8], with operation: (UInt8, UInt8) -> UInt8) {
    let right = stack.removeLast()
    stack[stack.count - 1] = operation(stack[stack.count - 1], right)
  }
}
