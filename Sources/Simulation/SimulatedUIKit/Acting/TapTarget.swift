import DeviceEvents
import Foundation
import SimulatedFoundation

/// Something on the screen that the user can tap.
@MainActor struct TapTarget {
  let view: UIView
  /// The kind of target: `button`, `cell`.
  var kind: String
  /// Its texts, and the names by which code finds it; messages show the first.
  var names: [String]
  var isEnabled: Bool
  /// Why no finger reaches it: `has no size`.
  var obstacle: String?
  var tap: UserAction

  /// Finds the target that has this text or name.
  static func find(_ name: String, in root: UIView) -> Result<UserAction, ScreenFailure> {
    let targets = TapSurvey.targets(in: root)
    let matching = targets.filter { $0.names.contains(name) }
    let covers = matching.map { Covering.obstacle(to: $0.view, in: root) }
    for (target, cover) in zip(matching, covers) where target.isNamed(name) && cover == nil {
      return .success(target.tap)
    }
    if let target = matching.first {
      let cover = target.isEnabled ? covers.first ?? nil : nil
      let reason = target.obstacle ?? cover ?? TappingWords.dimmed
      return .failure(ScreenFailure(TappingWords.obstructed(target.description, reason)))
    }
    if let hidden = TapSurvey.hiddenTarget(name, in: root) {
      return .failure(ScreenFailure(TappingWords.obstructed(hidden, TappingWords.hidden)))
    }
    let others = targets.filter { $0.canBeTapped(in: root) }.map(\.description)
    return .failure(ScreenFailure(TappingWords.nothing(named: name, among: others)))
  }

  /// Whether it can be tapped and has this name.
  func isNamed(_ name: String) -> Bool { isEnabled && obstacle == nil && names.contains(name) }

  /// Whether a finger reaches it and has an effect.
  private func canBeTapped(in root: UIView) -> Bool {
    isEnabled && obstacle == nil && Covering.obstacle(to: view, in: root) == nil
  }

  /// Its kind and name: `button "Post"`.
  var description: String { TappingWords.thing(kind, named: names.first) }
}
