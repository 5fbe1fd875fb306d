import DeviceProtocol

/// A pasteboard of the device.
struct Pasteboard {
  /// The name of the one that users copy to.
  static let general = "com.apple.UIKit.pboard.general"

  private(set) var items: [PasteboardItem] = []
  private(set) var changeCount = 0
  /// The app that has put the items there.
  private(set) var owner: String?
  /// The apps that the user lets paste these items.
  var allowed: Set<String> = []
  /// The process that has made it, with which it goes; `nil` for the general one.
  var maker: ChildProcess?

  var kinds: [[String]] { items.map { $0.keys.sorted() } }

  /// Changes what is in it.
  mutating func put(_ items: [PasteboardItem], by owner: String) {
    self.items = items
    self.owner = owner
    changeCount += 1
    allowed = []
  }

  /// Takes out what has expired.
  mutating func expire() { items = [] }

  /// The kinds alone.
  var look: PasteboardContents {
    PasteboardContents(changeCount: changeCount, kinds: kinds, items: [])
  }

  /// Kinds and values.
  var contents: PasteboardContents {
    PasteboardContents(changeCount: changeCount, kinds: kinds, items: items)
  }
}
