import DeviceProtocol
import TestSupport
import Testing

/// Who waits for whom, tested without processes.
struct ClaimTableTests {
  /// What two coordinators want, one after the other.
  struct Case: CustomTestStringConvertible {
    var first: FileAccess
    var second: FileAccess
    var waits: Bool
    var testDescription: String {
      "\(first.kind) \(first.path), \(second.kind) \(second.path): \(waits ? "waits" : "goes on")"
    }

    init(
      _ first: FileAccess.Kind, _ path: String, _ second: FileAccess.Kind, _ other: String,
      waits: Bool
    ) {
      self.first = Case.access(path, first)
      self.second = Case.access(other, second)
      self.waits = waits
    }

    /// "/d/p.pkg" is a file package.
    private static func access(_ path: String, _ kind: FileAccess.Kind) -> FileAccess {
      FileAccess(path: path, kind: kind, packages: path.hasPrefix("/d/p.pkg/") ? ["/d/p.pkg"] : [])
    }
  }

  @Test(arguments: [
    Case(.reading, "/d/a", .reading, "/d/a", waits: false),
    Case(.reading, "/d/a", .updating, "/d/a", waits: true),
    Case(.updating, "/d/a", .readingWithoutChanges, "/d/a", waits: true),
    Case(.updating, "/d/a", .merging, "/d/a", waits: true),
    Case(.changingMetadata, "/d/a", .reading, "/d/a", waits: true),
    Case(.updating, "/d/a", .updating, "/d/b", waits: false),
    Case(.updating, "/d/a", .updating, "/d/ab", waits: false),
    // A folder and its contents.
    Case(.updating, "/d", .updating, "/d/a", waits: false),
    Case(.reading, "/d", .updating, "/d/a", waits: false),
    Case(.reading, "/d", .deleting, "/d/a", waits: false),
    Case(.deleting, "/d", .reading, "/d/a", waits: true),
    Case(.moving, "/d", .updating, "/d/x/a", waits: true),
    Case(.reading, "/d/a", .replacing, "/d", waits: true),
    Case(.deleting, "/d", .reading, "/da", waits: false),
    // A package is one file.
    Case(.updating, "/d/p.pkg/a", .updating, "/d/p.pkg/b", waits: true),
    Case(.reading, "/d/p.pkg", .updating, "/d/p.pkg/b", waits: true),
    Case(.reading, "/d/p.pkg/a", .reading, "/d/p.pkg/b", waits: false),
  ])
  func accessesThatConflictTakeTurns(_ example: Case) {
    var table = ClaimTable()
    #expect(table.claim(1, of: 1, example.first) == [.grant(key(1, 1))])
    let second = table.claim(1, of: 2, example.second)
    #expect(second == (example.waits ? [] : [.grant(key(2, 1))]))
    let after = table.handle(.endClaim(1, []), from: 1)
    #expect(after.map(\.outline) == (example.waits ? [.grant(key(2, 1))] : []))
  }

