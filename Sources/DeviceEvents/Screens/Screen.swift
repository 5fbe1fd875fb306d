/// What one process shows at one moment: its views as rectangles on the device's screen.
///
/// A process makes it from its own tree of views; the device makes it for what the system itself
/// shows, such as the share sheet. Pictures and texts are made from it, and a scene finds in it
/// what the user can tap.
package struct Screen: Hashable, Codable, Sendable {
  /// The size of the screen in points.
  package var size: Size
  /// The views that are shown directly on it, from back to front.
  package var elements: [ScreenElement]

  package init(size: Size = .phone, elements: [ScreenElement]) {
    self.size = size
    self.elements = elements
  }

  /// Width and height in points.
  package struct Size: Hashable, Codable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    /// The device's screen.
    package static let phone = Size(width: 390, height: 844)
  }
}

/// A place on the screen in points, from its upper left corner.
package struct ScreenFrame: Hashable, Codable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A colour as amounts of red, green and blue, and its opacity, each from 0 to 1.
package struct ScreenColor: Hashable, Codable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
