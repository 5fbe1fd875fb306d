import DeviceProtocol

/// A pasteboard of the device.
struct Pasteboard {
  /// The name of the pasteboard that users copy to.
  static let general = "com.apple.UIKit.pboard.general"

  private(set) var items: [PasteboardItem] = []
  private(set) var changeCount = 0
  /// The app that has put the items there.
  private(set) var owner: String?
  /// The apps that the user lets paste these items.
  var allowed: Set<String> = []
  /// The process that made the pasteboard, and with which it goes; `nil` for the general one.
  var maker: ChildProcess?

  var kinds: [[String]] { items.map { $0.keys.sorted() } }

  /// Changes the contents.
  mutating func put(_ items: [PasteboardItem], by owner: String) {
    self.items = items
    self.owner = owner
    changeCount += 1
    allowed = []
  }

  /// Removes what has expired.
  mutating func expire() { items = [] }

  /// The kinds only.
  var look: PasteboardContents {
    PasteboardContents(changeCount: changeCount, kinds: kinds, items: [])
  }

  /// The kinds and values.
  var contents: PasteboardContents {
    PasteboardContents(changeCount: changeCount, kinds: kinds, items: items)
  }
}
