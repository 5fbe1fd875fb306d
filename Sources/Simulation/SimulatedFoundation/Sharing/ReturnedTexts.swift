import Foundation

/// What an extension returned, in words.
enum ReturnedTexts {
  /// An item without attachments.
  static func words(of item: NSExtensionItem) -> String {
    ReturnedWords.item(item.attributedTitle?.string ?? item.attributedContentText?.string)
  }

  /// A loaded value, or why there is none.
  static func words(_ value: (any NSSecureCoding)?, _ error: (any Error)?) -> String {
    switch value {
    case nil: error?.localizedDescription ?? ReturnedWords.nothing
    // The place of a file on this machine must not be shown.
    case let url as NSURL where url.isFileURL:
      ReturnedWords.fileURL(url.lastPathComponent ?? "")
    case let url as NSURL: url.absoluteString
    case let data as Data: ReturnedWords.bytes(data.count)
    case let value?: DefaultsText.text(of: value)
    }
  }
}
