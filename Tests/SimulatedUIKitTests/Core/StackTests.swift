import Foundation
import SimulatedUIKit
import TestSupport
import Testing

private final class Box: UIView {
  let contents: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    contents = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { return nil }
  override var intrinsicContentSize: CGSize { contents }
}

/// A stack of three boxes, and where they must be.
private struct Example: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 10
  var frames: [CGRect]
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@MainActor @Suite struct StackTests {
  @Test(
    .shows(
      "UIStackView.init(arrangedSubviews:)", "UIStackView.axis", "UIStackView.distribution",
      "UIStackView.alignment", "UIStackView.spacing"),
    arguments: [
      Example(
        testDescription: "equal parts of a row", distribution: .fillEqually,
        frames: [
          rect(0, 0, 93.333, 60), rect(103.333, 0, 93.333, 60), rect(206.667, 0, 93.333, 60),
        ]
      ),
      Example(
        testDescription: "equal parts of a column", axis: .vertical, distribution: .fillEqually,
        spacing: 0, frames: [rect(0, 0, 300, 20), rect(0, 20, 300, 20), rect(0, 40, 300, 20)]),
      Example(
        testDescription: "equal room between", distribution: .equalSpacing, alignment: .leading,
        frames: [rect(0, 0, 20, 10), rect(110, 0, 40, 20), rect(240, 0, 60, 30)]),
      Example(
        testDescription: "in proportion", distribution: .fillProportionally, alignment: .center,
        spacing: 0, frames: [rect(0, 25, 50, 10), rect(50, 20, 100, 20), rect(150, 15, 150, 30)]),
      Example(
        testDescription: "at the end across", distribution: .equalSpacing, alignment: .trailing,
        frames: [rect(0, 50, 20, 10), rect(110, 40, 40, 20), rect(240, 30, 60, 30)]),
    ])
  fileprivate func boxesArePlaced(_ example: Example) {
    let boxes = [Box(20, 10), Box(40, 20), Box(60, 30)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    stack.axis = example.axis
    stack.distribution = example.distribution
    stack.alignment = example.alignment
    stack.spacing = example.spacing
    stack.layoutIfNeeded()
    let found = boxes.map { box in
      let places = [box.frame.minX, box.frame.minY, box.frame.width, box.frame.height]
        .map { ($0 * 1000).rounded() / 1000 }
      return rect(places[0], places[1], places[2], places[3])
    }
    #expect(found == example.frames)
  }

  @Test(
    .shows(
      "UIStackView.addArrangedSubview(_:)", "UIStackView.arrangedSubviews", "UIView.isHidden",
      "UIStackView.setCustomSpacing(_:after:)"))
  func aStackIsAsLargeAsWhatItShows() {
    let boxes = [Box(20, 10), Box(40, 20), Box(60, 30)]
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 5
    for box in boxes { stack.addArrangedSubview(box) }
    #expect(stack.arrangedSubviews == boxes)
    #expect(stack.subviews == boxes)
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 70))
    boxes[1].isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 45))
    stack.setCustomSpacing(20, after: boxes[0])
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 60))
  }

  @Test(
    .shows(
      "UIStackView.removeArrangedSubview(_:)", "UIStackView.insertArrangedSubview(_:at:)"))
  func aViewLeavesTheRowBeforeItLeavesTheStack() {
    let (one, two) = (Box(10, 10), Box(10, 10))
    let stack = UIStackView(arrangedSubviews: [one])
    stack.insertArrangedSubview(two, at: 0)
    #expect(stack.arrangedSubviews == [two, one])
    stack.removeArrangedSubview(two)
    #expect(stack.arrangedSubviews == [one])
    #expect(stack.subviews == [one, two])
    one.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test(
    .shows("UIStackView.isLayoutMarginsRelativeArrangement", "UIView.directionalLayoutMargins"))
  func marginsAreKept() {
    let box = Box(10, 10)
    let stack = UIStackView(arrangedSubviews: [box])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    stack.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
  }
}
