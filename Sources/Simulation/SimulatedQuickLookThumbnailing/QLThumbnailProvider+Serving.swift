package import DeviceProtocol
import Foundation
import SimulatedFoundation

extension QLThumbnailProvider: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .preview(.thumbnail(let wish)) = call else { return reply(.notServed(by: self)) }
    let first = FirstReply(reply)
    let provider = HandedProvider(value: self)
    Self.queue.async {
      guard let url = wish.file.place() else { return first(.failed(.noRoomForFile)) }
      let request = QLFileThumbnailRequest(
        maximum: wish.maximum, minimum: wish.minimum, scale: wish.scale, fileURL: url)
      let handed = HandedRequest(value: request)
      provider.value.provideThumbnail(for: request) { picture, error in
        first(Self.answer(picture, error, for: handed.value))
      }
    }
  }

  private static func answer(
    _ picture: QLThumbnailReply?, _ error: (any Error)?, for request: QLFileThumbnailRequest
  ) -> PointAnswer {
    if let error { return .failed(ErrorDescription(error)) }
    guard let picture else { return .preview(.thumbnail(nil)) }
    if let size = picture.contextSize, let problem = problem(of: size, for: request) {
      return .failed(
        ErrorDescription(domain: "QLThumbnailErrorDomain", code: 0, message: problem))
    }
    guard let file = picture.file(for: request) else {
      return .failed(
        ErrorDescription(
          domain: "QLThumbnailErrorDomain", code: 0, message: ThumbnailWords.notMade))
    }
    return .preview(.thumbnail(file))
  }

  /// Returns why a size isn't accepted.
  private static func problem(of size: CGSize, for request: QLFileThumbnailRequest) -> String? {
    let (most, least) = (request.maximumSize, request.minimumSize)
    if size.width > most.width || size.height > most.height {
      return ThumbnailWords.tooLarge(size, most: most)
    }
    if size.width < least.width, size.height < least.height {
      return ThumbnailWords.tooSmall(size, least: least)
    }
    return nil
  }

  private static let queue = DispatchQueue(label: "thumbnails")
}

/// The provider, passed to the queue that calls it.
private struct HandedProvider: @unchecked Sendable {
  let value: QLThumbnailProvider
}

/// The request, which never changes, passed to the queue that has the answer.
private struct HandedRequest: @unchecked Sendable {
  let value: QLFileThumbnailRequest
}
