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
    EverydayShare(ShareWords.link, ["url"], [link]),
    EverydayShare(ShareWords.page, ["webpage"], [page], supportsJavaScript: true),
    EverydayShare(ShareWords.twoLinks, ["url:2"], [link, link]),
    EverydayShare(ShareWords.text, ["text"], [text]),
    EverydayShare(ShareWords.linkAndText, ["url", "text"], [link, text]),
    EverydayShare(ShareWords.photo, ["image"], [photo]),
    EverydayShare(ShareWords.tenPhotos, ["image:10"], Array(repeating: photo, count: 10)),
    EverydayShare(ShareWords.movie, ["movie"], [movie]),
    EverydayShare(ShareWords.photoAndMovie, ["image", "movie"], [photo, movie]),
    EverydayShare(ShareWords.photoAndText, ["image", "text"], [photo, text]),
    EverydayShare(ShareWords.imageFile, ["file:image.png"], [file("public.png")]),
    EverydayShare(ShareWords.pdfFile, ["file:report.pdf"], [file("com.adobe.pdf")]),
    EverydayShare(
      ShareWords.twoPDFFiles, ["file:one.pdf", "file:two.pdf"],
      [file("com.adobe.pdf"), file("com.adobe.pdf")]),
    EverydayShare(
      ShareWords.wordFile, ["file:letter.docx"],
      [file("org.openxmlformats.wordprocessingml.document")]),
    EverydayShare(ShareWords.textFile, ["file:notes.txt"], [file("public.plain-text")]),
    EverydayShare(ShareWords.audioFile, ["file:song.mp3"], [file("public.mp3")]),
    EverydayShare(ShareWords.zipArchive, ["file:files.zip"], [file("public.zip-archive")]),
    EverydayShare(ShareWords.contact, ["contact"], [contact]),
    EverydayShare(
      ShareWords.mapPlace, ["com.apple.mapkit.map-item", "url", "contact"],
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
