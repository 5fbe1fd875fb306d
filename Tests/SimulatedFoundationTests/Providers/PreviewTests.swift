import Foundation
import SimulatedFoundation
import Synchronization
import TestSupport
import Testing

/// A preview for a caller that doesn't wait.
struct PreviewTests {
  @Test(
    .shows(
      "NSItemProvider.loadPreviewImage(options:completionHandler:)",
      "NSItemProvider.previewImageHandler", "NSItemProvider.CompletionHandler"))
  func theHandlerReceivesThePreviewOrAnError() async throws {
    let seen = Mutex<[Loaded]>([])
    let handler: NSItemProvider.CompletionHandler = { value, error in
      let loaded = Loaded(value, error)
      seen.withLock { $0.append(loaded) }
    }
    let provider = NSItemProvider()
    #expect(provider.previewImageHandler == nil)
    provider.loadPreviewImage(options: nil, completionHandler: handler)
    try await eventually { seen.withLock { $0.count } == 1 }
    provider.previewImageHandler = { completion, _, options in
      let size = options?["size"] as? Int
      completion?(NSData(data: Data("\(size ?? 0)".utf8)), nil)
    }
    #expect(provider.previewImageHandler != nil)
    provider.loadPreviewImage(options: ["size": 64], completionHandler: handler)
    try await eventually { seen.withLock { $0.count } == 2 }
    #expect(seen.withLock { $0 } == [.providerError(-1000), .item("64", of: "NSData")])
  }
}
