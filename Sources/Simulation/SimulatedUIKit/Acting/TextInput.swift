import DeviceEvents
import Foundation
import SimulatedFoundation

/// A place on the screen that the user can type into.
@MainActor struct TextInput {
  let view: UIView
  let keyboard: any Keyboard

  /// Finds the input with this text, placeholder or name; without a name, the input that is being
  /// edited, or else the first.
  static func find(_ name: String?, in root: UIView) -> Result<TextInput, ScreenFailure> {
    let inputs = inputs(in: root)
    guard let name else {
      if let input = inputs.first(where: { $0.view.isFirstResponder }) ?? inputs.first {
        return .success(input)
      }
      return .failure(ScreenFailure(TypingWords.noField))
    }
    if let input = inputs.first(where: { $0.names.contains(name) }) { return .success(input) }
    return .failure(
      ScreenFailure(TypingWords.nothing(named: name, among: inputs.map(\.description))))
  }

  /// Types after the existing text, one character at a time.
  func type(_ text: String) {
    guard begin() else { return }
    // Nobody types a book: a long text is pasted.
    guard text.count <= Self.typed else { return keyboard.enter(text) }
    for character in text { keyboard.enter(String(character)) }
  }

  /// Removes all the text.
  func clear() {
    guard begin() else { return }
    keyboard.empty()
  }

  private static let typed = 500

  /// Makes it the input that is being edited; `false` if it refuses.
  private func begin() -> Bool { view.isFirstResponder || view.becomeFirstResponder() }

  private var names: [String] {
    let element = view.screenElement()
    let names = [element.text, element.placeholder, element.identifier, view.accessibilityLabel]
    return (names.compactMap(\.self) + besides).filter { !$0.isEmpty }
  }

  /// The texts of labels in or just over the input, where code may have put a text view's
  /// placeholder.
  private var besides: [String] {
    let over = view.superview?.seenSubviews.filter {
      $0 is UILabel && $0.frame.intersects(view.frame)
    }
    return view.textsInside + (over ?? []).flatMap(\.textsInside)
  }

  private var description: String {
    TappingWords.thing(view.screenElement().kind.rawValue, named: names.first)
  }

  private static func inputs(in view: UIView) -> [TextInput] {
    guard view.isUserInteractionEnabled else { return [] }
    let own = (view as? any Keyboard).flatMap { keyboard in
      keyboard.takesText ? TextInput(view: view, keyboard: keyboard) : nil
    }
    return (own.map { [$0] } ?? []) + view.seenSubviews.flatMap(inputs)
  }
}
