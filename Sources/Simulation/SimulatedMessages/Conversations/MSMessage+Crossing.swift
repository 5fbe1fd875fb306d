import DeviceProtocol
import Foundation
import SimulatedUIKit

extension MSMessage {
  /// Makes a message as it came from Messages.
  convenience init(_ message: AppMessage) {
    self.init(
      session: message.session.map { MSSession($0) }, sender: message.sender,
      isPending: message.isPending)
    url = message.url.flatMap { URL(string: $0) }
    layout = message.layout?.layout
    summaryText = message.summaryText
    accessibilityLabel = message.accessibilityLabel
    shouldExpire = message.shouldExpire
  }

  /// Returns the message as it goes to Messages.
  func description(isPending: Bool) -> AppMessage {
    var message = AppMessage()
    message.session = session?.identifier
    message.url = url?.absoluteString
    message.layout = layout.flatMap { AppMessageLayout($0) }
    message.summaryText = summaryText
    message.accessibilityLabel = accessibilityLabel
    message.shouldExpire = shouldExpire
    message.isPending = isPending
    return message
  }
}

extension AppMessageLayout {
  init?(_ layout: MSMessageLayout) {
    let live = layout as? MSMessageLiveLayout
    guard let template = live?.alternateLayout ?? layout as? MSMessageTemplateLayout else {
      return nil
    }
    self.init()
    caption = template.caption
    subcaption = template.subcaption
    trailingCaption = template.trailingCaption
    trailingSubcaption = template.trailingSubcaption
    imageTitle = template.imageTitle
    imageSubtitle = template.imageSubtitle
    image = template.image.flatMap { $0.pngData() ?? $0.jpegData(compressionQuality: 0.9) }
    mediaFile = image == nil ? template.mediaFileURL?.lastPathComponent : nil
    isLive = live != nil
  }

  var layout: MSMessageLayout {
    let template = MSMessageTemplateLayout()
    template.caption = caption
    template.subcaption = subcaption
    template.trailingCaption = trailingCaption
    template.trailingSubcaption = trailingSubcaption
    template.imageTitle = imageTitle
    template.imageSubtitle = imageSubtitle
    template.image = image.flatMap { UIImage(data: $0) }
    return isLive ? MSMessageLiveLayout(alternateLayout: template) : template
  }
}
