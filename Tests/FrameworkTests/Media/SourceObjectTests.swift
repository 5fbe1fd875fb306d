import Foundation
import SimulatedFoundation
import SimulatedImageIO
import TestSupport
import Testing

/// Image sources as objects.
struct SourceObjectTests {
  @Test(.shows("CGImageSource"))
  func eachSourceSaysWhatItsOwnBytesAre() throws {
    let datas = [PictureSourceTests.png, PictureSourceTests.jpeg, Data("text".utf8)]
    let sources: [CGImageSource] = try datas.map {
      try #require(CGImageSourceCreateWithData($0 as CFData, nil))
    }
    #expect(sources.map(CGImageSourceGetType) == ["public.png", "public.jpeg", nil])
    #expect(sources.map(CGImageSourceGetCount) == [1, 1, 0])
  }
}
