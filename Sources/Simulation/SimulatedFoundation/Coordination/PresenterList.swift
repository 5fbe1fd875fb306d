import DeviceProtocol
import Foundation
import Synchronization

/// The presenters of this process, by their numbers.
enum PresenterList {
  private struct Listed {
    var number: Int
    let presenter: any NSFilePresenter
    /// The path that the arbiter was told it presents.
    var path: String?
  }

  private struct State: @unchecked Sendable {
    // Presenters are only listed here; they are called on their own queues.
    var lastNumber = 0
    var listed: [Listed] = []
    /// What presenters want to do when an access is over, by the number of the question that they
    /// answered.
    var reacquirers: [Int: @Sendable () -> Void] = [:]
  }

  private static let state = Mutex(State())

  static var all: [any NSFilePresenter] {
    Shared(state.withLock { $0 }.listed.map(\.presenter)).value
  }

  /// The number of a presenter; `nil` when it isn't listed.
  static func number(of presenter: any NSFilePresenter) -> Int? {
    let identifier = ObjectIdentifier(presenter)
    return state.withLock { state in
      state.listed.first { ObjectIdentifier($0.presenter) == identifier }?.number
    }
  }

  static func add(_ presenter: any NSFilePresenter) {
    let path = presenter.presentedItemURL.map(CoordinatedURL.path)
    let isOnMain = presenter.presentedItemOperationQueue === OperationQueue.main
    let added = Shared(presenter)
    let number = state.withLock { state in
      state.lastNumber += 1
      state.listed.append(
        Listed(number: state.lastNumber, presenter: added.value, path: path))
      return state.lastNumber
    }
    FileArbitration.send(.present(number, path: path, isOnMain: isOnMain))
  }

  static func remove(_ presenter: any NSFilePresenter) {
    guard let number = number(of: presenter) else { return }
    state.withLock { $0.listed.removeAll { $0.number == number } }
    FileArbitration.send(.stopPresenting(number))
  }

  /// Asks a presenter again what it presents, as happens after it was told about a move and after
  /// each access on its behalf (documented).
  static func refresh(_ number: Int) {
    guard let presenter = presenter(number) else { return }
    let path = presenter.presentedItemURL.map(CoordinatedURL.path)
    let isOnMain = presenter.presentedItemOperationQueue === OperationQueue.main
    let hasChanged = state.withLock { state -> Bool in
      guard let index = state.listed.firstIndex(where: { $0.number == number }),
        state.listed[index].path != path
      else { return false }
      state.listed[index].path = path
      return true
    }
    if hasChanged { FileArbitration.send(.present(number, path: path, isOnMain: isOnMain)) }
  }

  private static func presenter(_ number: Int) -> (any NSFilePresenter)? {
    Shared(state.withLock { $0 }.listed.first { $0.number == number }?.presenter).value
  }
}

/// Something that is handed on without being used.
private struct Shared<Value>: @unchecked Sendable {
  // The receiver uses it on the queue that it belongs to.
  let value: Value
  init(_ value: Value) { self.value = value }
}

// MARK: - Calls

extension PresenterList {
  /// Calls a presenter on its queue; a question is answered under its number, and news, which has a
  /// negative one, is confirmed.
  static func call(_ number: Int, _ call: PresenterCall, question: Int) {
    guard let presenter = presenter(number) else {
      if question < 0 { FileArbitration.send(.heard(news: question)) }
      return
    }
    let shared = Shared(presenter)
    presenter.presentedItemOperationQueue.addOperation {
      HeldClaims.answer(question) { deliver(call, to: shared.value, question: question) }
      if case .didMove = call { refresh(number) }
      if question < 0 { FileArbitration.send(.heard(news: question)) }
    }
  }

  private static func deliver(
    _ call: PresenterCall, to presenter: any NSFilePresenter, question: Int
  ) {
    switch call {
    case .relinquishToReader:
      presenter.relinquishPresentedItem(toReader: { letGo(question, reacquirer: $0) })
    case .relinquishToWriter:
      presenter.relinquishPresentedItem(toWriter: { letGo(question, reacquirer: $0) })
    case .saveChanges: presenter.savePresentedItemChanges { answer(question, $0) }
    case .accommodateDeletion:
      presenter.accommodatePresentedItemDeletion { answer(question, $0) }
    case .accommodateSubitemDeletion(let path):
      presenter.accommodatePresentedSubitemDeletion(at: url(path)) { answer(question, $0) }
    case .reacquire(let question): takeReacquirer(question)?()
    case .didChange: presenter.presentedItemDidChange()
    case .didMove(let path): presenter.presentedItemDidMove(to: url(path))
    case .subitemDidAppear(let path): presenter.presentedSubitemDidAppear(at: url(path))
    case .subitemDidChange(let path): presenter.presentedSubitemDidChange(at: url(path))
    case .subitemDidMove(let old, let new):
      presenter.presentedSubitem(at: url(old), didMoveTo: url(new))
    }
  }

  private static func letGo(_ question: Int, reacquirer: (@Sendable () -> Void)?) {
    if let reacquirer {
      state.withLock { $0.reacquirers[question] = reacquirer }
    }
    FileArbitration.send(
      .answered(question: question, error: nil, hasReacquirer: reacquirer != nil))
  }

  private static func takeReacquirer(_ question: Int) -> (@Sendable () -> Void)? {
    state.withLock { $0.reacquirers.removeValue(forKey: question) }
  }

  private static func answer(_ question: Int, _ error: (any Error)?) {
    FileArbitration.send(
      .answered(
        question: question, error: error.map { ErrorDescription($0 as NSError) },
        hasReacquirer: false))
  }

  private static func url(_ path: String) -> URL { URL(fileURLWithPath: path) }
}
