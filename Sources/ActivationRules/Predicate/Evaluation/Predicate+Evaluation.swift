public import UniformTypes

extension Predicate {
  /// How many steps an evaluation takes at most before it is given up.
  public static let mostSteps = 2_000_000

  /// Finds out whether the predicate is met by an object.
  ///
  /// Time and memory are bounded by the number of steps, whatever the predicate and the object.
  ///
  /// - Parameters:
  ///   - object: What the predicate is about, usually a dictionary with a key `extensionItems`.
  ///   - types: The uniform types of the device.
  ///   - steps: How many steps the evaluation takes at most.
  /// - Returns: Whether the predicate is met, or what keeps us from knowing.
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

  /// What came of an evaluation.
  public enum Outcome: Hashable, Sendable {
    case met
    case notMet
    /// The evaluation came to a point at which there is no answer.
    case stopped(Stop)
  }

  /// Why an evaluation has no answer.
  public struct Stop: Error, Hashable, Sendable {
    /// What kind of obstacle it is.
    public var kind: Kind
    /// What happened, without a full stop.
    public var message: String
    /// Which part of the predicate it happened in.
    public var place: Place

    /// The kinds of obstacles.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// Values of these kinds can't be compared or looked into; on a device this is an exception.
      case raises
      /// Something that a rule is presumably not allowed to do.
      case refused
      /// A value that is another one each time.
      case unpredictable
      /// The limit of steps was reached.
      case tooMuchWork
    }
  }
}
