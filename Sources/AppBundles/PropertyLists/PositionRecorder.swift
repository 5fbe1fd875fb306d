import ActivationRules
import BundleRules
import Findings

/// Records the positions of values, without letting a hostile list make that expensive.
///
/// A position is looked up by its whole path, so long keys and deep paths cost time for each value
/// below them. A budget limits that; a value without a position is located by what is around it.
struct PositionRecorder {
  /// Where values stand: for an entry of a dictionary its key, for anything else the value itself.
  private(set) var positions: [PropertyPath: SourcePosition] = [:]
  private var path: [PropertyPath.Step] = []
  private var costs = [1]
  private var budget = ReadingLimits.positionBudget

  /// Enters a dictionary or an array.
  mutating func enter(_ step: PropertyPath.Step) {
    costs.append((costs.last ?? 0) + step.cost)
    path.append(step)
  }

  /// Returns to what is around it.
  mutating func leave() {
    path.removeLast()
    costs.removeLast()
  }

  /// Records the position of a value.
  ///
  /// - Parameters:
  ///   - position: Its place; `nil` when the file has none.
  ///   - step: The step to it from where the recorder is; `nil` for the root.
  mutating func record(_ position: SourcePosition?, of step: PropertyPath.Step?) {
    guard let position, path.count < ReadingLimits.positionDepth else { return }
    let cost = (costs.last ?? 0) + (step?.cost ?? 0)
    guard cost <= budget else { return }
    budget -= cost
    positions[PropertyPath(step.map { path + [$0] } ?? [])] = position
  }

  /// Returns the positions without those of values that a later one under the same key has
  /// replaced.
  ///
  /// - Parameter root: The list; of several entries with one key the last counts.
  /// - Returns: Where each value stands, as far as the budget reaches.
  func positions(in root: PropertyValue) -> [PropertyPath: SourcePosition] {
    var kept: [PropertyPath: SourcePosition] = [:]
    var budget = ReadingLimits.positionBudget
    var waiting: [(value: PropertyValue, path: PropertyPath, cost: Int)] = [(root, [], 1)]
    while let (value, path, cost) = waiting.popLast() {
      guard cost <= budget, let position = positions[path] else { continue }
      budget -= cost
      kept[path] = position
      waiting += value.parts.map {
        ($0.value, PropertyPath(path.steps + [$0.step]), cost + $0.step.cost)
      }
    }
    return kept
  }
}

extension PropertyPath.Step {
  /// The cost of looking at the step once, in units of a short key.
  fileprivate var cost: Int {
    switch self {
    case .key(let key): 1 + key.utf8.count / 16
    case .index: 1
    }
  }
}

extension PropertyValue {
  /// The contents of the value; of several entries with one key, the last one.
  fileprivate var parts: [(step: PropertyPath.Step, value: PropertyValue)] {
    switch self {
    case .dictionary(let entries):
      [String: PropertyValue](entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
        .map { (.key($0.key), $0.value) }
    case .array(let elements): elements.enumerated().map { (.index($0.offset), $0.element) }
    case .string, .integer, .real, .boolean, .date, .data: []
    }
  }
}
