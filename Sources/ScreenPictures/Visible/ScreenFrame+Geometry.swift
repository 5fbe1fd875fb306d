import DeviceEvents

extension ScreenFrame {
  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }
  var isEmpty: Bool { width < 0.5 || height < 0.5 }

  /// The frame with coordinates in a reasonable range and no negative size; `nil` if any isn't
  /// finite.
  var bounded: ScreenFrame? {
    guard x.isFinite, y.isFinite, width.isFinite, height.isFinite else { return nil }
    let range = -10_000.0...10_000.0
    return ScreenFrame(
      x: x.within(range, else: 0), y: y.within(range, else: 0),
      width: width.within(0...10_000, else: 0), height: height.within(0...10_000, else: 0))
  }

  /// Whether the frames have a point in common.
  func touches(_ other: ScreenFrame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether the other frame is inside, with a tolerance of one point.
  func holds(_ other: ScreenFrame) -> Bool {
    other.x >= x - 1 && other.maxX <= maxX + 1 && other.y >= y - 1 && other.maxY <= maxY + 1
  }

  /// Whether the other frame is completely inside.
  func contains(_ other: ScreenFrame) -> Bool {
    other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
  }

  /// The part that both frames share; an empty frame if there is none.
  func intersection(_ other: ScreenFrame) -> ScreenFrame {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return ScreenFrame(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }

  /// The frame inset on each side; its size is never negative.
  func inset(_ dx: Double, _ dy: Double = 0) -> ScreenFrame {
    let dx = min(dx, width / 2)
    let dy = min(dy, height / 2)
    return ScreenFrame(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The smallest frame around both.
  func union(_ other: ScreenFrame) -> ScreenFrame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return ScreenFrame(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
