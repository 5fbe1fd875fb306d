/// The build settings of a target: for each name its values, with the effective one first.
///
/// `$(inherited)` refers to the values below the first.
struct BuildSettings {
  private var values: [String: [String]] = [:]

  /// Makes the settings from their levels.
  ///
  /// - Parameters:
  ///   - levels: The assignments, the weakest level first; within a level, the last one counts
  ///   most.
  ///   - situation: The situation of the build; assignments for other situations are left out.
  init(levels: [[BuildSetting]], situation: BuildSituation) {
    for level in levels {
      for setting in level where situation.meets(setting.conditions) {
        values[setting.name, default: []].append(setting.value)
      }
    }
    values = values.mapValues { $0.reversed() }
  }

  /// The names of all settings that have a value, in order.
  var names: [String] { values.keys.sorted() }

  /// Returns the value of a setting as it was written.
  ///
  /// - Parameters:
  ///   - name: The setting's name.
  ///   - depth: The number of stronger values to leave out.
  /// - Returns: The value; `nil` when there is none.
  func value(_ name: String, below depth: Int = 0) -> String? {
    guard let all = values[name], depth < all.count else { return nil }
    return all[depth]
  }

  /// Gives a setting a value that is stronger than all others.
  mutating func set(_ name: String, to value: String) {
    values[name, default: []].insert(value, at: 0)
  }
}
