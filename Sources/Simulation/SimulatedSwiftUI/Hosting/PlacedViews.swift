import DeviceEvents
import DeviceProtocol
import Foundation
import SimulatedUIKit

/// A text of a SwiftUI view, as UIKit draws it.
final class PlacedText: UILabel {
  /// How it changes by itself.
  var counting: CountingText?

  override var text: String? {
    get { counting?.text(at: .now) ?? super.text }
    set { super.text = newValue }
  }

  func show(_ text: StyledText) {
    forgetNames()
    self.text = text.text
    counting = text.counting
    font = text.font
    textColor = text.color
    numberOfLines = text.lines
    textAlignment =
      switch text.alignment {
      case .leading: .left
      case .center: .center
      case .trailing: .right
      }
  }
}

/// A bar of a SwiftUI view.
final class PlacedProgress: UIProgressView {
  /// How it changes by itself.
  var counting: CountingProgress?

  override var progress: Float {
    get { counting.map { Float($0.fraction(at: .now)) } ?? super.progress }
    set { super.progress = newValue }
  }
}

extension DescribedView {
  private static let pictureTag = 0x51C7

  /// Whether it was made to show a picture.
  var isPicture: Bool { tag == Self.pictureTag }

  /// Makes a view that shows a picture.
  static func picture() -> DescribedView {
    let view = DescribedView()
    view.tag = pictureTag
    return view
  }

  /// Shows a picture of a SwiftUI view: a symbol by its name, anything else by its pixels.
  func show(_ image: StyledImage) {
    forgetNames()
    isUserInteractionEnabled = false
    describe = { view, plain in
      if let picture = image.image {
        let shown = UIImageView(frame: view.bounds)
        shown.image = picture
        shown.contentMode = .scaleToFill
        var element = shown.screenElement()
        element.frame = plain.frame
        element.text = view.accessibilityLabel ?? element.text
        return element
      }
      let name = view.accessibilityLabel ?? image.name
      var element = plain
      element.kind = .image
      element.text = name.isEmpty ? nil : name
      element.color = view.screenColor(image.color)
      element.isEnabled = true
      return element
    }
  }
}

/// An area of a SwiftUI view: a colour, a shape, or what is clipped or faded together.
final class PlacedArea: UIView {
  func show(_ shape: ShapePiece, in size: CGSize) {
    backgroundColor = shape.fill
    layer.cornerRadius = shape.corners.radius(in: size)
    layer.borderColor = shape.line?.cgColor
    layer.borderWidth = shape.line == nil ? 0 : shape.lineWidth
  }

  /// Gives back the look that it may have had for another piece.
  func reset() {
    backgroundColor = nil
    layer.cornerRadius = 0
    layer.borderWidth = 0
    clipsToBounds = false
    alpha = 1
    forgetNames()
  }
}

/// A part of a SwiftUI view that recognizes taps.
final class TouchedView: UIView {
  /// When its gesture is recognized, compared with those inside.
  enum Turn { case first, together, last }

  /// When its gesture is recognized.
  var turn = Turn.last
  /// Whether its gesture is recognized.
  var isOn = true { didSet { recognizer.isEnabled = isOn } }
  private let recognizer = UITapGestureRecognizer()
  fileprivate var action: (CGPoint) -> Void = { _ in }

  /// Makes the view recognize taps.
  func take(count: Int, _ action: @escaping (CGPoint) -> Void) {
    if recognizer.view == nil { addGestureRecognizer(recognizer) }
    recognizer.numberOfTapsRequired = count
    self.action = action
    recognizer.whenRecognized = { [weak self] place in self?.tapped(at: place) { action(place) } }
  }
}

extension UIView {
  /// Does what a tap on the view does: its action, or what gestures around it do first, and what
  /// those do that are recognized together with it.
  func tapped(at place: CGPoint? = nil, _ action: () -> Void) {
    let frame = screenFrame
    let place = place ?? CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    let around = sequence(first: self, next: \.superview).dropFirst()
      .compactMap { $0 as? TouchedView }.filter(\.isOn)
    if let first = around.last(where: { $0.turn == .first }) { return first.action(place) }
    action()
    for view in around where view.turn == .together { view.action(place) }
  }
}

extension UIView {
  /// Gives back the names that the view may have had for another piece.
  fileprivate func forgetNames() {
    (accessibilityLabel, accessibilityIdentifier) = (nil, nil)
    (accessibilityHint, accessibilityValue) = (nil, nil)
  }
}
