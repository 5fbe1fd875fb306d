import DeviceEvents

/// Finds elements that are completely hidden by others, from front to back.
struct Covers {
  /// The places that hide everything behind them.
  private var places: [ScreenFrame] = []

  /// This many are enough: covers are screens, sheets and cells.
  private static let most = 60

  /// The elements that are at least partly visible.
  mutating func uncovered(
    _ elements: [ScreenElement], in window: ScreenFrame, isOpaque: Bool = true
  ) -> [ScreenElement] {
    var seen: [ScreenElement] = []
    for element in elements.reversed() {
      if let element = uncovered(element, in: window, isOpaque: isOpaque) { seen.append(element) }
    }
    return seen.reversed()
  }

  private mutating func uncovered(
    _ element: ScreenElement, in window: ScreenFrame, isOpaque: Bool
  ) -> ScreenElement? {
    var element = element
    let isOpaque = isOpaque && element.opacity > 0.99
    // The texts of an alert or sheet are on its own card.
    let keepsChildren = element.kind == .alert || element.kind == .segments
    if !keepsChildren {
      let inner = element.clips ? window.intersection(element.frame) : window
      element.children = uncovered(element.children, in: inner, isOpaque: isOpaque)
    }
    let shown = element.frame.intersection(window)
    if element.children.isEmpty, shown.isEmpty || places.contains(where: { $0.contains(shown) }) {
      return nil
    }
    if isOpaque, element.hidesWhatIsBehind, places.count < Self.most {
      places.append(shown.inset(element.cornerRadius * 0.3, element.cornerRadius * 0.3))
    }
    return element
  }
}

extension ScreenElement {
  fileprivate var hidesWhatIsBehind: Bool {
    switch kind {
    case .area, .table, .cell: (background?.alpha ?? 0) > 0.99
    case .webPage, .shareSheet: (background?.alpha ?? 1) > 0.99
    default: false
    }
  }
}
