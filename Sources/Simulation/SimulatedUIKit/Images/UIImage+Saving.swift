import Foundation
public import SimulatedFoundation

extension UIImage {
  /// The form in which pictures like this one are drawn.
  ///
  /// Simulated: with this picture's scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

/// Puts a picture into the user's photo library.
///
/// Simulated: the selector is called on the target with the picture, an error and the context, as
/// documented. Differs: no library is there to write to, so the error says that access is denied.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let target = completionTarget as? NSObject, let completionSelector else { return }
  // ALAssetsLibraryErrorDomain, -3311: access by the user was denied (observed).
  let error = NSError(domain: "ALAssetsLibraryErrorDomain", code: -3311)
  target.perform(completionSelector, with: image, with: error)
}
