extension UIScrollView {
  /// Makes the guides of contents and frame its own.
  func takeGuides() {
    contentLayoutGuide.belong(to: self, as: .contents)
    frameLayoutGuide.belong(to: self, as: .frame)
  }
}
