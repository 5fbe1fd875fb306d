import DeviceEvents
import Foundation
import SimulatedFoundation
import SimulatedSocial
import SimulatedUIKit
import Testing

/// A compose sheet in this process, used as by the user.
@MainActor struct SheetOnScreen<Controller: RecordingController> {
  let controller: Controller
  let context: RecordingContext

  /// Shows a sheet opened on a text and attachments.
  init(
    _ controller: Controller, text: String? = nil, attachments: [NSItemProvider] = []
  ) async {
    let item = NSExtensionItem()
    item.attributedContentText = text.map { NSAttributedString(string: $0) }
    item.attachments = attachments
    context = RecordingContext([item])
    self.controller = controller
    controller.beginRequest(with: context)
    controller.comeOnScreen()
    await settle()
  }

  /// What is on the screen, without areas that only group others.
  var lines: [String] { controller.screen().elements.flatMap(Self.lines) }

  func tap(_ name: String) async throws { try await act(.tap(name)) }

  func type(_ text: String) async throws { try await act(.type(text, into: nil)) }

  func clear() async throws { try await act(.clear(nil)) }

  /// Why the user can't do something; `nil` if it can be done.
  func problem(_ act: ScreenAct) -> String? {
    guard case .failure(let failure) = controller.prepare(act) else { return nil }
    return failure.message
  }

  private func act(_ act: ScreenAct) async throws {
    try controller.prepare(act).get()()
    await settle()
  }

  /// Waits until the main queue has nothing left to do.
  private func settle() async {
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  private static func middle(_ element: ScreenElement) -> Double {
    element.frame.y + element.frame.height / 2
  }

  private static func lines(_ element: ScreenElement) -> [String] {
    let inside = element.children.sorted { middle($0) < middle($1) }.flatMap(lines)
    let says = [element.text, element.detail].compactMap(\.self).filter { !$0.isEmpty }
    guard !says.isEmpty || element.kind == .activity || element.kind == .textView else {
      return inside
    }
    let placeholder = says.isEmpty ? element.placeholder.map { ["(\($0))"] } ?? [] : []
    let line = ([element.kind.rawValue] + says + placeholder).joined(separator: " ")
    return [element.isEnabled ? line : line + " (dimmed)"]
      + inside.filter { $0 != "label \(says.first ?? "")" && $0 != "label \(says.last ?? "")" }
  }
}

/// A compose controller that remembers what it was asked.
class RecordingController: SLComposeServiceViewController {
  var calls: [String] = []
  var isValid: (String) -> Bool = { _ in true }
  var rows: [Any]?

  override func isContentValid() -> Bool {
    calls.append("isContentValid \(contentText ?? "nil")")
    return isValid(contentText)
  }

  override func presentationAnimationDidFinish() {
    calls.append("presentationAnimationDidFinish")
    super.presentationAnimationDidFinish()
  }

  override func configurationItems() -> [Any]! {
    calls.append("configurationItems")
    return rows ?? super.configurationItems()
  }
}

/// A request without a host that remembers how it ended.
final class RecordingContext: NSExtensionContext, @unchecked Sendable {
  // Only used on the main queue.
  private let given: [NSExtensionItem]
  var ends: [String] = []

  init(_ items: [NSExtensionItem]) {
    given = items
    super.init()
  }

  override var inputItems: [Any] { given }

  override func completeRequest(
    returningItems items: [Any]?, completionHandler handler: (@Sendable (Bool) -> Void)? = nil
  ) {
    ends.append("completed with \(items?.count ?? 0) items")
  }

  override func cancelRequest(withError error: any Error) {
    let error = error as NSError
    ends.append("cancelled with \(error.domain) \(error.code)")
  }
}
