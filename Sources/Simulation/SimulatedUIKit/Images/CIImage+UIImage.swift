public import SimulatedCoreImage

extension CIImage {
  /// Makes a Core Image picture from one of UIKit; `nil` if that one is empty.
  ///
  /// Simulated: of the same size.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }

  /// Makes a Core Image picture from one of UIKit; options are ignored.
  ///
  /// Simulated: as ``init(image:)``.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }
}
