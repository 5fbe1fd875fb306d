extension UIView {
  func insert(_ view: UIView, at place: (Int) -> Int) {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view {
        preconditionFailure("Can't add self as subview: '\(type(of: view))' would be inside itself")
      }
      ancestor = current.superview
    }
    let (oldSuperview, oldWindow) = (view.superview, view.window)
    view.willMove(toSuperview: self)
    if oldWindow !== window { view.tellWindow { $0.willMove(toWindow: self.window) } }
    if let oldSuperview {
      oldSuperview.willRemoveSubview(view)
      oldSuperview.drop(view)
    }
    subviews.insert(view, at: min(max(place(subviews.count), 0), subviews.count))
    view.superview = self
    view.rememberSuperviewSize()
    orderLayers()
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== window { view.tellWindow { $0.didMoveToWindow() } }
    setNeedsLayout()
    view.setNeedsLayout()
  }

  func drop(_ view: UIView) {
    subviews.removeAll { $0 === view }
    (self as? UIStackView)?.forget(view)
    orderLayers()
    setNeedsLayout()
  }

  func tellWindow(_ tell: (UIView) -> Void) {
    tell(self)
    for view in subviews { view.tellWindow(tell) }
  }

  func orderLayers() {
    let views = subviews.map(\.layer)
    let own = (layer.sublayers ?? []).filter { layer in
      !layer.isOfView
    }
    for view in subviews { view.layer.isOfView = true }
    layer.replaceSublayers(own + views)
  }
}
