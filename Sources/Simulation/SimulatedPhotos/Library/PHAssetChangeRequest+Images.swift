public import SimulatedUIKit

extension PHAssetChangeRequest {
  /// Makes a request to add a picture.
  ///
  /// Type-checks only: the library can't be changed; the block of changes isn't called.
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
}
