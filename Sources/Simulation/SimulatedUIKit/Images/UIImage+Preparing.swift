public import Foundation

extension UIImage {
  /// Returns the picture in a smaller size, decoded; `nil` if its pixels can't be read.
  ///
  /// Simulated: the picture fits the size and keeps its proportions, in pixels of the same scale; a
  /// smaller picture isn't enlarged. Differs: what iOS does with other proportions isn't documented.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The smaller picture.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard size.width > 0, size.height > 0, cgImage?.pixels != nil, let small = fitting(pixels)
    else { return nil }
    guard let picture = small.cgImage, small !== self else { return self }
    return UIImage(cgImage: picture, scale: scale, orientation: .up)
  }
  /// Makes the picture in a smaller size, and passes it to a closure on another queue.
  ///
  /// Simulated: as ``preparingThumbnail(of:)``.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }
  /// Returns the picture in a smaller size, made on another thread.
  ///
  /// Simulated: as ``preparingThumbnail(of:)``.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Returns the picture decoded; `nil` if its pixels can't be read.
  ///
  /// Simulated: the same picture; it is decoded here.
  public func preparingForDisplay() -> UIImage? { cgImage?.pixels == nil ? nil : self }
  /// Decodes the picture, and passes it to a closure on another queue.
  ///
  /// Simulated: as ``preparingForDisplay()``.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }
  /// Returns the picture, decoded on another thread.
  ///
  /// Simulated: as ``preparingForDisplay()``.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
