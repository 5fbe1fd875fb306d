import DeviceEvents
import Foundation
import SimulatedUIKit

/// A text of a SwiftUI view, as UIKit draws it.
final class PlacedText: UILabel {
  func show(_ text: StyledText) {
    self.text = text.text
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
    accessibilityIdentifier = nil
    accessibilityLabel = nil
  }
}

/// A part of a SwiftUI view that recognizes taps.
final class TouchedView: UIView {
  private let recognizer = UITapGestureRecognizer()

  /// Makes the view recognize taps.
  func take(count: Int, _ action: @escaping (CGPoint) -> Void) {
    if recognizer.view == nil { addGestureRecognizer(recognizer) }
    recognizer.numberOfTapsRequired = count
    recognizer.whenRecognized = action
  }
}
