import DeviceEvents
import Foundation
import SimulatedUIKit

extension ShownInterface {
  /// The views of UIKit of a class that are on the screen, in their order.
  func views<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    controller.view.layoutIfNeeded()
    func inside(_ view: UIView) -> [Kind] {
      [view as? Kind].compactMap(\.self) + view.subviews.flatMap(inside)
    }
    return inside(controller.view)
  }

  /// Types without waiting for what follows.
  func typeAtOnce(_ text: String, into field: String) throws {
    try controller.prepare(.type(text, into: field)).get()()
  }

  /// Acts and waits only for the screen to follow, so that hardly any other test types meanwhile.
  func actQuickly(_ act: ScreenAct) async throws {
    try controller.prepare(act).get()()
    for _ in 0..<5 {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
  }

  /// The elements of the screen of a kind, in their order.
  func elements(_ kind: ScreenElement.Kind) -> [ScreenElement] {
    func inside(_ element: ScreenElement) -> [ScreenElement] {
      (element.kind == kind ? [element] : []) + element.children.flatMap(inside)
    }
    return controller.screen().elements.flatMap(inside)
  }
}

/// What is typed while other tests run.
enum Typing {
  /// Returns what typing results in; it is tried again while that isn't what is wanted: the device
  /// has one place to type at, which a test that runs at the same time may take.
  @MainActor static func result<Value: Equatable>(
    wanted: Value, _ type: () async throws -> Value
  ) async rethrows -> Value {
    for _ in 0..<20 {
      let result = try await type()
      if result == wanted { return result }
    }
    return try await type()
  }
}
