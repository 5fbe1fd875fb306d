import DeviceProtocol
import Foundation
import Synchronization

extension NSItemProvider {
  func loadPreview(_ options: [AnyHashable: Any], _ handler: @escaping CompletionHandler) {
    let (preview, remote) = state.withLock { ($0.preview, $0.remotePreview) }
    let source = preview.map(Representation.Source.item) ?? remote.map { .remote($0, .item) }
    let own = source.map { Representation(type: "", source: $0) }
    let picture = own == nil ? representation(conformingTo: "public.image") : nil
    let load = Load<any NSSecureCoding>(groups: handlers(of: own ?? picture)) { result in
      switch result {
      case .success(let value): handler(value, nil)
      case .failure(let error): handler(nil, error)
      }
    }
    if let own {
      start(load, .preview, of: own, ItemWish(options: options)) { try Self.preview($0) }
    } else if let picture, let maker = Previews.maker {
      let size = (options[NSItemProviderPreferredImageSizeKey] as? NSValue)?.sizeValue
      start(load, picture.source.kind == .item ? .item : .data, of: picture) {
        let image = try Coercions.coerce($0.item(), to: maker.image)
        return try size.map { try maker.shrink(image, $0) } ?? image
      }
    } else {
      let error = Self.error(.itemUnavailableError, ProviderWords.noPreview)
      load.finish(.failure(error))
    }
  }

  /// The value of the handler, if it is of a class that previews have (documented: NSData, NSURL,
  /// UIImage).
  private static func preview(_ produced: Produced) throws -> any NSSecureCoding {
    let value = try produced.item()
    guard
      Bytes.of(value) != nil || value is NSURL || WireObjects.className(of: value) == "UIImage"
    else {
      throw error(.unexpectedValueClassError, ProviderWords.notPreview(type(of: value)))
    }
    return value
  }
}
