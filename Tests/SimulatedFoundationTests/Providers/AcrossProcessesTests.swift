import DeviceProtocol
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SimulatedFoundation

/// Providers whose values come from another process, through the device.
struct AcrossProcessesTests {
  let folder: TestFolder
  let file: URL
  let other: OtherProcess

  init() throws {
    folder = try TestFolder()
    file = try folder.file("note.txt", "contents")
    other = try OtherProcess()
  }

  @Test func eachValueKeepsItsClass() async throws {
    let dictionary: NSDictionary = ["a": [1, 2]]
    let values: [(any NSSecureCoding, Loaded)] = [
      (NSString("é"), .item("é", of: "NSString")),
      (file as NSURL, .item(file.absoluteString, of: "NSURL")),
      (NSData(data: Data("d".utf8)), .item("d", of: "NSData")),
      (NSAttributedString(string: "a"), .item("a", of: "NSAttributedString")),
      (dictionary, .item("\(dictionary)", of: "NSDictionary")),
    ]
    for (value, loaded) in values {
      let provider = NSItemProvider(item: value, typeIdentifier: "public.data")
      #expect(try await other.receive(provider).item("public.item") == loaded)
    }
  }

  @Test func anObjectOfAClassThatIsNotHereKeepsItsData() async throws {
    let image = ForeignObject(className: "MKMapItem", data: Data([7]))
    let provider = NSItemProvider(item: image, typeIdentifier: "public.image")
    let item = try await other.receive(provider).loadItem(forTypeIdentifier: "public.image")
    let arrived = try #require(item as? ForeignObject)
    #expect(arrived.className == "MKMapItem")
    #expect(arrived.data == Data([7]))
  }

  @Test func anObjectThatCannotCrossIsAnError() async throws {
    let provider = NSItemProvider(item: NSUUID(), typeIdentifier: "public.data")
    #expect(try await other.receive(provider).item("public.data") == .providerError(-1200))
    #expect(try await other.receive(provider).data("public.data") == .providerError(-1200))
  }

