import DeviceProtocol
import Foundation
import SimulatedFoundation

/// Makes extension items from what the user shares, as the host app does on iOS.
enum ItemMaker {
  /// Makes one item with an attachment for each thing; a page's title becomes the item's text.
  static func item(of things: [SharedThing]) -> NSExtensionItem {
    let item = NSExtensionItem()
    item.attachments = things.map(provider)
    for thing in things {
      if let title = thing.title { item.attributedContentText = NSAttributedString(string: title) }
    }
    return item
  }

  /// Returns the item's description, which says which attachment is the open page.
  static func describe(_ item: NSExtensionItem, _ things: [SharedThing]) -> ItemDescription {
    var description = item.wireDescription
    for (index, thing) in things.enumerated() {
      if case .page = thing { description.attachments[index].isActivePage = true }
    }
    return description
  }

  /// Makes a provider for a file that the app keeps: its content and its URL.
  private static func file(_ data: Data, name: String) -> NSItemProvider {
    let folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents")
    let file = folder.appendingPathComponent((name as NSString).lastPathComponent)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: file)
    return NSItemProvider(contentsOf: file) ?? NSItemProvider()
  }

  /// Makes a provider for a file that the app takes over from the scene.
  private static func file(at path: String) -> NSItemProvider {
    let source = URL(fileURLWithPath: path)
    let folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents")
    let file = folder.appendingPathComponent(source.lastPathComponent)
    let manager = FileManager.default
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    try? manager.removeItem(at: file)
    // One file under two names if possible: a large one isn't copied in order to be shared.
    if (try? manager.linkItem(at: source, to: file)) == nil {
      try? manager.copyItem(at: source, to: file)
    }
    return NSItemProvider(contentsOf: file) ?? NSItemProvider()
  }

  private static var isPhotoLibrary: Bool {
    DeviceConnection.shared?.context.name == BuiltInApps.photos
  }

  private static func provider(for thing: SharedThing) -> NSItemProvider {
    switch thing {
    case .link(let url, _), .page(_, let url, _, _):
      let address = NSURL(string: url)
      let isFile = address?.scheme?.lowercased() == "file"
      return NSItemProvider(
        item: address, typeIdentifier: isFile ? "public.file-url" : "public.url")
    case .text(let text):
      return NSItemProvider(item: NSString(string: text), typeIdentifier: "public.plain-text")
    case .data(let data, let type, let name):
      let content: any NSSecureCoding =
        PhotoFiles.isPhoto(type) && isPhotoLibrary
        ? PhotoFiles.place(data, type: type, name: name) as NSURL : NSData(data: data)
      let provider = NSItemProvider(item: content, typeIdentifier: type)
      provider.suggestedName = name
      return provider
    case .file(let data, let name): return file(data, name: name)
    case .fileAt(let path): return file(at: path)
    }
  }
}

extension SharedThing {
  /// The title of a link or a page.
  fileprivate var title: String? {
    switch self {
    case .link(_, let title), .page(_, _, let title, _): title
    case .text, .data, .file, .fileAt: nil
    }
  }
}
