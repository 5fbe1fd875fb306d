import Foundation

/// The items of constraints: views and layout guides.
@MainActor enum LayoutItem {
  /// Returns the view that an item is, or to which a guide belongs.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}
