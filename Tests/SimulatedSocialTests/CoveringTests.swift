import DeviceEvents
import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Which views in front of a button block a tap, and which let it through.
@MainActor struct CoveringTests {
  let interface = Interface()

  init() { interface.comeOnScreen() }

  private func cover(_ view: UIView, _ frame: CGRect? = nil) {
    view.frame = frame ?? interface.button.frame
    interface.view.addSubview(view)
  }

  @Test(.shows("UIView.isUserInteractionEnabled"))
  func aViewInFrontTakesTheTapUnlessItLetsItThrough() {
    let veil = UIView()
    cover(veil)
    #expect(
      interface.act(.tap("Save"))
        == """
        the button "Save" is covered by a UIView without a name, which takes the tap: send that \
        one to the back, or set its isUserInteractionEnabled to false
        """)
    #expect(interface.calls == [])
    veil.isUserInteractionEnabled = false
    #expect(interface.act(.tap("Save")) == nil)
    #expect(interface.calls == ["saved"])
  }

  @Test func whatCoversIsNamedByWhatItSays() {
    let card = UIView()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "Saving…"
    card.addSubview(label)
    cover(card, interface.view.bounds)
    #expect(
      interface.act(.tap("Save"))?.hasPrefix(
        "the button \"Save\" is covered by the area \"Saving…\", which takes the tap") == true)
  }

  /// Each view covers the whole button.
  @Test(arguments: ["hidden", "clear", "label", "picture", "behind", "own hitTest", "own point"])
  func whatTakesNoTouchesCoversNothing(_ kind: String) {
    let view: UIView =
      switch kind {
      case "label": UILabel()
      case "picture": UIImageView()
      case "own hitTest": PassingView()
      case "own point": HoleView()
      default: UIView()
      }
    cover(view)
    view.isHidden = kind == "hidden"
    if kind == "clear" { view.alpha = 0.009 }
    if kind == "behind" { interface.view.sendSubviewToBack(view) }
    #expect(interface.act(.tap("Save")) == nil)
    #expect(interface.calls == ["saved"])
  }

  @Test func aButtonThatShowsAtAnEdgeIsTappedThere() {
    var frame = interface.button.frame
    frame.size.width -= 20
    cover(UIView(), frame)
    #expect(interface.act(.tap("Save")) == nil)
  }

  @Test(.shows("UIView.point(inside:with:)"))
  func aButtonOutsideOfItsSuperviewGetsNoTaps() {
    let small = UIView(frame: CGRect(x: 20, y: 700, width: 10, height: 10))
    let button = UIButton(frame: CGRect(x: 100, y: 0, width: 100, height: 44))
    button.setTitle("Far out", for: .normal)
    small.addSubview(button)
    interface.view.addSubview(small)
    #expect(
      interface.act(.tap("Far out"))
        == """
        the button "Far out" is outside the bounds of the view that contains it, a UIView without \
        a name, and gets no taps there: enlarge that view
        """)
  }

  @Test func aRowBehindAViewIsNotChosen() {
    cover(UIView(), interface.table.frame)
    #expect(interface.act(.tap("Row 1"))?.hasPrefix("the cell \"Row 1\" is covered by") == true)
    #expect(interface.calls == [])
  }
}

private final class PassingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

private final class HoleView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
