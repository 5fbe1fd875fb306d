import Foundation

extension CGSize {
  /// The largest square inside.
  var square: CGSize {
    let side = min(width, height)
    return CGSize(width: side, height: side)
  }
}

extension CGRect {
  /// Returns a rectangle of a size, aligned in this one.
  func fitting(_ size: CGSize, _ alignment: Alignment) -> CGRect {
    let x: CGFloat =
      switch alignment.horizontal {
      case .leading: minX
      case .trailing: maxX - size.width
      default: midX - size.width / 2
      }
    let y: CGFloat =
      switch alignment.vertical {
      case .top: minY
      case .bottom: maxY - size.height
      default: midY - size.height / 2
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}
