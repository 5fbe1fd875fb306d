import DeviceProtocol
public import Foundation

/// Something that a user can share.
public struct Shareable: Sendable {
  let thing: SharedThing

  /// A web page or another link: one attachment of the type `public.url`.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - title: The page's title; it becomes the item's text, as in browsers.
  /// - Returns: The link, to be given to `share`.
  public static func link(_ url: String, title: String? = nil) -> Shareable {
    Shareable(thing: .link(url: url, title: title))
  }

  /// The web page that is open in the browser: one attachment of the type `public.url`.
  ///
  /// If an extension's property list names a script, the extension is given the script's results.
  ///
  /// - Parameters:
  ///   - html: The page's text in HTML.
  ///   - url: The page's address.
  ///   - title: The page's title; it becomes the item's text, as in browsers.
  ///   - selection: The text that the user has selected on the page.
  /// - Returns: The page, to be given to `share`.
  public static func page(
    _ html: String, url: String, title: String? = nil, selection: String = ""
  ) -> Shareable {
    Shareable(thing: .page(html: html, url: url, title: title, selection: selection))
  }

  /// Text: one attachment of the type `public.plain-text`.
  public static func text(_ text: String) -> Shareable { Shareable(thing: .text(text)) }

  /// The contents of a file: one attachment of the given type.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - type: The uniform type: "public.jpeg", "com.adobe.pdf".
  ///   - name: The name that a copy should have.
  /// - Returns: The file, to be given to `share`.
  public static func data(_ data: Data, type: String, name: String? = nil) -> Shareable {
    Shareable(thing: .data(data, type: type, name: name))
  }

  /// A file that the scene has written, as a file browser shares it: one attachment with two types.
  ///
  /// It may have any size: the host app has the file itself, and it crosses to an extension in
  /// pieces.
  ///
  /// - Parameter url: The file's place.
  /// - Returns: The file, to be given to `share`.
  public static func file(at url: URL) -> Shareable {
    var isFolder: ObjCBool = false
    precondition(
      FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        && !isFolder.boolValue, RequestWords.noFile(at: url.path))
    return Shareable(thing: .fileAt(path: url.path))
  }

  /// A file, as a file browser shares it: one attachment with two types, the one that belongs to
  /// the name's extension, and `public.file-url`.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - name: The file's name: "report.pdf".
  /// - Returns: The file, to be given to `share`.
  public static func file(_ data: Data, name: String) -> Shareable {
    Shareable(thing: .file(data, name: name))
  }
}
