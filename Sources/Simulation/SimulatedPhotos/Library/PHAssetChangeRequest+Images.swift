public import SimulatedUIKit

extension PHAssetChangeRequest {
  /// Makes a picture.
  ///
  /// Type-checks only: nobody may change the library; the block of changes isn't called.
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
}
