import Foundation
import SimulatedUIKit
import TestSupport
import Testing

@MainActor @Suite struct VisualFormatTests {
  @Test(
    .shows("NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)"),
    arguments: [
      ("|[a][b(40)]|", [0, 260, 260, 40]),
      ("H:|-10-[a(==b)]-20-[b]-10-|", [10, 130, 160, 130]),
      ("|-[a(50)]-[b]-|", [16, 50, 74, 210]),
      ("|-side-[a(>=wide@900)]-(==side)-[b(100)]-side-|", [5, 185, 195, 100]),
    ] as [(String, [CGFloat])])
  func picturesOfARowPlaceViews(format: String, places: [CGFloat]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: ["side": 5, "wide": 60],
        views: ["a": a, "b": b]))
    root.layoutIfNeeded()
    #expect([a.frame.minX, a.frame.width, b.frame.minX, b.frame.width] == places)
  }

  @Test(.shows("NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)"))
  func aColumnIsLinedUp() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[a(10)]-4-[b(20)]", options: .alignAllLeft, metrics: nil,
      views: ["a": a, "b": b])
    NSLayoutConstraint.activate(made)
    a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 7, y: 8, width: 0, height: 10))
    #expect(b.frame == CGRect(x: 7, y: 22, width: 0, height: 20))
  }

  @Test(
    .shows("UIScrollView.contentSize", "UIScrollView.contentLayoutGuide"), arguments: [false, true])
  func constraintsSayHowLargeContentsAre(byGuide: Bool) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(view)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: byGuide ? guide.topAnchor : scroll.topAnchor),
      view.leftAnchor.constraint(equalTo: byGuide ? guide.leftAnchor : scroll.leftAnchor),
      view.rightAnchor.constraint(equalTo: byGuide ? guide.rightAnchor : scroll.rightAnchor),
      view.bottomAnchor.constraint(
        equalTo: byGuide ? guide.bottomAnchor : scroll.bottomAnchor, constant: -10),
      view.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 500),
    ])
    scroll.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 500))
    #expect(scroll.contentSize == CGSize(width: 100, height: 510))
  }

  @Test(.shows("UIView.layoutIfNeeded()"))
  func aTextIsAsHighAsItsLinesInTheWidthThatItGets() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let label = UILabel()
    label.text = "several words that take more than one line"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 100)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    #expect(label.frame.height > 40)
  }
}
