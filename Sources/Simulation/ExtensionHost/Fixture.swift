public import Foundation

/// One of the course's own small files, which a scene can share.
///
/// The files are in Fixtures/Files and their bytes, for the device, in Fixture+Bytes.swift;
/// Fixtures/generate makes both. Docs/fixtures.md says what is in each.
public enum Fixture: String, CaseIterable, Sendable {
  /// A photo of a beach, a JPEG image of 64 × 48 pixels.
  case beach
  /// A photo of a mountain, a JPEG image of 64 × 48 pixels.
  case mountain
  /// A blue ring, a PNG image of 32 × 32 pixels with a transparent background.
  case logo
  /// A light that goes on and off, a GIF animation of two frames.
  case blink
  /// A report, a PDF document of one page with text.
  case report
  /// A web page that was saved: HTML with a title, a description and a link.
  case article
  /// The contact card of a person who doesn't exist, a vCard.
  case person
  /// A shopping list, plain text in UTF-8.
  case note
  /// A price list, comma-separated values with a line of headings.
  case prices
  /// Moving water, a QuickTime movie of half a second without sound.
  case waves
  /// A tone of a quarter of a second, a WAV file.
  case tone
  /// A ZIP archive with the shopping list in a folder.
  case folder

  /// The uniform type that the file is shared as: "public.jpeg".
  public var type: String { facts.type }

  /// The file's name, which is suggested to the receiver for a copy: "beach.jpeg".
  public var fileName: String { facts.fileName }

  /// The file's contents.
  public var data: Data {
    guard let data = Data(base64Encoded: base64, options: .ignoreUnknownCharacters) else {
      preconditionFailure("a test decodes the bytes of every fixture")
    }
    return data
  }
}

extension Shareable {
  /// One of the course's own files: one attachment of its type, under its name.
  public static func fixture(_ fixture: Fixture) -> Shareable {
    .data(fixture.data, type: fixture.type, name: fixture.fileName)
  }

  /// One of the course's own files as a file: one attachment with two types, that of its content
  /// and `public.file-url`.
  public static func file(_ fixture: Fixture) -> Shareable {
    .file(fixture.data, name: fixture.fileName)
  }
}

extension Fixture {
  private var facts: (type: String, fileName: String) {
    switch self {
    case .beach: ("public.jpeg", "beach.jpeg")
    case .mountain: ("public.jpeg", "mountain.jpeg")
    case .logo: ("public.png", "logo.png")
    case .blink: ("com.compuserve.gif", "blink.gif")
    case .report: ("com.adobe.pdf", "report.pdf")
    case .article: ("public.html", "article.html")
    case .person: ("public.vcard", "person.vcf")
    case .note: ("public.plain-text", "note.txt")
    case .prices: ("public.comma-separated-values-text", "prices.csv")
    case .waves: ("com.apple.quicktime-movie", "waves.mov")
    case .tone: ("com.microsoft.waveform-audio", "tone.wav")
    case .folder: ("public.zip-archive", "folder.zip")
    }
  }
}
