public import UniformTypes

extension Predicate {
  /// The maximum number of steps before an evaluation is abandoned.
  public static let mostSteps = 2_000_000

  /// Determines whether an object meets the predicate.
  ///
  /// Time and memory are bounded by the number of steps, whatever the predicate and the object are.
  ///
  /// - Parameters:
  ///   - object: The object of the predicate, usually a dictionary with a key `extensionItems`.
  ///   - types: The uniform types of the device.
  ///   - steps: The maximum number of steps of the evaluation.
  /// - Returns: Whether the predicate is met, or what keeps that from being known.
  public func evaluate(
    _ object: PropertyValue, types: UniformTypes = .standard, steps: Int = Self.mostSteps
  ) -> Outcome {
    var evaluator = PredicateEvaluator(object, types: types, steps: steps)
    do throws(Stop) {
      return try evaluator.holds(clause) ? .met : .notMet
    } catch {
      return .stopped(error)
    }
  }

  /// The outcome of an evaluation.
  public enum Outcome: Hashable, Sendable {
    case met
    case notMet
    /// The evaluation reached a point at which there is no answer.
    case stopped(Stop)
  }

  /// The reason why an evaluation has no answer.
  public struct Stop: Error, Hashable, Sendable {
    /// The kind of obstacle.
    public var kind: Kind
    /// What happened, without a full stop.
    public var message: String
    /// The part of the predicate in which it happened.
    public var place: Place

    /// The kinds of obstacles.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// Values of these kinds can't be compared or searched; on a device this is an exception.
      case raises
      /// Something that a rule is presumably not allowed to do.
      case refused
      /// A value that differs each time.
      case unpredictable
      /// The limit of steps was reached.
      case tooMuchWork
    }
  }
}
