import DeviceEvents
import SimulatedCoreGraphics
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Views of UIKit inside views of SwiftUI.
@MainActor @Suite(.serialized) struct HostingViewTests: LooksAtViews {
  /// What happens to a view, in its order.
  private final class Diary {
    var events: [String] = []
  }

  /// A label whose coordinator counts its updates.
  private struct Words: UIViewRepresentable {
    final class Coordinator {
      let diary: Diary
      var updates = 0

      init(_ diary: Diary) { self.diary = diary }
    }

    let text: String
    let diary: Diary

    func makeCoordinator() -> Coordinator {
      diary.events.append("coordinator")
      return Coordinator(diary)
    }

    func makeUIView(context: Context) -> UILabel {
      diary.events.append("make, animated: \(context.transaction.animation != nil)")
      return UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
      context.coordinator.updates += 1
      label.text = context.environment.isEnabled ? text : "(\(text))"
    }

    static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
      let times = coordinator.updates > 1 ? "several times" : "once"
      coordinator.diary.events.append("\(label.text ?? "") gone, updated \(times)")
    }
  }

  private struct Changing: View {
    @State private var count = 0
    let diary: Diary

    var body: some View {
      VStack {
        if count < 2 { Words(text: "words \(count)", diary: diary).disabled(count == 1) }
        Button("change") { count += 1 }
      }
    }
  }

  /// A view without a size of its own, and without a coordinator.
  private struct Area: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      context.coordinator
      return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = .red }
  }

  /// A view that takes half of its room.
  private struct Half: UIViewRepresentable {
    let diary: Diary

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = .red }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      diary.events.append(proposal.height == nil ? "unlimited" : "limited")
      return CGSize(width: (proposal.width ?? 0) / 2, height: 20)
    }
  }

  @Test(
    .shows("UIViewRepresentable", "UIViewRepresentable.UIViewType", "UIViewRepresentable.Context"),
    .shows("UIViewRepresentable.Coordinator", "UIViewRepresentable.makeUIView(context:)"),
    .shows("UIViewRepresentable.updateUIView(_:context:)", "UIViewRepresentableContext"),
    .shows("UIViewRepresentable.makeCoordinator() -> Coordinator"),
    .shows("UIViewRepresentable.dismantleUIView(_:coordinator:)"),
    .shows("UIViewRepresentableContext.coordinator", "UIViewRepresentableContext.environment"),
    .shows("UIViewRepresentableContext.transaction"))
  func aViewIsMadeOnceUpdatedAndDismantled() async throws {
    let diary = Diary()
    let shown = ShownInterface(Changing(diary: diary))
    let isLabel: Bool = Words.UIViewType.self == UILabel.self
    #expect(isLabel)
    #expect(shown.lines.first == #"label "words 0""#)
    #expect(diary.events == ["coordinator", "make, animated: false"])
    try await shown.tap("change")
    #expect(shown.lines.first == #"label "(words 1)""#)
    #expect(diary.events.count == 2)
    try await shown.tap("change")
    #expect(shown.lines == [#"button "change""#])
    #expect(diary.events.dropFirst(2) == ["(words 1) gone, updated several times"])
  }

  @Test(.shows("UIViewRepresentable.makeCoordinator()"))
  func aViewWithoutASizeTakesItsRoom() {
    #expect(lines(of: Area()) == ["area 0,0 200×100"])
    #expect(lines(of: Area().fixedSize()) == ["area 95,45 10×10"])
    #expect(
      lines(
        of: HStack(spacing: 0) {
          Area()
          box(20, 10)
        }) == ["area 0,0 180×100", "area 180,45 20×10"])
  }

  @Test(.shows("UIViewRepresentable.sizeThatFits(_:uiView:context:)"))
  func aViewMaySayHowMuchOfItsRoomItTakes() {
    let diary = Diary()
    #expect(lines(of: Half(diary: diary)) == ["area 50,40 100×20"])
    #expect(Set(diary.events) == ["limited"])
    diary.events = []
    #expect(
      lines(of: Half(diary: diary).fixedSize(horizontal: false, vertical: true))
        == ["area 50,40 100×20"])
    #expect(diary.events.contains("unlimited"))
  }
}
