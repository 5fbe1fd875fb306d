public import Foundation

// It isn't documented which types these classes read and write on iOS, except for NSURL's
// `public.url`; the lists are those of the observed types that mean something here.

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The types of plain text.
  ///
  /// Simulated: the encodings that are listed. Differs: iOS may list more types.
  public class var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.utf16-plain-text", "public.plain-text"]
  }

  /// The type of text in UTF-8.
  ///
  /// Simulated: as observed. No known difference.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Makes text from the data.
  ///
  /// Simulated: UTF-16 if the type says so, UTF-8 otherwise; other bytes are an error.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    self.init(string: try TextCoding.text(data, typeIdentifier))
  }

  /// Loads the text's data.
  ///
  /// Simulated: called at once, with UTF-8. No known difference.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The type of URLs, to which the type of file URLs conforms.
  ///
  /// Simulated: as documented for writing. Differs: iOS may list more types.
  public class var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// The type of URLs.
  ///
  /// Simulated: as documented. No known difference.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// The types of this URL: that of a file's is also `public.file-url`.
  ///
  /// Simulated: documented for the object, in contrast to the class. Differs: the order isn't
  /// documented.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  /// Makes a URL from the data.
  ///
  /// Simulated: the data is the address as text (observed).
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let text = try TextCoding.text(data, typeIdentifier)
    // What an NSURL without any text becomes as a URL would end the process.
    guard !text.isEmpty, let url = NSURL(string: text) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return url
  }

  /// Loads the address as text.
  ///
  /// Simulated: called at once (that it is text is observed).
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  /// The types of plain text.
  ///
  /// Simulated: as for NSString. Differs: rich text and HTML can't be read.
  public class var readableTypeIdentifiersForItemProvider: [String] {
    NSString.readableTypeIdentifiersForItemProvider
  }

  /// The type of text in UTF-8.
  ///
  /// Simulated: as for NSString. Differs: on iOS rich text comes first.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Makes text without attributes from the data.
  ///
  /// Simulated: as for NSString.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let text = try TextCoding.text(data, typeIdentifier)
    guard let made = NSAttributedString(string: text) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return made
  }

  /// Loads the text's data, without its attributes.
  ///
  /// Simulated: called at once, with UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}
