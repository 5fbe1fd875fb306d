import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import SimulatedFoundation

/// What a provider knows about its types.
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

  @Test(
    .shows(
      "NSItemProvider.init()", "NSItemProvider.registeredTypeIdentifiers",
      "NSItemProvider.registerItem(forTypeIdentifier:loadHandler:)",
      "NSItemProvider.registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)",
      "NSItemProvider.registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)"
    ))
  func typesComeInTheOrderOfTheirRegistration() {
    #expect(
      provider().registeredTypeIdentifiers == [
        "public.html", "public.jpeg", "public.png", "public.pdf",
      ])
  }

  @Test(
    .shows(
      "NSItemProvider.registeredTypeIdentifiers(fileOptions:)",
      "NSItemProvider.hasRepresentationConforming(toTypeIdentifier:fileOptions:)",
      "NSItemProviderFileOptions.openInPlace"))
  func onlyTypesRegisteredSoCanBeOpenedInPlace() {
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
    .shows("NSItemProvider.hasItemConformingToTypeIdentifier(_:)"),
    arguments: [
      ("public.jpeg", true), ("public.image", true), ("public.item", true),
      ("public.content", true), ("public.movie", false), ("public.heic", false),
    ])
  func aTypeHasWhatItConformsTo(type: String, isThere: Bool) {
    #expect(provider().hasItemConformingToTypeIdentifier(type) == isThere)
  }

  @Test(
    .shows(
      "NSItemProviderRepresentationVisibility.all", "NSItemProviderRepresentationVisibility.team",
      "NSItemProviderRepresentationVisibility.ownProcess"))
  func anotherProcessIsToldOfAllButTheProcessesOwn() {
    let description = provider().wireDescription
    #expect(
      description.representations == [
        .init("public.html", kind: .item), .init("public.jpeg", kind: .data),
        .init("public.png", kind: .file, opensInPlace: true, isForTeam: true),
      ])
    #expect(description.forOtherTeams.types == ["public.html", "public.jpeg"])
  }

  @Test(.shows("NSItemProvider.copy(with:)", "NSItemProvider.suggestedName"))
  func aCopyHasAllOfItAndIsOnItsOwn() throws {
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

  @Test(.shows("NSItemProvider.registerObject(_:visibility:)"))
  func anObjectsTypeThatIsThereAlreadyIsLeftAlone() async {
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

  @Test(
    .shows(
      "NSItemProviderRepresentationVisibility.all", "NSItemProviderRepresentationVisibility.team",
      "NSItemProviderRepresentationVisibility.ownProcess", "NSItemProviderFileOptions.openInPlace",
      "NSItemProviderFileOptions.rawValue", "NSItemProviderFileOptions.init(rawValue:)"))
  func visibilityAndOptionsHaveTheDocumentedValues() {
    #expect(NSItemProviderRepresentationVisibility.all.rawValue == 0)
    #expect(NSItemProviderRepresentationVisibility.team.rawValue == 1)
    #expect(NSItemProviderRepresentationVisibility.ownProcess.rawValue == 3)
    #expect(NSItemProviderFileOptions.openInPlace.rawValue == 1)
    #expect(NSItemProviderFileOptions(rawValue: 1) == .openInPlace)
    #expect(NSItemProviderFileOptions(rawValue: 2) != .openInPlace)
  }

  @Test(
    .shows(
      "NSItemProvider.ErrorCode.unknownError", "NSItemProvider.ErrorCode.itemUnavailableError",
      "NSItemProvider.ErrorCode.unexpectedValueClassError",
      "NSItemProvider.ErrorCode.unavailableCoercionError"))
  func errorCodesHaveTheDocumentedValues() {
    #expect(NSItemProvider.ErrorCode.unknownError.rawValue == -1)
    #expect(NSItemProvider.ErrorCode.itemUnavailableError.rawValue == -1000)
    #expect(NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue == -1100)
    #expect(NSItemProvider.ErrorCode.unavailableCoercionError.rawValue == -1200)
  }
}
