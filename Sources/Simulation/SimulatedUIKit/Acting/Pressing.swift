import DeviceEvents
import Foundation
import SimulatedFoundation

/// Finds what a long press does: the pressed view's chain of superviews is asked from the inside.
@MainActor enum Pressing {
  /// Finds a visible view with this text or name that reacts to a long press, or that is inside one
  /// which does.
  static func find(_ name: String, in root: UIView) -> Result<UserAction, ScreenFailure> {
    if let found = visible(name, in: root, root) { return .success(found) }
    if let found = Scrolling.find(in: root, { visible(name, in: $0, root) }) {
      return .success(found)
    }
    return .failure(ScreenFailure(TappingWords.nothingToPress(named: name)))
  }

  private static func visible(_ name: String, in view: UIView, _ root: UIView) -> UserAction? {
    guard view.canBeSeen, view.isUserInteractionEnabled || view is UILabel || view is UIImageView
    else { return nil }
    for inner in view.seenSubviews.reversed() {
      if let found = visible(name, in: inner, root) { return found }
    }
    guard names(of: view).contains(name), let first = handler(of: view),
      Covering.obstacle(to: first, in: root) == nil
    else { return nil }
    return { press(view) }
  }

  private static func names(of view: UIView) -> [String] {
    switch view {
    case is UIControl, is UITableViewCell, is UICollectionViewCell: TapSurvey.names(of: view)
    default:
      [(view as? UILabel)?.text, view.accessibilityLabel, view.accessibilityIdentifier]
        .compactMap(\.self)
    }
  }

  /// Returns the innermost view around one, or that one, that may react to a long press.
  private static func handler(of view: UIView) -> UIView? {
    var current: UIView? = view
    while let view = current {
      if !view.reactions.isEmpty { return view }
      current = view.superview
    }
    return nil
  }

  /// Presses a view: whatever reacts first is all that does.
  private static func press(_ view: UIView) {
    let frame = view.screenFrame
    let place = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    var current: UIView? = view
    while let view = current {
      for react in view.reactions where react(place) { return }
      current = view.superview
    }
  }
}

extension UIView {
  /// Returns whether a long press at a place had an effect.
  fileprivate typealias Reaction = (CGPoint) -> Bool

  /// What a long press may do to the view.
  fileprivate var reactions: [Reaction] {
    var reactions: [Reaction] = interactions.compactMap { $0 as? UIContextMenuInteraction }
      .map { interaction in { interaction.open(at: $0) } }
    reactions += recognizers.compactMap { $0 as? UILongPressGestureRecognizer }.filter(\.isEnabled)
      .map { recognizer in { recognizer.press(at: $0) } }
    switch self {
    case let button as UIButton where button.menu != nil && button.isEnabled:
      reactions.append { _ in button.openMenu() }
    case let button as BarButton where button.isEnabled:
      if let menu = button.item.menu {
        reactions.append { _ in
          button.open(menu)
          return true
        }
      }
    case let cell as UITableViewCell:
      if let table = cell.table, let path = table.indexPath(for: cell) {
        reactions.append { table.userPresses(rowAt: path, $0) }
      }
    case let cell as UICollectionViewCell:
      if let view = cell.superview as? UICollectionView, let path = view.indexPath(for: cell) {
        reactions.append { view.userPresses(itemAt: path, $0) }
      }
    default: break
    }
    return reactions
  }
}

extension UITableViewCell {
  fileprivate var table: UITableView? {
    var view = superview
    while let current = view, !(current is UITableView) { view = current.superview }
    return view as? UITableView
  }
}

extension UITableView {
  /// Called when the user presses a row: the delegate's menu opens, if it has one.
  func userPresses(rowAt path: IndexPath, _ place: CGPoint) -> Bool {
    let point = UIView.from(screen: place, to: self)
    guard let cell = cellForRow(at: path),
      let menu = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    else { return false }
    menu.open(from: cell)
    return true
  }
}

extension UICollectionView {
  /// Called when the user presses an item: the delegate's menu opens, if it has one.
  func userPresses(itemAt path: IndexPath, _ place: CGPoint) -> Bool {
    let point = UIView.from(screen: place, to: self)
    guard let cell = cellForItem(at: path), let delegate,
      let menu = delegate.collectionView(
        self, contextMenuConfigurationForItemsAt: [path], point: point)
        ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    else { return false }
    menu.open(from: cell)
    return true
  }
}
