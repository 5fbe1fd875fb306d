import DeviceEvents
import Foundation
import SimulatedFoundation

/// Looks for everything that can be tapped in a tree of views.
@MainActor enum TapSurvey {
  /// Returns what can be tapped, in the order of the tree; what is inside a view comes before the
  /// view.
  static func targets(in view: UIView) -> [TapTarget] {
    guard view.canBeSeen, view.isUserInteractionEnabled else { return [] }
    let inside = view.seenSubviews.flatMap(targets)
    switch view {
    case let control as UIControl: return inside + self.targets(of: control)
    case let cell as UITableViewCell: return inside + [target(of: cell)].compactMap(\.self)
    case let cell as UICollectionViewCell: return inside + [target(of: cell)].compactMap(\.self)
    case let text as UITextView where text.isEditable: return inside + [target(of: text)]
    default: return inside + gestureTargets(of: view)
    }
  }

  // MARK: Controls

  private static func targets(of control: UIControl) -> [TapTarget] {
    switch control {
    case let segments as UISegmentedControl: self.segments(of: segments)
    case let toggle as UISwitch:
      [target(of: toggle, names: names(of: toggle) + labels(beside: toggle)) { toggle.tap() }]
    case let field as UITextField:
      [target(of: field, names: names(of: field)) { field.becomeFirstResponder() }]
    default: [target(of: control, names: names(of: control)) { control.tap() }]
    }
  }

  private static func target(
    of control: UIControl, names: [String], tap: @escaping UserAction
  ) -> TapTarget {
    TapTarget(
      view: control, kind: control.screenElement().kind.rawValue, names: names,
      isEnabled: control.isEnabled, obstacle: obstacle(to: control), tap: tap)
  }

  /// Returns why no finger reaches a visible button.
  private static func obstacle(to control: UIControl) -> String? {
    let size = control.bounds.size
    guard control is UIButton, control.window != nil, size.width <= 0 || size.height <= 0 else {
      return nil
    }
    return TappingWords.noSize
  }

  /// Returns a description of a hidden control of this name.
  static func hiddenTarget(_ name: String, in view: UIView) -> String? {
    for inner in view.subviews {
      if inner.canBeSeen {
        if let found = hiddenTarget(name, in: inner) { return found }
      } else if let control = inner as? UIControl, names(of: control).contains(name) {
        return TappingWords.thing(control.screenElement().kind.rawValue, named: name)
      }
    }
    return nil
  }

  private static func segments(of control: UISegmentedControl) -> [TapTarget] {
    (0..<control.numberOfSegments).map { index in
      TapTarget(
        view: control, kind: "segment",
        names: [control.titleForSegment(at: index)].compactMap(\.self),
        isEnabled: control.isEnabled && control.isEnabledForSegment(at: index)
      ) {
        control.choose(index)
      }
    }
  }

  // MARK: Rows

  private static func target(of cell: UITableViewCell) -> TapTarget? {
    var view = cell.superview
    while let current = view, !(current is UITableView) { view = current.superview }
    guard let table = view as? UITableView, let path = table.indexPath(for: cell) else {
      return nil
    }
    return TapTarget(
      view: cell, kind: "cell", names: names(of: cell), isEnabled: table.allowsSelection
    ) {
      table.userTaps(rowAt: path)
    }
  }

  private static func target(of cell: UICollectionViewCell) -> TapTarget? {
    guard let view = cell.superview as? UICollectionView, let path = view.indexPath(for: cell)
    else {
      return nil
    }
    return TapTarget(
      view: cell, kind: "cell", names: names(of: cell), isEnabled: view.allowsSelection
    ) {
      view.userTaps(itemAt: path)
    }
  }

  // MARK: Other views

  private static func target(of text: UITextView) -> TapTarget {
    TapTarget(view: text, kind: "textView", names: names(of: text), isEnabled: true) {
      text.becomeFirstResponder()
    }
  }

  private static func gestureTargets(of view: UIView) -> [TapTarget] {
    let taps = (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
      .filter(\.isEnabled)
    guard let recognizer = taps.min(by: { $0.numberOfTapsRequired < $1.numberOfTapsRequired })
    else { return [] }
    let kind = view.screenElement().kind.rawValue
    return [
      TapTarget(view: view, kind: kind, names: names(of: view), isEnabled: true) {
        let frame = view.screenFrame
        recognizer.recognize(
          at: CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
      }
    ]
  }

  // MARK: Names

  /// Returns a view's own texts, the texts inside it, and the names that code has given it.
  static func names(of view: UIView) -> [String] {
    let element = view.screenElement()
    let own = [
      element.text, element.detail, element.placeholder, view.accessibilityLabel,
      view.accessibilityIdentifier,
    ]
    var names: [String] = []
    for name in own.compactMap(\.self) + view.textsInside
    where !name.isEmpty && !names.contains(name) { names.append(name) }
    return names
  }

  /// Returns the text beside a control that has none of its own: in its row, or else next to it.
  private static func labels(beside view: UIView) -> [String] {
    var around = view.superview
    while let current = around {
      let texts = current.textsInside
      if !texts.isEmpty || current is UITableViewCell { return texts }
      around = current.superview
    }
    return []
  }
}