  @Test func accessIsGrantedInTheOrderOfAsking() {
    var table = ClaimTable()
    let (read, write) = (access(.reading), access(.updating))
    #expect(table.claim(1, of: 1, read) == [.grant(key(1, 1))])
    #expect(table.claim(1, of: 2, write) == [])
    // A later reader doesn't overtake the writer.
    #expect(table.claim(1, of: 3, read) == [])
    #expect(table.claim(2, of: 3, read) == [])
    #expect(table.handle(.endClaim(1, []), from: 1).map(\.outline) == [.grant(key(2, 1))])
    #expect(
      table.drop(process: 2).map(\.outline) == [.grant(key(3, 1)), .grant(key(3, 2))])
  }

  @Test func claimsOfOnePurposeNeverWaitForEachOther() {
    var table = ClaimTable()
    #expect(table.claim(1, of: 1, access(.updating), purpose: "sync") == [.grant(key(1, 1))])
    #expect(table.claim(1, of: 2, access(.updating)) == [])
    // Not even if another coordinator waits for them in between.
    #expect(table.claim(2, of: 1, access(.updating), purpose: "sync") == [.grant(key(1, 2))])
    #expect(table.claim(1, of: 3, access(.updating), purpose: "sync") == [.grant(key(3, 1))])
  }

  @Test func cancellingEndsTheWaitingOfOneCoordinator() {
    var table = ClaimTable()
    #expect(table.claim(1, of: 1, access(.updating), coordinator: 1) == [.grant(key(1, 1))])
    #expect(table.claim(2, of: 1, access(.updating), coordinator: 2) == [])
    #expect(table.claim(3, of: 1, access(.updating), coordinator: 3) == [])
    #expect(
      table.handle(.cancel(coordinator: 2), from: 1) == [.refuse(key(1, 2), .userCancelled)])
    #expect(table.handle(.cancel(coordinator: 1), from: 1) == [])
    #expect(table.handle(.endClaim(1, []), from: 1).map(\.outline) == [.grant(key(1, 3))])
  }

  @Test func whoWaitsForAFileThatIsMovedGetsItsNewPlace() {
    var table = ClaimTable()
    #expect(table.claim(1, of: 1, access(.moving, "/d")) == [.grant(key(1, 1))])
    #expect(table.claim(1, of: 2, access(.updating, "/d/a")) == [])
    #expect(table.claim(1, of: 3, access(.replacing, "/d/a")) == [])
    #expect(table.handle(.moved(claim: 1, from: "/d", to: "/e"), from: 1) == [])
    let granted = table.handle(.endClaim(1, []), from: 1)
    #expect(
      granted == [.grant(key(2, 1), paths: ["/e/a"]), .grant(key(3, 1), paths: ["/d/a"])])
  }

  @Test func aPresenterThatSavesIsNotKeptWaitingByItsReader() {
    var table = ClaimTable()
    #expect(table.handle(.present(1, path: "/d/a", isOnMain: false), from: 1) == [])
    let asked = table.claim(1, of: 2, access(.reading))
    #expect(asked == [.ask(.relinquishToReader, 1)])
    let saving = table.answer(1)
    #expect(saving == [.ask(.saveChanges, 2)])
    #expect(table.claim(1, of: 1, access(.updating), presenter: 1) == [.grant(key(1, 1))])
    // Whatever the presenter answers, the reader waits until it has saved.
    #expect(table.answer(2) == [])
    #expect(table.handle(.endClaim(1, [.changed]), from: 1).map(\.outline) == [.grant(key(2, 1))])
  }

  @Test func aPresenterThatCannotSaveFailsTheReader() {
    var table = ClaimTable()
    let full = ErrorDescription(domain: "NSCocoaErrorDomain", code: 640, message: "full")
    _ = table.handle(.present(1, path: "/d/a", isOnMain: false), from: 1)
    _ = table.claim(1, of: 2, access(.reading))
    _ = table.handle(.answered(question: 1, error: nil, hasReacquirer: true), from: 1)
    #expect(
      table.handle(.answered(question: 2, error: full, hasReacquirer: false), from: 1) == [
        .refuse(key(2, 1), full), .tell(key(1, 1), .reacquire(question: 1)),
      ])
  }

  @Test(arguments: [
    FileMessage.stopPresenting(1),
    .answered(question: 1, error: nil, hasReacquirer: false),
  ])
  func aWriterWaitsForAPresenterUntilItLetsGo(_ end: FileMessage) {
    var table = ClaimTable()
    _ = table.handle(.present(1, path: "/d/a", isOnMain: false), from: 1)
    #expect(table.claim(1, of: 2, access(.updating)) == [.ask(.relinquishToWriter, 1)])
    #expect(
      table.delays.map(\.reasons) == [[.presenter(key(1, 1), path: "/d/a")]])
    #expect(table.handle(end, from: 1).map(\.outline) == [.grant(key(2, 1))])
  }

  @Test func aBatchAsksPresentersOnce() {
    var table = ClaimTable()
    _ = table.handle(.present(1, path: "/d/a", isOnMain: false), from: 1)
    #expect(
      table.claim(1, of: 2, access(.updating, "/d"), purpose: "batch", isBatch: true)
        == [.ask(.relinquishToWriter, 1)])
    #expect(table.answer(1) == [.grant(key(2, 1))])
    #expect(table.claim(2, of: 2, access(.updating), purpose: "batch") == [.grant(key(2, 2))])
  }

  @Test func aDeletionIsAnnouncedToThoseInsideAndAround() {
    var table = ClaimTable()
    for (number, path) in ["/d", "/d/a", "/e"].enumerated() {
      _ = table.handle(.present(number, path: path, isOnMain: false), from: 1)
    }
    let asked = table.claim(1, of: 2, access(.deleting, "/d"))
    #expect(asked.count == 2)
    _ = table.answer(1)
    #expect(table.answer(2) == [.ask(.accommodateDeletion, 3), .ask(.accommodateDeletion, 4)])
    _ = table.answer(3)
    _ = table.answer(4)
    #expect(
      table.handle(.endClaim(1, [.disappeared]), from: 2) == [])
  }

  @Test func aCircleOfTwoProcessesIsFound() {
    var table = ClaimTable()
    _ = table.claim(1, of: 1, access(.updating, "/a"))
    _ = table.claim(1, of: 2, access(.updating, "/b"))
    _ = table.claim(2, of: 1, access(.updating, "/b"), holding: [1])
    #expect(table.deadlock == nil)
    _ = table.claim(2, of: 2, access(.updating, "/a"), holding: [1])
    #expect(Set(table.deadlock ?? []) == [key(1, 1), key(1, 2), key(2, 1), key(2, 2)])
    _ = table.drop(process: 2)
    #expect(table.deadlock == nil)
  }

  @Test func aThreadThatWaitsForItselfIsFound() {
    var table = ClaimTable()
    _ = table.claim(1, of: 1, access(.updating))
    _ = table.claim(2, of: 1, access(.reading), holding: [1])
    #expect(Set(table.deadlock ?? []) == [key(1, 1), key(1, 2)])
  }

  @Test(arguments: [true, false])
  func aPresenterOnTheMainThreadThatWaitsIsFound(isOnMain: Bool) {
    var table = ClaimTable()
    _ = table.handle(.present(1, path: "/a", isOnMain: isOnMain), from: 1)
    _ = table.claim(1, of: 1, access(.updating, "/a"), isOnMain: true)
    #expect(table.deadlock == (isOnMain ? [key(1, 1)] : nil))
  }
}

