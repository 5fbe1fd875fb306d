import DeviceProtocol
import Foundation
import Testing

@testable import SimulatedFoundation

/// What a provider knows of its types.
struct RegistrationTests {
  /// A provider with every kind of representation.
  private func provider() -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerItem(forTypeIdentifier: "public.html") { _, _, _ in }
    provider.registerDataRepresentation(forTypeIdentifier: "public.jpeg", visibility: .all) { _ in
      nil
    }
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.png", fileOptions: [.openInPlace], visibility: .team
    ) { _ in nil }
    provider.registerFileRepresentation(forTypeIdentifier: "public.pdf", visibility: .ownProcess) {
      _ in nil
    }
    return provider
  }

  @Test func typesComeInTheOrderOfTheirRegistration() {
    #expect(
      provider().registeredTypeIdentifiers == [
        "public.html", "public.jpeg", "public.png", "public.pdf",
      ])
  }

  @Test func onlyTypesRegisteredSoCanBeOpenedInPlace() {
    let provider = provider()
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.png"])
    #expect(
      provider.hasRepresentationConforming(
        toTypeIdentifier: "public.image", fileOptions: .openInPlace))
    #expect(
      !provider.hasRepresentationConforming(
        toTypeIdentifier: "public.jpeg", fileOptions: .openInPlace))
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.jpeg"))
  }

  @Test(
    arguments: [
      ("public.jpeg", true), ("public.image", true), ("public.item", true),
      ("public.content", true), ("public.movie", false), ("public.heic", false),
    ])
  func aTypeHasWhatItConformsTo(type: String, isThere: Bool) {
    #expect(provider().hasItemConformingToTypeIdentifier(type) == isThere)
  }

  @Test func anotherProcessIsToldOfAllButTheProcessesOwn() {
    let description = provider().wireDescription
    #expect(
      description.representations == [
        .init("public.html", kind: .item), .init("public.jpeg", kind: .data),
        .init("public.png", kind: .file, opensInPlace: true, isForTeam: true),
      ])
    #expect(description.forOtherTeams.types == ["public.html", "public.jpeg"])
  }

  @Test func aCopyHasAllOfItAndIsOnItsOwn() throws {
    let provider = provider()
    provider.suggestedName = "page"
    let copy = try #require(provider.copy() as? NSItemProvider)
    provider.registerItem(forTypeIdentifier: "public.zip-archive") { _, _, _ in }
    provider.suggestedName = nil
    #expect(
      copy.registeredTypeIdentifiers == [
        "public.html", "public.jpeg", "public.png", "public.pdf",
      ])
    #expect(copy.suggestedName == "page")
  }

  @Test func anObjectsTypeThatIsThereAlreadyIsLeftAlone() async {
    let provider = NSItemProvider()
    provider.registerObject(NSString("first"), visibility: .all)
    provider.registerObject(NSString("second"), visibility: .all)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(await provider.data("public.utf8-plain-text") == .data("first"))
  }

  @Test(
    arguments: [
      ("https://example.com", ["public.url"], true),
      ("file:///a.txt", ["public.file-url", "public.url"], false),
    ])
  func aURLSaysItselfWhatItIs(text: String, types: [String], isWeb: Bool) throws {
    let url = try #require(NSURL(string: text))
    let provider = NSItemProvider(object: url)
    #expect(provider.registeredTypeIdentifiers == types)
    #expect(provider.wireDescription.isWebURL == isWeb)
  }

  @Test func visibilityAndOptionsHaveTheDocumentedValues() {
    #expect(NSItemProviderRepresentationVisibility.all.rawValue == 0)
    #expect(NSItemProviderRepresentationVisibility.team.rawValue == 1)
    #expect(NSItemProviderRepresentationVisibility.ownProcess.rawValue == 3)
    #expect(NSItemProviderFileOptions.openInPlace.rawValue == 1)
  }
}
