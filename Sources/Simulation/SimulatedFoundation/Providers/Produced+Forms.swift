import Foundation
import UniformTypes

extension Produced {
  /// The value as `loadItem` gives it: bytes and files as data, as documented.
  func item() throws -> any NSSecureCoding {
    switch self {
    case .item(let value): Coercions.object(value)
    case .data(let data): data
    case .file(let file): try Self.bytes(of: file.url)
    }
  }

  /// The value as bytes of the given type.
  ///
  /// An item that was registered with `registerItem` is coerced to NSData (documented); the bytes
  /// of a URL and of text are as observed.
  ///
  /// - Parameter type: The registered type.
  /// - Returns: The bytes, all of them in memory, as documented.
  /// - Throws: An error when the file can't be read, or the item has no bytes.
  func data(_ type: String) throws -> Data {
    switch self {
    case .item(let value): try Self.bytes(of: Coercions.object(value), type)
    case .data(let data): data
    case .file(let file): try Self.bytes(of: file.url)
    }
  }

  /// The file that already contains the value; `nil` when it has to be written into one.
  func file(_ type: String) -> ProducedFile? {
    switch self {
    case .item(let value):
      guard let url = Coercions.object(value) as? NSURL, url.isFileURL,
        !InstalledTypes.all.conforms(type, to: "public.url")
      else { return nil }
      return ProducedFile(url: url as URL)
    case .data: return nil
    case .file(let file): return file
    }
  }

  private static func bytes(of item: any NSSecureCoding, _ type: String) throws -> Data {
    if let data = Bytes.of(item) { return data }
    switch item {
    case let url as NSURL:
      if let file = Produced.item(url).file(type) { return try bytes(of: file.url) }
      return Data((url.absoluteString).utf8)
    case let text as NSString: return try TextCoding.data(String(describing: text), type)
    case let text as NSAttributedString: return try TextCoding.data(text.string, type)
    default:
      let coerced = try? Coercions.coerce(item, to: NSData.self)
      if let data = coerced.flatMap(Bytes.of) { return data }
      guard PropertyListSerialization.propertyList(item, isValidFor: .binary) else {
        throw NSItemProvider.error(
          .unavailableCoercionError,
          "Could not coerce an item of class \(Swift.type(of: item)) to NSData")
      }
      return try PropertyListSerialization.data(
        fromPropertyList: item, format: .binary, options: 0)
    }
  }

  private static func bytes(of url: URL) throws -> Data {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      return try FolderArchive.data(of: url)
    }
    return try Data(contentsOf: url)
  }
}

/// Converts text to bytes of a type, and back.
enum TextCoding {
  static func encoding(_ type: String) -> String.Encoding {
    type.hasPrefix("public.utf16") ? .utf16 : .utf8
  }

  static func data(_ text: String, _ type: String) throws -> Data {
    guard let data = text.data(using: encoding(type)) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }

  static func text(_ data: Data, _ type: String) throws -> String {
    guard let text = String(data: data, encoding: encoding(type)) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }
}
