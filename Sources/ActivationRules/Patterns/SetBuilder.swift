/// Writes the steps of a ``ScalarSet`` while its text is read, with operators in order of their
/// strength.
struct SetBuilder {
  /// What was read last, on which the meaning of '-' and '&' depends.
  enum Last: Equatable {
    case start, set, several, operation
    /// A character, with the one at which a range would start.
    case literal(Unicode.Scalar?)
  }

  /// An operation that connects sets, or that waits for the end of one.
  enum Operation {
    case union, difference, intersection
    /// `--` and `&&`, which bind less tightly than everything else.
    case strongDifference, strongIntersection
    case complement, closure
    case opening
  }

  private(set) var last = Last.start
  /// The last character apart from bare '-' and '&': as in ICU, a range can start at it even after
  /// '&'.
  private var rangeStart: Unicode.Scalar?
  /// The places of the open brackets.
  private var brackets: [Range<Int>] = []
  private var operations: [Operation] = []
  private var steps: [ScalarSet.Step] = []
  private let ignoresCase: Bool
  private let ignoresDiacritics: Bool

  init(ignoresCase: Bool, ignoresDiacritics: Bool) {
    self.ignoresCase = ignoresCase
    self.ignoresDiacritics = ignoresDiacritics
  }

  /// The number of open brackets.
  var depth: Int { brackets.count }

  /// Whether all brackets are closed.
  var isFinished: Bool { brackets.isEmpty }

  /// The place of the innermost open bracket.
  var innermost: Range<Int> { brackets.last ?? 0..<0 }

  /// The set that was read.
  var set: ScalarSet { ScalarSet(steps: steps) }
}

extension SetBuilder {
  /// Begins a set, or one inside another that is already connected.
  mutating func open(_ bracket: Range<Int>) {
    if brackets.isEmpty { steps.append(.empty) }
    brackets.append(bracket)
    operations.append(.opening)
    if ignoresCase { operations.append(.closure) }
    last = .start
  }

  /// Makes the set that was just begun stand for all other characters; the closure over case comes
  /// first.
  mutating func negate() {
    operations.insert(.complement, at: operations.count - (ignoresCase ? 1 : 0))
  }

  /// Begins the right side of an operation.
  mutating func begin(_ operation: Operation) {
    apply(atLeast: operation.strength)
    operations.append(operation)
    steps.append(.empty)
    last = .operation
  }

  /// Ends the innermost set.
  mutating func close() {
    apply(atLeast: Operation.opening.strength + 1)
    operations.removeLast()
    brackets.removeLast()
    last = .set
  }

  /// Adds a character.
  mutating func add(_ scalar: Unicode.Scalar) {
    rangeStart = scalar
    add(sign: scalar)
  }

  /// Adds a character at which no range starts.
  mutating func add(sign scalar: Unicode.Scalar) {
    apply(atLeast: Operation.union.strength)
    last = .literal(rangeStart)
    guard let base = ignoresDiacritics ? Diacritics.removed(from: scalar) : scalar else { return }
    steps.append(.scalar(base.value))
  }

  /// Adds the characters from one to another.
  mutating func add(_ first: Unicode.Scalar, through end: Unicode.Scalar) {
    apply(atLeast: Operation.union.strength)
    steps.append(.range(first.value, end.value))
    last = .several
  }

  /// Adds the characters of a class that one letter names.
  ///
  /// As in ICU, they join what comes right before them, ahead of an operation: `[[a-z]-[b]\d]`
  /// removes the digits too, while a character instead of `\d` would be added in the end.
  mutating func add(_ named: NamedClass) {
    steps += named.steps
    last = .several
  }

  /// Adds the characters with a property; like the named classes, they join what comes before them.
  mutating func add(_ property: PropertyClass) {
    steps += property.steps(ignoringCase: ignoresCase)
    last = .set
  }

  /// Carries out the operations that wait and bind at least this tightly.
  private mutating func apply(atLeast strength: Int) {
    while let operation = operations.last, operation.strength >= strength {
      operations.removeLast()
      steps.append(operation.step)
    }
  }
}

extension SetBuilder.Operation {
  /// The strength with which the operation binds.
  fileprivate var strength: Int {
    switch self {
    case .opening: 0
    case .complement, .closure: 2
    case .strongDifference, .strongIntersection: 3
    case .union, .difference, .intersection: 4
    }
  }

  fileprivate var step: ScalarSet.Step {
    switch self {
    case .union: .union
    case .difference, .strongDifference: .difference
    case .intersection, .strongIntersection: .intersection
    case .complement: .complement
    case .closure: .closure
    case .opening: preconditionFailure("a bracket is taken off by close() alone")
    }
  }
}
