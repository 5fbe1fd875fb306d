/// The windows that a process shows.
///
/// The list doesn't keep them alive: as on iOS, a window that nothing retains is gone at once.
@MainActor enum WindowList {
  private struct Entry {
    weak var window: UIWindow?
    weak var appeared: UIViewController?
  }

  private static var entries: [Entry] = []

  /// The windows from back to front.
  static var shown: [UIWindow] {
    let windows = entries.compactMap(\.window)
    return windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  /// Makes a window visible: its root controller appears, at once if the app is in front, else once
  /// it is.
  static func show(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    if !entries.contains(where: { $0.window === window }) { entries.append(Entry(window: window)) }
    if UIApplication.running?.applicationState == .active { appear() }
  }

  static func hide(_ window: UIWindow) { entries.removeAll { $0.window === window } }

  /// Called when a visible window has another root controller.
  static func rootChanged(in window: UIWindow) {
    if UIApplication.running?.applicationState == .active { appear() }
  }

  /// Makes the root controllers appear that haven't done so yet.
  static func appear() {
    for index in entries.indices {
      guard let root = entries[index].window?.rootViewController,
        root !== entries[index].appeared
      else { continue }
      entries[index].appeared = root
      root.appear()
    }
  }
}
