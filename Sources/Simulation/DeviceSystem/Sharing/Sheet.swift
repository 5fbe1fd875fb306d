import DeviceEvents
import DeviceProtocol

/// An open share sheet.
struct Sheet {
  var number: Int
  /// The number by which the host knows it.
  var hostNumber: Int
  var host: ChildProcess
  var items: [ItemDescription]
  /// The extensions in the sheet, each with its verdict.
  var entries: [Entry]

  struct Entry {
    var installed: InstalledExtension
    var offer: Offer
  }
}
