import DeviceProtocol
import Foundation
import Testing
import TestSupport

@testable import SimulatedFoundation

/// What applies when a class leaves out what Objective-C lets it leave out.
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

/// A class that says no more than it must.
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

/// A class whose static method says that nobody else may see its data; its objects don't say so.
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
