import DeviceEvents

/// A frame with round corners.
struct RoundedFrame: Hashable, Sendable {
  let frame: ScreenFrame
  let radius: Double

  init(frame: ScreenFrame, radius: Double) {
    self.frame = frame
    self.radius = min(radius, frame.width / 2, frame.height / 2)
  }

  /// The outline, with the corners that it shares with the surrounding frame rounded as that
  /// frame's are; `nil` if it shares none that are rounder than its own.
  ///
  /// This keeps a bar at the top of a card inside the card without a clip path, which would need an
  /// id.
  func path(inside outer: RoundedFrame) -> String? {
    guard outer.radius > radius else { return nil }
    let (left, right) = (frame.x < outer.frame.x + 1, frame.maxX > outer.frame.maxX - 1)
    let (top, bottom) = (frame.y < outer.frame.y + 1, frame.maxY > outer.frame.maxY - 1)
    let shared = [left && top, right && top, right && bottom, left && bottom]
    guard shared.contains(true) else { return nil }
    let most = min(frame.width, frame.height)
    let corners = shared.map { $0 ? min(outer.radius, most) : radius }
    let (x, y, maxX, maxY) = (frame.x, frame.y, frame.maxX, frame.maxY)
    return "M\((x + corners[0]).number) \(y.number)"
      + "H\((maxX - corners[1]).number)" + arc(corners[1], maxX, y + corners[1])
      + "V\((maxY - corners[2]).number)" + arc(corners[2], maxX - corners[2], maxY)
      + "H\((x + corners[3]).number)" + arc(corners[3], x, maxY - corners[3])
      + "V\((y + corners[0]).number)" + arc(corners[0], x + corners[0], y) + "Z"
  }

  private func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
    radius > 0
      ? "A\(radius.number) \(radius.number) 0 0 1 \(x.number) \(y.number)" : ""
  }
}
