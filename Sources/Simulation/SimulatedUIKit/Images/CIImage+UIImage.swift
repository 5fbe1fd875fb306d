public import SimulatedCoreImage

extension CIImage {
  /// Makes a picture for filters of one for the screen; `nil` when that one is empty.
  ///
  /// Simulated: of the same size.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }

  /// Makes a picture for filters of one for the screen; options are ignored.
  ///
  /// Simulated: as ``init(image:)``.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }
}