  @Test(
    .shows(
      "NSItemProvider.registeredTypeIdentifiers",
      "NSItemProvider.registeredTypeIdentifiers(fileOptions:)", "NSItemProvider.suggestedName"))
  func queriesHaveTheSameAnswers() throws {
    let provider = NSItemProvider()
    provider.suggestedName = "name"
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.png", fileOptions: .openInPlace, visibility: .all
    ) { _ in nil }
    provider.registerItem(forTypeIdentifier: "public.jpeg") { _, _, _ in }
    let received = try other.receive(provider)
    #expect(received.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
    #expect(received.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.png"])
    #expect(received.suggestedName == "name")
    #expect(received.wireDescription == provider.wireDescription)
  }

  @Test(.shows("NSItemProviderRepresentationVisibility.ownProcess"))
  func whatIsTheProcessesOwnIsNotGivenAway() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .ownProcess) {
      $0(Data("secret".utf8), nil)
      return nil
    }
    #expect(await provider.data("public.png") == .data("secret"))
    #expect(try other.receive(provider).registeredTypeIdentifiers == [])
    let question = LoadQuestion(
      .data, type: "public.png", identifier: LoadIdentifier(process: 1, number: 1))
    let isGiven = await withCheckedContinuation { continuation in
      provider.answer(question) { answer in
        continuation.resume(returning: (try? answer.get()) != nil)
      }
    }
    #expect(!isGiven)
  }

  @Test func aFileArrivesInTheReceiversContainerAndIsGoneAfterwards() async throws {
    let provider = NSItemProvider()
    let file = file
    provider.registerFileRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) {
      $0(file, false, nil)
      // Documented: from here on, nobody cares what happens to the app's own file.
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    let received = try other.receive(provider)
    let (name, contents, url) = await received.file("public.text")
    #expect(name == "note.txt")
    #expect(contents == .data("contents"))
    #expect(url?.path.hasPrefix(other.home.path) == true)
    try await eventually { other.home.contents == ["tmp"] }
    #expect(folder.contents == [])
  }

  @Test(
    .shows(
      "NSItemProvider.loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)",
      "NSItemProviderFileOptions.openInPlace"))
  func aFileInPlaceIsTheOtherAppsOwn() async throws {
    let provider = NSItemProvider()
    let file = file
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.plain-text", fileOptions: .openInPlace, visibility: .all
    ) {
      $0(file, true, nil)
      return nil
    }
    let received = try await other.receive(provider).inPlaceFile("public.text")
    #expect(received.url == file && received.isInPlace)
    let copy = try await other.receive(provider).file("public.text").url
    #expect(copy != file)
  }

  @Test(arguments: [10, 3 << 20])
  func dataArrivesWholeAndLeavesNothingBehind(count: Int) async throws {
    let bytes = Data(repeating: 7, count: count - 1) + Data([8])
    let provider = NSItemProvider(item: NSData(data: bytes), typeIdentifier: "public.data")
    let received = try other.receive(provider)
    let item = try await received.loadItem(forTypeIdentifier: "public.data") as? Data
    #expect((item == bytes) as Bool)
    let data = await withCheckedContinuation { continuation in
      received.loadDataRepresentation(forTypeIdentifier: "public.data") { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect((data == bytes) as Bool)
    #expect(other.home.contents == (count > 1 << 20 ? ["tmp"] : []))
  }

  @Test func errorsHaveTheirCause() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    let received = try other.receive(provider)
    #expect(
      await received.data("public.png") == .providerError(-1000, cause: "NSCocoaErrorDomain 4"))
    #expect(await received.item("public.png") == .error(4, "NSCocoaErrorDomain"))
  }

  @Test func theOtherProcessIsAskedBeforeTheCallReturns() throws {
    let received = try other.receive(
      NSItemProvider(item: NSString("a"), typeIdentifier: "public.text"))
    received.loadItem(forTypeIdentifier: "public.text")
    #expect(other.questions.withLock { $0.map(\.type) } == ["public.text"])
  }

  @Test(
    .shows(
      "NSItemProviderPreferredImageSizeKey", "NSItemProvider.loadPreviewImage(options:)"))
  func theClassAndTheImagesSizeReachTheOtherProcess() async throws {
    let seen = Mutex<[String]>([])
    let provider = NSItemProvider()
    provider.previewImageHandler = { completion, _, options in
      let size = options?[NSItemProviderPreferredImageSizeKey] as? NSValue
      seen.withLock { $0.append("\(size?.sizeValue.width ?? 0)") }
      completion?(NSData(), nil)
    }
    provider.registerItem(forTypeIdentifier: "public.text") { completion, expected, _ in
      seen.withLock { $0.append(expected.map { "\($0)" } ?? "none") }
      completion?(NSData(), nil)
    }
    let received = try other.receive(provider)
    _ = await received.item("public.text", expecting: NSData.self)
    let size = NSValue(size: NSSize(width: 64, height: 64))
    #expect(NSItemProviderPreferredImageSizeKey == "NSItemProviderPreferredImageSizeKey")
    _ = try await received.loadPreviewImage(options: [NSItemProviderPreferredImageSizeKey: size])
    #expect(seen.withLock { $0 } == ["NSData", "64.0"])
  }

  @Test func cancellingReachesTheOtherProcess() async throws {
    let own = Progress(totalUnitCount: 1)
    let isStopped = Mutex(false)
    own.cancellationHandler = { isStopped.withLock { $0 = true } }
    let provider = NSItemProvider()
    let isAsked = Mutex(false)
    provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { _ in
      isAsked.withLock { $0 = true }
      return own
    }
    let received = try other.receive(provider)
    let (results, continuation) = AsyncStream.makeStream(of: Loaded.self)
    let progress = received.loadDataRepresentation(forTypeIdentifier: "public.data") {
      continuation.yield(Loaded($0, $1))
    }
    try await eventually { isAsked.withLock { $0 } }
    progress.cancel()
    #expect(await results.first { _ in true } == .cancelled)
    try await eventually { isStopped.withLock { $0 } }
  }

  @Test(arguments: [1, 2])
  func theProgressMovesWithThatOfTheLoadHandlerHoweverManyProcessesAreBetween(
    processes: Int
  ) async throws {
    let own = Progress(totalUnitCount: 4)
    let completion = Mutex<(@Sendable (Data?, (any Error)?) -> Void)?>(nil)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) {
      handler in
      completion.withLock { $0 = handler }
      return own
    }
    var received = provider
    for _ in 0..<processes { received = try other.receive(received) }
    let (results, continuation) = AsyncStream.makeStream(of: Loaded.self)
    let progress = received.loadDataRepresentation(forTypeIdentifier: "public.data") {
      continuation.yield(Loaded($0, $1))
    }
    try await eventually { completion.withLock { $0 != nil } }
    #expect(progress.fractionCompleted == 0)
    for count in 1...3 {
      own.completedUnitCount = Int64(count)
      try await eventually { progress.fractionCompleted == Double(count) / 4 }
    }
    completion.withLock { $0 }?(Data("done".utf8), nil)
    #expect(await results.first { _ in true } == .data("done"))
    #expect(progress.fractionCompleted == 1)
  }

  @Test func workWithPartsOfItsOwnMovesTheProgressToo() async throws {
    let own = Progress(totalUnitCount: 2)
    let part = Progress(totalUnitCount: 10, parent: own, pendingUnitCount: 1)
    let isAsked = Mutex(false)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { _ in
      isAsked.withLock { $0 = true }
      return own
    }
    let progress = try other.receive(provider)
      .loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in }
    try await eventually { isAsked.withLock { $0 } }
    part.completedUnitCount = 5
    try await eventually { progress.fractionCompleted == 0.25 }
    progress.cancel()
    try await eventually { part.isCancelled }
  }

  @Test func aProviderThatCameFromElsewhereCanBeHandedOn() async throws {
    let middle = try OtherProcess()
    let received = try middle.receive(
      NSItemProvider(item: file as NSURL, typeIdentifier: "public.plain-text"))
    let again = try other.receive(received)
    #expect(await again.file("public.text").contents == .data("contents"))
    #expect(await again.item("public.text") == .item(file.absoluteString, of: "NSURL"))
    try await eventually { middle.home.contents == ["tmp"] && other.home.contents == ["tmp"] }
  }
}
