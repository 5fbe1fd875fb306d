import DeviceEvents
import Foundation
import SimulatedFoundation

/// Something on the screen that the user can tap.
@MainActor struct TapTarget {
  let view: UIView
  /// What it is: `button`, `cell`.
  var kind: String
  /// What it says, and the names by which code finds it; the first is shown to whoever looks for it.
  var names: [String]
  var isEnabled: Bool
  /// Why no finger reaches it: `has no size`.
  var obstacle: String?
  var tap: UserAction

  /// Finds what says this, or has it as its name.
  static func find(_ name: String, in root: UIView) -> Result<UserAction, ScreenFailure> {
    let targets = TapSurvey.targets(in: root)
    let matching = targets.filter { $0.names.contains(name) }
    let covers = matching.map { Covering.obstacle(to: $0.view, in: root) }
    for (target, cover) in zip(matching, covers) where target.isNamed(name) && cover == nil {
      return .success(target.tap)
    }
    if let target = matching.first {
      let reason = target.obstacle ?? (target.isEnabled ? covers.first ?? nil : nil) ?? "is dimmed"
      return .failure(ScreenFailure("the \(target.description) \(reason)"))
    }
    if let hidden = TapSurvey.hiddenTarget(name, in: root) {
      return .failure(ScreenFailure("the \(hidden) is hidden"))
    }
    let others = list(targets.filter { $0.canBeTapped(in: root) }.map(\.description))
    return .failure(
      ScreenFailure("nothing that can be tapped says \"\(name)\"; what can be: \(others)"))
  }

  /// Whether it can be tapped, and says this.
  func isNamed(_ name: String) -> Bool { isEnabled && obstacle == nil && names.contains(name) }

  /// Whether a finger reaches it and does something.
  private func canBeTapped(in root: UIView) -> Bool {
    isEnabled && obstacle == nil && Covering.obstacle(to: view, in: root) == nil
  }

  /// What it is and says: `button "Post"`.
  var description: String { names.first.map { "\(kind) \"\($0)\"" } ?? "\(kind) without a name" }

  /// Some of the names, and how many there are besides.
  static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "nothing" }
    let shown = names.prefix(12).joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }
}
