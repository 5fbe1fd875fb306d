import Findings

/// A comparison that asks how many elements of a collection there are, or match.
struct CountTest {
  /// What is counted.
  var what: What
  /// The comparison, with the count on its left-hand side.
  var operation: Predicate.Operation
  /// What the count is compared with.
  var limit: Limit

  /// The two things that can be counted.
  enum What {
    /// The elements of a collection for which a clause holds.
    case matches(Predicate.Subquery)
    /// All elements of a collection.
    case elements(Predicate.Expression)
  }

  /// What a count is compared with.
  enum Limit {
    case number(Int64)
    /// The count of the collection that a subquery searches.
    case all
    case other(Predicate.Expression)
  }

  /// Recognises such a comparison, whichever way around it is written.
  init?(_ comparison: Predicate.Comparison) {
    guard comparison.quantifier == nil else { return nil }
    if let what = Self.counted(comparison.left), comparison.operation.isOfNumbers {
      self.init(what, comparison.operation, comparison.right)
    } else if let what = Self.counted(comparison.right), comparison.operation.isOfNumbers {
      self.init(what, comparison.operation.turned, comparison.left)
    } else {
      return nil
    }
  }

  private init(_ what: What, _ operation: Predicate.Operation, _ other: Predicate.Expression) {
    self.what = what
    self.operation = operation
    limit = .other(other)
    if case .literal(let literal) = other, case .integer(let number) = literal.value {
      limit = .number(number)
    } else if case .matches(let subquery) = what,
      case .elements(let collection)? =
        Self.counted(other), collection == subquery.collection
    {
      limit = .all
    }
  }

  private static func counted(_ expression: Predicate.Expression) -> What? {
    guard case .path(var path) = expression, path.components.last == .collection(.count) else {
      return nil
    }
    path.components.removeLast()
    if path.components.isEmpty {
      switch path.base {
      case .subquery(let subquery): return .matches(subquery)
      case let base?: return .elements(base)
      case nil: return .elements(.itself(path.place))
      }
    }
    return .elements(.path(path))
  }

  /// The collection.
  var collection: Predicate.Expression {
    switch what {
    case .matches(let subquery): subquery.collection
    case .elements(let collection): collection
    }
  }

  /// Whether one is enough.
  var isAtLeastOne: Bool {
    switch (operation, limit) {
    case (.atLeast, .number(1)), (.greater, .number(0)), (.notEqual, .number(0)): true
    default: false
    }
  }
}

extension Predicate.Operation {
  /// Whether the operator is one with which numbers are usually compared.
  fileprivate var isOfNumbers: Bool { self == .equal || self == .notEqual || isOrdering }

  /// The operator with its sides exchanged.
  fileprivate var turned: Predicate.Operation {
    switch self {
    case .less: .greater
    case .atMost: .atLeast
    case .greater: .less
    case .atLeast: .atMost
    default: self
    }
  }
}
