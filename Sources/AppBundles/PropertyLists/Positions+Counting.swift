import ActivationRules
import BundleRules

extension [PropertyPath: TextPosition] {
  /// Leaves out the places of values that a later one under the same key has replaced.
  ///
  /// - Parameter root: The list; of several entries with one key the last counts.
  /// - Returns: The places of what counts.
  func only(of root: PropertyValue) -> Self {
    var kept: Self = [:]
    var waiting: [(value: PropertyValue, path: PropertyPath)] = [(root, [])]
    while let (value, path) = waiting.popLast() {
      guard let position = self[path] else { continue }
      kept[path] = position
      switch value {
      case .dictionary(let entries):
        let last = [String: PropertyValue](
          entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
        waiting += last.map { ($0.value, path.key($0.key)) }
      case .array(let elements):
        waiting += elements.enumerated().map { ($0.element, path.index($0.offset)) }
      case .string, .integer, .real, .boolean, .date, .data: break
      }
    }
    return kept
  }
}
