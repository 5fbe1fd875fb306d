import DeviceEvents
import DeviceProtocol

extension Device {
  /// Opens the share sheet for items of a host.
  func makeSheet(_ items: [ItemDescription], host: ChildProcess, hostNumber: Int) -> Sheet {
    let entries = SheetMaker.entries(for: items, among: sheetExtensions, types: types)
    let sheet = Sheet(
      number: sheets.count, hostNumber: hostNumber, host: host, items: items, entries: entries)
    sheets.append(sheet)
    recorder.record(host.name, .sheet(offers: entries.map(\.offer)))
    return sheet
  }

  /// Opens the sheet that one of the lesson's apps has asked for.
  func present(_ items: [ItemDescription], sheet number: Int, by host: ChildProcess) {
    let attachments = items.reduce(0) { $0 + $1.attachments.count }
    recorder.record(
      host.name,
      .shared(summary: SharingWords.attachments(attachments)))
    _ = makeSheet(items, host: host, hostNumber: number)
  }

  /// Returns the sheet that one of the lesson's apps opened last.
  func sheet(of name: String) -> SceneAnswer {
    guard let host = running(name) else { return .impossible(SceneWords.notRunning(name)) }
    wait(seconds: plan.limits.answerSeconds) { [self] in sheets.contains { $0.host === host } }
    guard let sheet = sheets.last(where: { $0.host === host }) else {
      return .impossible(SharingWords.noOpenSheet(name))
    }
    return .sheet(number: sheet.number, offers: sheet.entries.map(\.offer))
  }
}
