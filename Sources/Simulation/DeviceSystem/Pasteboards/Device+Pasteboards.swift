import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Answers a process that asks about a pasteboard; `nil` for one that doesn't exist.
  func answer(_ question: PasteboardQuestion, for process: ChildProcess) -> PasteboardContents? {
    // A keyboard without full access has no general pasteboard (observed).
    guard process.hasFullAccess || !question.isAboutGeneral else { return nil }
    switch question {
    case .make(let name):
      if pasteboards[name] == nil { pasteboards[name] = Pasteboard(maker: process) }
      return pasteboards[name]?.look
    case .look(let name): return pasteboards[name]?.look
    case .detect(let name): return pasteboards[name]?.contents
    case .read(let name):
      guard let board = pasteboards[name] else { return nil }
      return mayPaste(name, board, process) ? board.contents : board.look
    case .write(let name, let items, let seconds):
      put(items, into: name, by: process, seconds: seconds)
      return pasteboards[name]?.look
    case .remove(let name):
      if name != Pasteboard.general { pasteboards[name] = nil }
      return nil
    }
  }

  /// Puts what the user copies in an app into the general pasteboard.
  func copy(_ things: [SharedThing], in name: String) -> SceneAnswer {
    guard let process = running(name) else { return .impossible(SceneWords.notRunning(name)) }
    let items = things.compactMap(PasteboardItem.init)
    guard items.count == things.count else {
      return .impossible(PasteboardWords.uncopyable)
    }
    put(items, into: Pasteboard.general, by: process, seconds: nil)
    return .done
  }

  /// Sets the user's answer from now on.
  func decide(_ decision: PasteDecision) -> SceneAnswer {
    pasteDecision = decision
    return .done
  }

  /// Removes the pasteboards that a process made for itself.
  func forgetPasteboards(of process: ChildProcess) {
    pasteboards = pasteboards.filter { $0.value.maker !== process }
  }
}

extension Device {
  private func put(
    _ items: [PasteboardItem], into name: String, by process: ChildProcess, seconds: Double?
  ) {
    let isGeneral = name == Pasteboard.general
    pasteboards[name, default: Pasteboard(maker: isGeneral ? nil : process)]
      .put(items, by: app(of: process))
    // A unique name differs from run to run.
    if UUID(uuidString: name) == nil {
      let kinds = Set(items.flatMap(\.keys)).sorted()
      recorder.record(
        process.name, .copied(pasteboard: isGeneral ? nil : name, kinds: kinds))
    }
    guard let seconds, let count = pasteboards[name]?.changeCount else { return }
    later(max(seconds, 0)) { [self] in
      if pasteboards[name]?.changeCount == count { pasteboards[name]?.expire() }
    }
  }

  /// Whether a process may see the contents of a pasteboard; the user is told or asked in the way
  /// of the version of iOS.
  private func mayPaste(_ name: String, _ board: Pasteboard, _ process: ChildProcess) -> Bool {
    guard name == Pasteboard.general, !board.items.isEmpty else { return true }
    func note(_ isAllowed: Bool, _ remark: String) -> Bool {
      recorder.record(
        process.name, .pasted(isAllowed: isAllowed, remark: remark), peer: board.owner)
      return isAllowed
    }
    // An app that is being launched was never in the foreground, but isn't in the background
    // either.
    guard !isBehind(process) || (process.role != .appExtension && !process.hasBeenInFront) else {
      return note(false, PasteboardWords.inBackground)
    }
    let app = app(of: process)
    guard let owner = board.owner, owner != app, !board.allowed.contains(app) else { return true }
    switch systemVersion {
    case ..<14: return note(true, PasteboardWords.untold)
    case 14, 15: return note(true, PasteboardWords.banner)
    default:
      guard pasteDecision == .allow else { return note(false, PasteboardWords.userRefuses) }
      pasteboards[name]?.allowed.insert(app)
      return note(true, PasteboardWords.userAllows)
    }
  }

  /// Returns the app that a process belongs to; for an extension, the one that contains it.
  private func app(of process: ChildProcess) -> String {
    containingApp(of: process)?.name ?? process.name
  }
}

extension PasteboardItem {
  /// Makes a copied item; `nil` for things of which there are no items.
  fileprivate init?(_ thing: SharedThing) {
    switch thing {
    case .text(let text): self = ["public.utf8-plain-text": .string(text)]
    case .link(let url, _):
      self = ["public.url": .url(url), "public.utf8-plain-text": .string(url)]
    case .data(let data, let type, _): self = [type: .data(data)]
    case .page, .file, .fileAt: return nil
    }
  }
}

extension PasteboardQuestion {
  /// Whether it concerns the pasteboard that all apps share.
  fileprivate var isAboutGeneral: Bool {
    switch self {
    case .make(let name), .look(let name), .read(let name), .detect(let name), .remove(let name),
      .write(let name, _, _):
      name == Pasteboard.general
    }
  }
}
