import Foundation
public import SimulatedFoundation

extension UIImage {
  /// The format for drawing pictures like this one.
  ///
  /// Simulated: with this picture's scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

/// Saves a picture in the user's photo library.
///
/// Simulated: the selector is called on the target with the picture, an error and the context, as
/// documented. Differs: there is no library to write to, so the error says that access is denied.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let target = completionTarget as? NSObject, let completionSelector else { return }
  // ALAssetsLibraryErrorDomain, -3311: the user denied access (observed).
  let error = NSError(domain: "ALAssetsLibraryErrorDomain", code: -3311)
  target.perform(completionSelector, with: image, with: error)
}
