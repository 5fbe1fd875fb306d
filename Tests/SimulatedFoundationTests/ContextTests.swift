import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// A context made by an extension's own test.
struct ContextTests {
  @Test(.shows("NSExtensionContext.init()"))
  func aContextWithoutAHostHasNoItemsAndOpensNothing() async throws {
    let context = NSExtensionContext()
    #expect(context.inputItems.isEmpty)
    context.completeRequest(returningItems: [NSExtensionItem()])
    context.cancelRequest(withError: CocoaError(.userCancelled))
    let url = try #require(URL(string: "reader://a"))
    let isOpened = await withCheckedContinuation { continuation in
      context.open(url) { continuation.resume(returning: $0) }
    }
    #expect(!isOpened)
  }
}
