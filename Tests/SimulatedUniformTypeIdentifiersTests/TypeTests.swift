import Foundation
import SimulatedUniformTypeIdentifiers
import TestSupport
import Testing

/// What a type knows about itself and others.
struct TypeTests {
  @Test(
    .shows(
      "UTType.init(_:)", "UTType.identifier", "UTType.description", "UTType.debugDescription",
      "UTType.isDynamic", "UTType.isDeclared", "UTType.isPublic", "UTType.localizedDescription"))
  func aTypeIsFoundByItsName() throws {
    let jpeg = try #require(UTType("PUBLIC.JPEG"))
    #expect(jpeg == .jpeg && jpeg.identifier == "public.jpeg" && "\(jpeg)" == "public.jpeg")
    #expect(jpeg.debugDescription == "<UTType: public.jpeg (declared)>")
    #expect(jpeg.isDeclared && jpeg.isPublic && !jpeg.isDynamic)
    #expect(!UTType.gif.isPublic)
    #expect(UTType.text.localizedDescription == "text")
    #expect(UTType("com.example.nothing") == nil)
  }

  @Test(
    .shows(
      "UTType.conforms(to:)", "UTType.isSubtype(of:)", "UTType.isSupertype(of:)",
      "UTType.supertypes", "UTType.==(_:_:)", "UTType.hash(into:)"))
  func aTypeIsAKindOfOthers() {
    #expect(UTType.fileURL.conforms(to: .url) && UTType.url.conforms(to: .url))
    #expect(!UTType.url.conforms(to: .fileURL) && !UTType.url.conforms(to: .text))
    #expect(UTType.png.isSubtype(of: .image) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .png) && !UTType.png.isSupertype(of: .png))
    #expect(UTType.jpeg.supertypes == [.image, .data, .content, .item])
    #expect(Set([UTType.jpeg, UTType(importedAs: "PUBLIC.jpeg"), .png]).count == 2)
  }

  @Test(.shows("UTType.init(exportedAs:conformingTo:)", "UTType.init(importedAs:conformingTo:)"))
  func anUndeclaredTypeConformsToWhatTheCodeSays() {
    let note = UTType(exportedAs: "com.example.note", conformingTo: .plainText)
    #expect(note.identifier == "com.example.note" && !note.isDeclared)
    #expect(note.conforms(to: .text) && !note.conforms(to: .image) && note.conforms(to: note))
    #expect(note.supertypes.isSuperset(of: [.plainText, .text, .data]))
    let other = UTType(importedAs: "com.example.other")
    #expect(other.conforms(to: .data) && !other.conforms(to: .text))
    #expect(UTType(importedAs: "public.JPEG", conformingTo: .text).identifier == "public.jpeg")
  }

