import ActivationRules

/// Our type, not Swift Testing's.
typealias Attachment = ActivationRules.Attachment

/// Things to share, as hosts pass them.
extension Attachment {
  static let webURL = Attachment(["public.url"], urlScheme: "https")
  static let text = Attachment(["public.utf8-plain-text"])
  static let textFile = Attachment(["public.plain-text", "public.file-url"], urlScheme: "file")
  static let image = Attachment(["public.jpeg"])
  static let imageFile = Attachment(["public.jpeg", "public.file-url"], urlScheme: "file")
  static let movie = Attachment(["com.apple.quicktime-movie"])
  static let movieFile = Attachment(["public.mpeg-4", "public.file-url"], urlScheme: "file")
  static let pdf = Attachment(["com.adobe.pdf"])
  static let pdfFile = Attachment(["com.adobe.pdf", "public.file-url"], urlScheme: "file")
  static let page = Attachment(["public.url", "com.apple.active-webpage"], urlScheme: "https")
  static let archive = Attachment(["com.apple.webarchive"])
  static let location = Attachment(["com.apple.mapkit.map-item"])
  static let contact = Attachment(["public.vcard"])
  static let unknown = Attachment(["com.example.unheard-of"])
}

extension SharedItem {
  /// A page as Safari shares it: the address and the live page in one attachment.
  static let safariPage = SharedItem([.page], title: "A page", supportsJavaScript: true)
}

/// A rule in dictionary form, with its keys by name.
func rule(_ entries: KeyValuePairs<RuleKey, PropertyValue>) -> ActivationRule {
  .dictionary(DictionaryRule(entries.map { PropertyValue.Entry($0.key.rawValue, $0.value) }))
}

/// One item with some attachments.
func share(_ attachments: Attachment...) -> [SharedItem] {
  [SharedItem(attachments)]
}

/// The same attachment several times.
func share(_ count: Int, _ attachment: Attachment) -> [SharedItem] {
  [SharedItem(Array(repeating: attachment, count: count))]
}
