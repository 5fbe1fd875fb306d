import DeviceProtocol
import Foundation
import Testing
import TestSupport

@testable import SimulatedFoundation

/// What counts where a class leaves out what Objective-C lets it leave out.
struct WritingDefaultTests {
  @Test(
    .shows(
      "NSItemProviderWriting.writableTypeIdentifiersForItemProvider",
      "NSItemProviderWriting.itemProviderVisibilityForRepresentation(withTypeIdentifier:)"))
  func everybodySeesAllTypesOfTheClass() {
    let provider = NSItemProvider(object: Plain())
    #expect(
      provider.wireDescription.representations == [
        .init("public.html", kind: .data), .init("public.plain-text", kind: .data),
      ])
  }

  @Test func theClassesVisibilityCountsForItsObjects() {
    let provider = NSItemProvider(object: Secret())
    #expect(provider.registeredTypeIdentifiers == ["public.html"])
    #expect(provider.wireDescription.representations == [])
  }
}

/// A class that says no more than it has to.
private final class Plain: NSObject, NSItemProviderWriting {
  static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.html", "public.plain-text"]
  }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(), nil)
    return nil
  }
}

/// A class that says of itself, and not of its objects, that nobody else may see them.
private final class Secret: NSObject, NSItemProviderWriting {
  static var writableTypeIdentifiersForItemProvider: [String] { ["public.html"] }

  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .ownProcess }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(), nil)
    return nil
  }
}
