public import ActivationRules

/// Something that people share every day, in the form in which a phone's apps share it.
///
/// The types that an app shares are observed, and another app, or another version, may behave
/// differently: these are the types that the simulated device's apps use, and for which
/// ``ShareSpec`` stands.
public struct EverydayShare: Hashable, Sendable {
  /// What is shared, in plain words: "ten photos".
  public var name: String
  /// The same in the form that `tutor activate --share` accepts, with one word for one or more
  /// attachments; empty if it can't be expressed like that.
  public var specs: [String]
  /// The items that the host app shares.
  public var items: [SharedItem]

  /// Makes a share of one item.
  init(
    _ name: String, _ specs: [String], _ attachments: [Attachment],
    supportsJavaScript: Bool = false
  ) {
    self.name = name
    self.specs = specs
    items = [SharedItem(attachments, supportsJavaScript: supportsJavaScript)]
  }
}

extension EverydayShare {
  /// The shares with which every extension is tried, links first.
  public static let all: [EverydayShare] = [
    EverydayShare("one link", ["url"], [link]),
    EverydayShare("the page that is open in Safari", ["webpage"], [page], supportsJavaScript: true),
    EverydayShare("two links", ["url:2"], [link, link]),
    EverydayShare("some text", ["text"], [text]),
    EverydayShare("a link together with text", ["url", "text"], [link, text]),
    EverydayShare("one photo", ["image"], [photo]),
    EverydayShare("ten photos", ["image:10"], Array(repeating: photo, count: 10)),
    EverydayShare("one movie", ["movie"], [movie]),
    EverydayShare("a photo and a movie", ["image", "movie"], [photo, movie]),
    EverydayShare("a photo with text", ["image", "text"], [photo, text]),
    EverydayShare("an image file", ["file:image.png"], [file("public.png")]),
    EverydayShare("a PDF file", ["file:report.pdf"], [file("com.adobe.pdf")]),
    EverydayShare(
      "two PDF files", ["file:one.pdf", "file:two.pdf"],
      [file("com.adobe.pdf"), file("com.adobe.pdf")]),
    EverydayShare(
      "a Word file", ["file:letter.docx"],
      [file("org.openxmlformats.wordprocessingml.document")]),
    EverydayShare("a text file", ["file:notes.txt"], [file("public.plain-text")]),
    EverydayShare("an audio file", ["file:song.mp3"], [file("public.mp3")]),
    EverydayShare("a ZIP archive", ["file:files.zip"], [file("public.zip-archive")]),
    EverydayShare("a contact", ["contact"], [contact]),
    EverydayShare(
      "a place in Maps", ["com.apple.mapkit.map-item", "url", "contact"],
      [Attachment(["com.apple.mapkit.map-item"], urlScheme: "https"), link, contact]),
  ]

  private static let link = Attachment(["public.url"], urlScheme: "https")
  private static let page = Attachment(
    ["public.url", Attachment.activeWebPageType], urlScheme: "https")
  private static let text = Attachment(["public.plain-text"])
  private static let photo = Attachment(["public.jpeg"])
  private static let movie = Attachment(["com.apple.quicktime-movie"])
  private static let contact = Attachment(["public.vcard"])

  /// A file in the Files app.
  private static func file(_ type: String) -> Attachment {
    Attachment([type, "public.file-url"])
  }
}
