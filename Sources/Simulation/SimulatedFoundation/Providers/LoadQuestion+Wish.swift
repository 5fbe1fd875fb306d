import DeviceProtocol
import Foundation

extension LoadQuestion {
  /// Makes the question for what a caller in this process wants from another.
  init(_ form: Form, type: String, _ wish: ItemWish) {
    let size = (wish.options[NSItemProviderPreferredImageSizeKey] as? NSValue)?.sizeValue
    self.init(
      form, type: type, expectedClass: wish.type.map { NSStringFromClass($0) },
      preferredImageSize: size.map { Size(width: $0.width, height: $0.height) },
      identifier: RemoteLoads.makeIdentifier())
  }

  /// What the load handler is told about the other process's caller.
  var wish: ItemWish {
    var wish = ItemWish(type: expectedClass.flatMap { Foundation.NSClassFromString($0) })
    if let size = preferredImageSize {
      wish.options[NSItemProviderPreferredImageSizeKey] = NSValue(
        size: NSSize(width: size.width, height: size.height))
    }
    return wish
  }
}
