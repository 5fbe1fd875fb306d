import Foundation

/// One axis of a place.
private struct AxisPlace {
  var start: LayoutSum
  var length: LayoutSum
  var end: LayoutSum { start + length }
  var middle: LayoutSum { start + length * 0.5 }

  init(_ place: LayoutPlace, _ axis: NSLayoutConstraint.Axis) {
    start = axis == .horizontal ? place.left : place.top
    length = axis == .horizontal ? place.width : place.height
  }
}

extension UIStackView {
  func arrange(_ problem: inout LayoutProblem) {
    guard let own = problem.place(of: self) else { return }
    let room = isLayoutMarginsRelativeArrangement ? own.inset(by: layoutMargins) : own
    let shown = arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
    for view in arrangedSubviews where view.isHidden {
      guard let place = problem.place(of: view) else { continue }
      problem.addFirmly(place.left, .equal, own.left)
      problem.addFirmly(place.top, .equal, own.top)
      problem.add(place.width, .equal, LayoutSum(0), UILayoutPriority(999.5))
      problem.add(place.height, .equal, LayoutSum(0), UILayoutPriority(999.5))
    }
    let places = shown.compactMap { problem.place(of: $0) }
    guard !shown.isEmpty, places.count == shown.count else { return }
    share(AxisPlace(room, axis), places.map { AxisPlace($0, axis) }, shown, &problem)
    let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    align(AxisPlace(room, other), places.map { AxisPlace($0, other) }, &problem)
  }

  private func room(behind view: UIView) -> Double {
    let own = customSpacing(after: view)
    let said = own == UIStackView.spacingUseDefault ? spacing : own
    if said == UIStackView.spacingUseDefault { return 0 }
    return said == UIStackView.spacingUseSystem ? 8 : Double(said)
  }

  /// Distributes the views along the axis.
  private func share(
    _ room: AxisPlace, _ places: [AxisPlace], _ views: [UIView], _ problem: inout LayoutProblem
  ) {
    guard let first = places.first, let last = places.last else { return }
    problem.addFirmly(first.start, .equal, room.start)
    problem.addFirmly(last.end, .equal, room.end)
    let isPacked =
      switch distribution {
      case .fill, .fillEqually, .fillProportionally: true
      case .equalSpacing, .equalCentering: false
      }
    for (index, (one, next)) in zip(places, places.dropFirst()).enumerated() {
      let gap = one.end + self.room(behind: views[index])
      problem.addFirmly(next.start, isPacked ? .equal : .greaterThanOrEqual, gap)
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for place in places.dropFirst() { problem.addFirmly(place.length, .equal, first.length) }
    case .fillProportionally: shareInProportion(places, views, &problem)
    case .equalSpacing:
      for index in places.indices.dropFirst(2) {
        problem.addFirmly(
          places[index].start - places[index - 1].end, .equal, places[1].start - first.end)
      }
      hold(places, &problem)
    case .equalCentering:
      for index in places.indices.dropFirst(2) {
        problem.add(
          places[index].middle - places[index - 1].middle, .equal, places[1].middle - first.middle,
          UILayoutPriority(149))
      }
      hold(places, &problem)
    }
  }

  private func shareInProportion(
    _ places: [AxisPlace], _ views: [UIView], _ problem: inout LayoutProblem
  ) {
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return max(Double(axis == .horizontal ? size.width : size.height), 0)
    }
    guard let first = lengths.first, lengths.allSatisfy({ $0 > 0 }) else { return }
    for index in places.indices.dropFirst() {
      problem.add(
        places[index].length * first, .equal, places[0].length * lengths[index],
        UILayoutPriority(999))
    }
  }

  /// Prefers leaving room between views to stretching them.
  private func hold(_ places: [AxisPlace], _ problem: inout LayoutProblem) {
    for place in places { problem.add(place.length, .equal, LayoutSum(0), UILayoutPriority(48)) }
  }

  /// Aligns the views across the axis.
  private func align(
    _ room: AxisPlace, _ places: [AxisPlace], _ problem: inout LayoutProblem
  ) {
    for place in places {
      switch alignment {
      case .fill:
        problem.addFirmly(place.start, .equal, room.start)
        problem.addFirmly(place.end, .equal, room.end)
      case .leading, .firstBaseline:
        problem.addFirmly(place.start, .equal, room.start)
        problem.addFirmly(place.end, .lessThanOrEqual, room.end)
      case .center:
        problem.addFirmly(place.middle, .equal, room.middle)
        problem.addFirmly(place.start, .greaterThanOrEqual, room.start)
      case .trailing, .lastBaseline:
        problem.addFirmly(place.end, .equal, room.end)
        problem.addFirmly(place.start, .greaterThanOrEqual, room.start)
      }
    }
    guard alignment != .fill else { return }
    // The stack is no larger than it must be, unless something else requires it.
    problem.add(room.length, .equal, LayoutSum(0), UILayoutPriority(49))
  }
}
