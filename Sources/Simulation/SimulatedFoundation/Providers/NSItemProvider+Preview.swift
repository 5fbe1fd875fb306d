import DeviceProtocol
import Foundation
import Synchronization

extension NSItemProvider {
  func loadPreview(_ options: [AnyHashable: Any], _ handler: @escaping CompletionHandler) {
    let (preview, remote) = state.withLock { ($0.preview, $0.remotePreview) }
    let load = Load<any NSSecureCoding>(group: preview == nil ? remote?.handlers : nil) { result in
      switch result {
      case .success(let value): handler(value, nil)
      case .failure(let error): handler(nil, error)
      }
    }
    let source = preview.map(Representation.Source.item) ?? remote.map { .remote($0, .item) }
    guard let source else {
      let error = Self.error(.itemUnavailableError, "The provider makes no preview image")
      return load.finish(.failure(error))
    }
    let representation = Representation(type: "", source: source)
    start(load, .preview, of: representation, ItemWish(options: options)) {
      let value = try $0.item()
      guard Self.isPreview(value) else {
        throw Self.error(
          .unexpectedValueClassError, "\(type(of: value)) is no class of a preview image")
      }
      return value
    }
  }

  /// Whether the value is of a class that previews have (documented: NSData, NSURL, UIImage).
  private static func isPreview(_ value: any NSSecureCoding) -> Bool {
    Bytes.of(value) != nil || value is NSURL || WireObjects.className(of: value) == "UIImage"
  }
}
