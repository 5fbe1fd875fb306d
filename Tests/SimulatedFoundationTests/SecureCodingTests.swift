import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Swift's own values, which conform to NSSecureCoding here so that casts to them compile.
struct SecureCodingTests {
  @Test(.shows("URL.supportsSecureCoding", "URL.encode(with:)", "URL.init(coder:)"))
  func aURLIsArchivedAsAnNSURL() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let coder = try archive(url)
    #expect(URL.supportsSecureCoding)
    #expect(URL(coder: coder) == url)
    #expect(NSURL(coder: coder) == url as NSURL)
    #expect(try URL(coder: archive()) == nil)
  }

  @Test(.shows("String.supportsSecureCoding", "String.encode(with:)", "String.init(coder:)"))
  func textIsArchivedAsAnNSString() throws {
    let coder = try archive("é")
    #expect(String.supportsSecureCoding)
    #expect(String(coder: coder) == "é")
    #expect(NSString(coder: coder) == NSString("é"))
  }

  @Test(.shows("Data.supportsSecureCoding", "Data.encode(with:)", "Data.init(coder:)"))
  func bytesAreArchivedAsAnNSData() throws {
    let coder = try archive(Data([1, 2]))
    #expect(Data.supportsSecureCoding)
    #expect(Data(coder: coder) == Data([1, 2]))
    #expect(NSData(coder: coder) == NSData(data: Data([1, 2])))
  }

  @Test(.shows("Array.supportsSecureCoding", "Array.encode(with:)", "Array.init(coder:)"))
  func aListIsArchivedAsAnNSArray() throws {
    let coder = try archive(["a", "b"])
    #expect([String].supportsSecureCoding)
    #expect([String](coder: coder) == ["a", "b"])
    #expect([Data](coder: coder) == nil)
    #expect(NSArray(coder: coder) == NSArray(array: ["a", "b"]))
  }

  @Test(
    .shows(
      "Dictionary.supportsSecureCoding", "Dictionary.encode(with:)", "Dictionary.init(coder:)"))
  func aDictionaryIsArchivedAsAnNSDictionary() throws {
    let coder = try archive(["a": "b"])
    #expect([String: String].supportsSecureCoding)
    #expect([String: String](coder: coder) == ["a": "b"])
    #expect([String: Data](coder: coder) == nil)
    #expect(NSDictionary(coder: coder) == NSDictionary(dictionary: ["a": "b"]))
  }

  @Test func aCollectionIsHandedOverAsAnObject() async throws {
    let list = NSItemProvider(item: ["a"], typeIdentifier: "public.item")
    #expect(try await list.loadItem(forTypeIdentifier: "public.item") is NSArray)
    let dictionary = NSItemProvider(item: ["a": ["b": 1]], typeIdentifier: "public.item")
    let item = try await dictionary.loadItem(forTypeIdentifier: "public.item")
    #expect(item is NSDictionary)
    let inner = (item as? [String: Any])?["a"] as? [String: Any]
    #expect(inner?["b"] as? Int == 1)
  }

  @Test func aValueThatWasLoadedIsCastToSwiftsType() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let values: [any NSSecureCoding] = [url as NSURL, NSString("é"), NSData(data: Data([1]))]
    #expect(values[0] as? URL == url)
    #expect(values[1] as? String == "é")
    #expect(values[2] as? Data == Data([1]))
  }

  /// An archive with the value as its root, opened for reading; empty without a value.
  private func archive(_ value: (any NSSecureCoding)? = nil) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    value?.encode(with: archiver)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    coder.decodingFailurePolicy = .setErrorAndReturn
    return coder
  }
}
