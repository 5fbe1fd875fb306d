import ActivationRules
import DeviceEvents
import DeviceProtocol
import UniformTypes

/// Decides which extensions a share sheet offers.
enum SheetMaker {
  static func entries(
    for items: [ItemDescription], among extensions: [InstalledExtension], types: UniformTypes
  ) -> [Sheet.Entry] {
    let shared = items.map(\.sharedItem)
    return extensions.filter { InstalledExtension.sheetPoints.contains($0.point) }.map {
      guard $0.isOn else {
        let offer = Offer(
          name: $0.displayName, isOffered: false, reason: SharingWords.switchedOff,
          basis: "documented")
        return Sheet.Entry(installed: $0, offer: offer)
      }
      let verdict = $0.rule.verdict(for: shared, types: types)
      return Sheet.Entry(
        installed: $0,
        offer: Offer(
          name: $0.displayName, isOffered: verdict.activates, reason: verdict.reason,
          basis: verdict.explanation.basis.rawValue))
    }
  }
}

extension ItemDescription {
  /// The item as activation rules see it.
  fileprivate var sharedItem: SharedItem {
    SharedItem(
      attachments.map {
        Attachment(
          $0.types + ($0.isActivePage ? [Attachment.activeWebPageType] : []),
          urlScheme: $0.isWebURL ? "https" : nil)
      },
      title: title, contentText: contentText,
      supportsJavaScript: attachments.contains(where: \.isActivePage))
  }
}
