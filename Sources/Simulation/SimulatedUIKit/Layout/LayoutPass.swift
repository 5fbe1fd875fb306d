import Foundation

/// One pass of laying out a tree of views.
@MainActor enum LayoutPass {
  private static var depth = 0
  /// Whether the results of constraints are being applied; that doesn't require solving them again.
  private(set) static var isApplying = false

  /// Lays out the tree that contains a view.
  static func run(in view: UIView) {
    guard depth < 3 else { return }
    depth += 1
    defer { depth -= 1 }
    let top = view.top
    for _ in 0..<8 where top.layout.needsSolution {
      updateConstraints(in: top)
      solve(top)
      layOut(top)
    }
  }

  /// Calls `updateConstraints()` where it is needed, on inner views first.
  static func updateConstraints(in view: UIView) {
    for inner in view.subviews { updateConstraints(in: inner) }
    guard view.layout.needsConstraints else { return }
    view.layout.needsConstraints = false
    view.layoutController?.updateViewConstraints()
    view.updateConstraints()
  }

  /// Returns the size that constraints give a view.
  static func size(
    of view: UIView, target: CGSize, _ across: UILayoutPriority, _ down: UILayoutPriority
  ) -> CGSize {
    updateConstraints(in: view)
    let size = LayoutProblem.FittingSize(target: target, across: across, down: down)
    let first = LayoutProblem(root: view, size: size)
    let heights = first.heightsForWidths()
    guard !heights.isEmpty else { return first.rootSize }
    return LayoutProblem(root: view, size: size, heights: heights).rootSize
  }

  /// Solves the constraints, repeatedly if heights depend on widths, or the safe area on places.
  private static func solve(_ top: UIView) {
    SafeArea.update(top)
    guard hasConstraints(top) else { return }
    var heights: [ObjectIdentifier: CGFloat] = [:]
    for _ in 0..<3 {
      let problem = LayoutProblem(root: top, heights: heights)
      isApplying = true
      problem.apply()
      isApplying = false
      let found = problem.heightsForWidths()
      let isSafe = !SafeArea.update(top)
      if found == heights, isSafe { return }
      heights = found
    }
  }

  private static func hasConstraints(_ view: UIView) -> Bool {
    if !view.layout.constraints.isEmpty || view is UIStackView { return true }
    return view.subviews.contains {
      !$0.translatesAutoresizingMaskIntoConstraints || hasConstraints($0)
    }
  }

  private static func layOut(_ view: UIView) {
    view.layout.needsSolution = false
    if view.layout.needsLayout {
      view.layout.needsLayout = false
      view.layoutController?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.layoutController?.viewDidLayoutSubviews()
    }
    for inner in view.subviews { layOut(inner) }
  }
}
