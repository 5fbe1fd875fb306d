import Foundation
import SimulatedFoundation

/// A method or closure that is called for some events of a control.
@MainActor struct ControlBinding {
  enum What {
    case method(Selector)
    case closure(UIAction)
  }

  let what: What
  weak var target: AnyObject?
  let hadTarget: Bool
  var events: UIControl.Event

  init(_ target: AnyObject?, _ action: Selector, _ events: UIControl.Event) {
    what = .method(action)
    self.target = target
    hadTarget = target != nil
    self.events = events
  }

  init(_ action: UIAction, _ events: UIControl.Event) {
    what = .closure(action)
    hadTarget = false
    self.events = events
  }

  var action: Selector? {
    if case .method(let action) = what { action } else { nil }
  }

  var uiAction: UIAction? {
    if case .closure(let action) = what { action } else { nil }
  }

  func isOf(_ target: AnyObject?, _ action: Selector) -> Bool {
    self.action == action && self.target === target && hadTarget == (target != nil)
  }

  /// Whether it matches what is to be removed; `nil` matches all.
  func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    guard let own = self.action else { return false }
    return (target == nil || self.target === target) && (action == nil || own == action)
  }
}
