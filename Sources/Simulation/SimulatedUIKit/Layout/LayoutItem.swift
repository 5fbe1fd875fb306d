import Foundation

/// What rules can be about: views and layout guides.
@MainActor enum LayoutItem {
  /// The view that an item is, or that a guide belongs to.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}