// MARK: - Helpers

private func key(_ process: Int, _ number: Int) -> ClaimTable.Key {
  ClaimTable.Key(process: process, number: number)
}

private func access(_ kind: FileAccess.Kind, _ path: String = "/d/a") -> FileAccess {
  FileAccess(path: path, kind: kind)
}

/// An effect, without what these tests don't compare.
private enum Outline: Hashable {
  case grant(ClaimTable.Key)
  case ask(PresenterCall, Int)
  case other(ClaimTable.Effect)
}

extension ClaimTable.Effect {
  fileprivate var outline: Outline {
    switch self {
    case .grant(let key, _): .grant(key)
    case .ask(_, let call, let question, _): .ask(call, question)
    default: .other(self)
    }
  }
}

extension ClaimTable {
  fileprivate mutating func claim(
    _ number: Int, of process: Int, _ access: FileAccess, purpose: String? = nil,
    coordinator: Int = 0, presenter: Int? = nil, holding: [Int] = [], isOnMain: Bool = false,
    isBatch: Bool = false
  ) -> [Outline] {
    let claim = FileClaim(
      number: number, accesses: [access], coordinator: coordinator,
      purpose: purpose ?? "\(process) \(number)", presenter: presenter, holding: holding,
      isOnMain: isOnMain, isBatch: isBatch)
    return handle(.claim(claim), from: process).map(\.outline)
  }

  /// A presenter says yes.
  fileprivate mutating func answer(_ question: Int) -> [Outline] {
    handle(.answered(question: question, error: nil, hasReacquirer: false), from: 1).map(\.outline)
  }
}