  @Test(
    .shows(
      "UTType.init(filenameExtension:conformingTo:)", "UTType.init(mimeType:conformingTo:)",
      "UTType.init(tag:tagClass:conformingTo:)", "UTType.types(tag:tagClass:conformingTo:)",
      "UTTagClass.init(rawValue:)", "UTTagClass.filenameExtension", "UTTagClass.mimeType",
      "UTTagClass.rawValue", "UTTagClass.description"))
  func aTagLeadsToItsType() throws {
    #expect(UTType(filenameExtension: "PDF") == .pdf)
    #expect(UTType(filenameExtension: "pdf", conformingTo: .image)?.isDynamic == true)
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType(mimeType: "image/png", conformingTo: .text)?.conforms(to: .text) == true)
    #expect(UTType(tag: "gif", tagClass: .filenameExtension, conformingTo: nil) == .gif)
    #expect(UTType(tag: "video/mp4", tagClass: .mimeType, conformingTo: nil) == .mpeg4Movie)
    let other = UTTagClass(rawValue: "com.example.tag")
    #expect("\(other)" == "com.example.tag")
    #expect(UTType(tag: "x", tagClass: other, conformingTo: nil) == nil)
    let unknown = try #require(UTType(filenameExtension: "unheardof"))
    #expect(unknown.isDynamic && unknown.conforms(to: .data))
    #expect(UTType(unknown.identifier) == unknown)
    let property = UTType.types(
      tag: "plist", tagClass: .filenameExtension, conformingTo: .propertyList)
    #expect(property.contains(.xmlPropertyList) && property.first == .propertyList)
    let none = UTType.types(tag: "unheardof", tagClass: .filenameExtension, conformingTo: .text)
    #expect(none.count == 1 && none.first?.isDynamic == true)
    #expect(UTType.types(tag: "image/png", tagClass: .mimeType, conformingTo: nil) == [.png])
    #expect(UTTagClass.filenameExtension.rawValue == "public.filename-extension")
    #expect(UTTagClass.mimeType.rawValue == "public.mime-type")
  }

  @Test(
    .shows("UTType.tags", "UTType.preferredFilenameExtension", "UTType.preferredMIMEType"))
  func aTypeHasTags() {
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.image.preferredMIMEType == nil && UTType.image.tags.isEmpty)
    #expect(UTType.mp3.preferredFilenameExtension == "mp3")
    #expect(UTType.html.tags[.filenameExtension]?.first == "html")
    #expect(UTType.html.tags[.mimeType] == ["text/html"])
  }

  @Test(.shows("UTType.init(from:)", "UTType.encode(to:)"))
  func aTypeIsWrittenAsItsName() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    let unknown = Data(#"["com.example.gone"]"#.utf8)
    let read = try JSONDecoder().decode([UTType].self, from: unknown)
    #expect(read.map(\.identifier) == ["com.example.gone"])
  }

  @Test(
    .shows(
      "URL.appendingPathComponent(_:conformingTo:)", "URL.appendPathComponent(_:conformingTo:)",
      "URL.appendingPathExtension(for:)", "URL.appendPathExtension(for:)",
      "NSString.appendingPathComponent(_:conformingTo:)",
      "NSString.appendingPathExtension(for:)"))
  func aNameGetsTheEndingOfItsType() {
    let folder = URL(fileURLWithPath: "/tmp", isDirectory: true)
    #expect(folder.appendingPathComponent("a", conformingTo: .png).path == "/tmp/a.png")
    #expect(folder.appendingPathComponent("a.JPG", conformingTo: .jpeg).path == "/tmp/a.JPG")
    #expect(folder.appendingPathComponent("a.jpg", conformingTo: .image).path == "/tmp/a.jpg")
    #expect(folder.appendingPathComponent("b", conformingTo: .folder).hasDirectoryPath)
    var url = folder
    url.appendPathComponent("note", conformingTo: .pdf)
    #expect(url.path == "/tmp/note.pdf")
    #expect(url.appendingPathExtension(for: .pdf) == url)
    url.appendPathExtension(for: .zip)
    #expect(url.path == "/tmp/note.pdf.zip")
    #expect(
      NSString(string: "/tmp").appendingPathComponent("a", conformingTo: .gif) == "/tmp/a.gif")
    #expect(NSString(string: "a").appendingPathExtension(for: .html) == "a.html")
  }

  @Test(.shows("URLResourceKey.contentTypeKey", "URLResourceValues.contentType"))
  func aFileHasAType() throws {
    let folder = try TemporaryFolder()
    let root = URL(fileURLWithPath: folder.path, isDirectory: true)
    func type(_ name: String, _ keys: Set<URLResourceKey> = [.contentTypeKey]) throws -> UTType? {
      try root.appendingPathComponent(name).resourceValues(forKeys: keys).contentType
    }
    for name in ["a.png", "plain"] { try Data().write(to: root.appendingPathComponent(name)) }
    for name in ["b", "c.rtfd"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(name), withIntermediateDirectories: false)
    }
    #expect(try type("a.png") == .png)
    #expect(try type("plain") == .data)
    #expect(try type("b") == .folder)
    #expect(try type("c.rtfd") == .rtfd)
    #expect(try type("a.png", [.isDirectoryKey]) == nil)
  }
}
