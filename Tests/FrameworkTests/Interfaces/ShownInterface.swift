import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import Testing

/// A view of SwiftUI on the screen, with a user before it.
@MainActor final class ShownInterface {
  let controller: UIViewController

  init(_ view: some View) {
    controller = UIHostingController(rootView: view)
    controller.comeOnScreen()
  }

  /// What the screen says, a line for each element that says something.
  var lines: [String] { controller.screen().elements.flatMap { lines($0, "") } }

  /// What the screen says, as text.
  var text: String { lines.joined(separator: "\n") }

  private func lines(_ element: ScreenElement, _ indentation: String) -> [String] {
    let says = [
      element.text.map { "\"\($0)\"" }, element.detail.map { "(\($0))" },
      element.placeholder.flatMap { element.text?.isEmpty ?? true ? "(\($0))" : nil },
      element.isOn.map { $0 ? "on" : "off" }, element.fraction.map { "\($0)" },
      element.isEnabled ? nil : "dimmed",
    ].compactMap(\.self).filter { $0 != "\"\"" }
    let isPlain = element.kind == .area && says.isEmpty
    let own =
      isPlain ? [] : ["\(indentation)\(([element.kind.rawValue] + says).joined(separator: " "))"]
    return own + element.children.flatMap { lines($0, isPlain ? indentation : indentation + "  ") }
  }

  /// Lets what is to happen next on the main thread happen.
  func settle() async {
    for _ in 0..<20 {
      await Task.yield()
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  func tap(_ name: String) async throws { try await act(.tap(name)) }

  func type(_ text: String, into field: String? = nil) async throws {
    try await act(.type(text, into: field))
  }

  func pullDown() async throws { try await act(.pullDown) }

  private func act(_ act: ScreenAct) async throws {
    try controller.prepare(act).get()()
    await settle()
  }
}
