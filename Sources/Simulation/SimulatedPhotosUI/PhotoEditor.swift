import DeviceProtocol
import Foundation
import SimulatedFoundation
import SimulatedPhotos
import SimulatedUIKit

/// Makes the object that serves a photo editor's view controller; no object for another controller.
@_cdecl("tutor_serve_com_apple_photo_editing")
func makePhotoEditor(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  PointAdapters.make(object) { ($0 as? any PHContentEditingController).map { PhotoEditor($0) } }
}

/// An object that calls a photo editor's view controller in the way that Photos does.
@MainActor final class PhotoEditor: PointPrincipal {
  private let controller: any PHContentEditingController

  init(_ controller: any PHContentEditingController) { self.controller = controller }

  func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    switch call {
    case .canHandle(let adjustment):
      reply(.said(controller.canHandle(PHAdjustmentData(adjustment))))
    case .startEditing(let photo):
      guard let input = PHContentEditingInput(photo) else {
        return reply(
          .failed(
            ErrorDescription(
              domain: "NSCocoaErrorDomain", code: 512, message: EditingWords.notWritten)))
      }
      controller.startContentEditing(
        with: input, placeholderImage: UIImage(data: photo.placeholder) ?? UIImage())
      reply(.done)
    case .finishEditing:
      let first = FirstReply(reply)
      controller.finishContentEditing { first(.edited($0?.edited)) }
    case .asksBeforeCancelling: reply(.said(controller.shouldShowCancelConfirmation))
    case .cancelEditing:
      controller.cancelContentEditing()
      reply(.done)
    default: reply(.notServed(by: controller))
    }
  }
}
