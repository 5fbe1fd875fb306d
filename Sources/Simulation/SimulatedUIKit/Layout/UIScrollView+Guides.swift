extension UIScrollView {
  /// Takes ownership of the guides of content and frame.
  func takeGuides() {
    contentLayoutGuide.belong(to: self, as: .contents)
    frameLayoutGuide.belong(to: self, as: .frame)
  }
}
