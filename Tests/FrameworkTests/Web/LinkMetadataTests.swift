import Foundation
import SimulatedLinkPresentation
import TestSupport
import Testing

/// What pages say about themselves, as values.
struct LinkMetadataTests {
  @Test(
    .shows("LPLinkMetadata.init()", "LPLinkMetadata.init(coder:)", "LPLinkMetadata.encode(with:)"),
    .shows("LPLinkMetadata.copy(with:)", "LPLinkMetadata.supportsSecureCoding"))
  func metadataIsCopiedAndArchived() throws {
    let metadata = LPLinkMetadata()
    metadata.title = "A page"
    metadata.url = URL(string: "https://example.com/a")
    metadata.originalURL = URL(string: "https://example.com/")
    metadata.remoteVideoURL = URL(string: "https://example.com/film")
    metadata.iconProvider = NSItemProvider()
    let copy = try #require(metadata.copy() as? LPLinkMetadata)
    #expect(copy.title == "A page" && copy.iconProvider === metadata.iconProvider)
    #expect(LPLinkMetadata.supportsSecureCoding)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: metadata, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data))
    #expect(read.title == "A page" && read.url == metadata.url)
    #expect(read.originalURL == metadata.originalURL && read.iconProvider == nil)
    #expect(read.remoteVideoURL == metadata.remoteVideoURL)
  }
}
