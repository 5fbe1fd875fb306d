/// The build settings that hold for a target: for each name its values, the one that counts first.
///
/// The values below the first are what `$(inherited)` reaches.
struct BuildSettings {
  private var values: [String: [String]] = [:]

  /// Makes the settings from their levels.
  ///
  /// - Parameters:
  ///   - levels: The assignments, the weakest level first; in a level the last one counts most.
  ///   - situation: What the build is for; assignments for anything else are left out.
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

  /// The value of a setting as it was written.
  ///
  /// - Parameters:
  ///   - name: The setting's name.
  ///   - depth: How many stronger values to leave out.
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
