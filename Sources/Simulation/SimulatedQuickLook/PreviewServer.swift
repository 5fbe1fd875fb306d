import DeviceProtocol
import Foundation
import SimulatedFoundation

/// Makes the object that serves a preview extension's principal object; no object for another one.
@_cdecl("tutor_serve_com_apple_quicklook_preview")
func makePreviewServer(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  PointAdapters.make(object) { ($0 as? any QLPreviewingController).map { PreviewServer($0) } }
}

/// An object that calls a preview extension's principal object in the way that Quick Look does.
@MainActor final class PreviewServer: PointPrincipal {
  private let controller: any QLPreviewingController

  init(_ controller: any QLPreviewingController) { self.controller = controller }

  func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    let first = FirstReply(reply)
    switch call {
    case .preview(.prepare(let file)):
      guard let url = file.place() else { return first(.failed(.noRoomForFile)) }
      controller.preparePreviewOfFile(at: url) { error in
        first(error.map { .failed(ErrorDescription($0)) } ?? .done)
      }
    case .preview(.provide(let file)):
      guard let url = file.place() else { return first(.failed(.noRoomForFile)) }
      controller.providePreview(for: QLFilePreviewRequest(fileURL: url)) { preview, error in
        first(Self.answer(preview, error))
      }
    default: first(.notServed(by: controller))
    }
  }

  /// Returns the preview that the extension supplies, or an error.
  private nonisolated static func answer(
    _ preview: QLPreviewReply?, _ error: (any Error)?
  ) -> PointAnswer {
    if let error { return .failed(ErrorDescription(error)) }
    guard let preview else {
      return .failed(
        ErrorDescription(
          domain: "NSCocoaErrorDomain", code: 4099, message: PreviewingWords.nothing))
    }
    do {
      let (type, data) = try preview.content()
      return .preview(
        .content(PreviewContent(type: type, data: data, title: preview.title)))
    } catch { return .failed(ErrorDescription(error)) }
  }
}
