import Foundation
import SimulatedFileProvider
import TestSupport
import Testing

/// Pages of file providers, cast from data and back.
struct PageCastTests {
  @Test(
    .shows(
      "NSFileProviderPage._forceBridgeFromObjectiveC(_:result:)",
      "NSFileProviderPage._conditionallyBridgeFromObjectiveC(_:result:)"))
  func anObjectOfBytesBecomesAPage() {
    let bytes = NSData(data: Data([1, 2]))
    let expected = NSFileProviderPage(Data([1, 2]))
    var page: NSFileProviderPage?
    NSFileProviderPage._forceBridgeFromObjectiveC(bytes, result: &page)
    #expect(page == expected)
    page = nil
    #expect(NSFileProviderPage._conditionallyBridgeFromObjectiveC(bytes, result: &page))
    #expect(page == expected)
    let some: Any = bytes
    #expect(some as? NSFileProviderPage == expected)
  }
}
