package import DeviceProtocol
package import Foundation

extension WireValue {
  /// The value as it crosses to another process; `nil` for an object that can't cross.
  package init?(_ object: any NSSecureCoding) {
    if let data = Bytes.of(object) {
      self = .data(data)
      return
    }
    switch Coercions.object(object) {
    case let url as NSURL: self = .url(url.absoluteString)
    case let text as NSString: self = .string(String(describing: text))
    case let object:
      if let (name, data) = WireObjects.encoded(object) {
        self = .object(className: name, data)
        return
      }
      guard PropertyListSerialization.propertyList(object, isValidFor: .binary),
        let data = try? PropertyListSerialization.data(
          fromPropertyList: object, format: .binary, options: 0)
      else { return nil }
      self = .propertyList(data)
    }
  }

  /// The value as the object that a completion handler receives; `nil` for a file.
  package var object: (any NSSecureCoding)? {
    switch self {
    case .url(let text): NSURL(string: text)
    case .string(let text): NSString(string: text)
    case .data(let data): data
    case .object(let name, let data): WireObjects.decoded(name, data)
    case .propertyList(let data):
      (try? PropertyListSerialization.propertyList(from: data, format: nil))
        .flatMap { Self.bridged($0) }
    case .file, .dataInFile: nil
    }
  }

  /// The value as the output of a producer, for a load of this process.
  ///
  /// - Returns: Bytes that came in a file are in memory, as documented for data loads, and the file
  ///   is gone.
  /// - Throws: An error when there is no such value.
  func produced() throws -> Produced {
    switch self {
    case .data(let data): return .data(data)
    case .dataInFile(let file):
      defer { discard() }
      return .data(try Data(contentsOf: URL(fileURLWithPath: file.path)))
    case .file(let file):
      return .file(
        ProducedFile(
          url: URL(fileURLWithPath: file.path), isStaged: !file.isInPlace,
          isInPlace: file.isInPlace, isCoordinated: file.isCoordinated))
    case .url, .string, .propertyList, .object:
      guard let object else {
        throw NSItemProvider.error(.unknownError, ProviderWords.unreadable)
      }
      return .item(object)
    }
  }

  private static func bridged(_ value: Any) -> (any NSSecureCoding)? {
    switch value {
    case let dictionary as [String: Any]: NSDictionary(dictionary: dictionary)
    case let array as [Any]: NSArray(array: array)
    case let number as NSNumber: number
    case let date as Date: date as NSDate
    default: nil
    }
  }
}
