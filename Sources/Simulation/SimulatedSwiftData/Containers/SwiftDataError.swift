/// What goes wrong in SwiftData itself.
///
/// Simulated: the errors named here. Differs: errors of the store are those of Core Data.
public struct SwiftDataError: Error, Hashable, Sendable {
  private let name: String

  /// The container's store can't be opened, or not with its schema.
  public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
  /// The context has no container.
  ///
  /// Type-checks only: a context always has one.
  public static let missingModelContext = SwiftDataError(name: "missingModelContext")
  /// A predicate can't be evaluated.
  public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
  /// A sort descriptor can't be used.
  ///
  /// Type-checks only: all of them can.
  public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
}

extension SwiftDataError: CustomStringConvertible {
  /// The name of the error.
  public var description: String { "SwiftDataError.\(name)" }
}
