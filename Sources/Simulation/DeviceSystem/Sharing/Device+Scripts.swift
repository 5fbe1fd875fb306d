import DeviceEvents
import DeviceProtocol

extension Device {
  /// The items that an extension is given, and the number by which the host knows it.
  struct PreparedItems {
    var source: Int
    var items: [ItemDescription]
    /// Whether the extension's script has made them.
    var isFromScript: Bool
  }

  /// Returns the items for an extension: those of the sheet, or what its script makes of the page
  /// that is open in the browser.
  func prepare(
    _ sheet: Sheet, for installed: InstalledExtension, source: Int
  ) -> PreparedItems {
    let plain = PreparedItems(source: sheet.hostNumber, items: sheet.items, isFromScript: false)
    guard let script = installed.script, sheet.host.role == .hostApp,
      sheet.items.contains(where: { $0.attachments.contains(where: \.isActivePage) })
    else { return plain }
    var items: [ItemDescription]?
    let message = Message.Body.runScript(sheet: sheet.hostNumber, source: source, script)
    sheet.host.request(message) { answer in
      if case .items(let made) = answer { items = made }
    }
    wait(seconds: plan.limits.answerSeconds + 5) { items != nil || !sheet.host.isRunning }
    guard let items else { return plain }
    return PreparedItems(source: source, items: items, isFromScript: true)
  }
}
