import DeviceProtocol
import DeviceSystem
import Foundation
import Testing

/// The device's part: files from one container to another.
struct FileDeliveryTests {
  let source: TestFolder
  let home: TestFolder
  let identifier = LoadIdentifier(process: 7, number: 1)

  init() throws {
    source = try TestFolder()
    home = try TestFolder()
  }

  private func answer(_ path: String, _ origin: WireFile.Origin) -> Message.Body {
    .loaded(.file(WireFile(path: path, type: "public.data", name: "a.bin", origin: origin)))
  }

  @Test func aFileIsCopiedInPiecesAndItsProgressReported() throws {
    let file = try source.file("big", String(repeating: "x", count: 2500))
    let delivery = FileDelivery(piece: 1000)
    var reports: [LoadProgress] = []
    var path: String?
    delivery.add(answer(file.path, .kept), for: identifier, to: home.path) {
      reports.append($0)
    } then: {
      if case .loaded(.file(let file)) = $0 { path = file.path }
    }
    while delivery.isBusy { delivery.advance() }
    #expect(try Data(contentsOf: URL(fileURLWithPath: #require(path))).count == 2500)
    #expect(path?.hasPrefix(home.path + "/tmp/") == true)
    #expect(reports.last == LoadProgress(completed: 2500, total: 2500))
    #expect(source.contents == ["big"])
  }

  @Test func aFileThatWasMadeForTheAnswerIsMovedAtOnce() throws {
    let folder = try StagingFolder.make(in: source.path)
    let file = URL(fileURLWithPath: folder + "/made")
    try Data("made".utf8).write(to: file)
    let delivery = FileDelivery()
    var isThere = false
    delivery.add(answer(file.path, .made), for: identifier, to: home.path) { _ in
    } then: {
      guard case .loaded(.file(let file)) = $0 else { return }
      isThere = FileManager.default.fileExists(atPath: file.path)
    }
    #expect(isThere && !delivery.isBusy)
    #expect(source.contents == [])
  }

  @Test func anAnswerWithoutAFileIsHandedOnAsItIs() {
    let delivery = FileDelivery()
    var texts: [String] = []
    for body in [Message.Body.loaded(.string("a")), .done] {
      delivery.add(body, for: identifier, to: home.path) { _ in
      } then: {
        texts.append("\($0)")
      }
    }
    #expect(texts == ["\(Message.Body.loaded(.string("a")))", "\(Message.Body.done)"])
    #expect(home.contents == [])
  }

  @Test func aFileThatIsGoneIsAnError() {
    let delivery = FileDelivery()
    var codes: [String] = []
    delivery.add(answer("/nowhere", .kept), for: identifier, to: home.path) { _ in
    } then: {
      if case .failed(let error) = $0 { codes.append("\(error.domain) \(error.code)") }
    }
    #expect(codes == ["NSPOSIXErrorDomain 2"])
  }

  @Test func whatIsCancelledLeavesNothingAndSaysNothing() throws {
    let file = try source.file("big", String(repeating: "x", count: 2500))
    let delivery = FileDelivery(piece: 1000)
    var count = 0
    for number in 1...2 {
      let identifier = LoadIdentifier(process: 7, number: number)
      delivery.add(answer(file.path, .kept), for: identifier, to: home.path) { _ in
      } then: { _ in
        count += 1
      }
    }
    delivery.advance()
    delivery.cancel(identifier)
    #expect(delivery.isBusy)
    delivery.forget(7, home: home.path)
    #expect(!delivery.isBusy)
    #expect(home.contents == ["tmp"])
    #expect(count == 0)
  }
}
