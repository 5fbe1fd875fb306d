import Foundation

/// What an extension returned, in words.
enum ReturnedTexts {
  /// An item without attachments.
  static func words(of item: NSExtensionItem) -> String {
    let own = item.attributedTitle?.string ?? item.attributedContentText?.string
    return own.map { "\"\($0)\"" } ?? "an empty item"
  }

  /// A loaded value, or why there is none.
  static func words(_ value: (any NSSecureCoding)?, _ error: (any Error)?) -> String {
    switch value {
    case nil: error?.localizedDescription ?? "nothing"
    // The place of a file on this machine must not be shown.
    case let url as NSURL where url.isFileURL:
      "the URL of the file \(url.lastPathComponent ?? "")"
    case let url as NSURL: url.absoluteString
    case let data as Data: "\(data.count) bytes"
    case let value?: DefaultsText.text(of: value)
    }
  }
}
