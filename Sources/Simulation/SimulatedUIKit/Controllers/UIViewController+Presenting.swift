import Foundation

extension UIViewController {
  /// Whether the controller is being presented at the moment.
  public var isBeingPresented: Bool { state.isBeingPresented }

  /// Whether the controller is being dismissed at the moment.
  public var isBeingDismissed: Bool { state.isBeingDismissed }

  /// Whether the controller is being added to a container at the moment.
  public var isMovingToParent: Bool { state.move == .toParent }

  /// Whether the controller is being removed from a container at the moment.
  public var isMovingFromParent: Bool { state.move == .fromParent }

  /// The object that directs the presentation of this controller.
  ///
  /// Simulated: keeps its delegate and values; for a sheet it is a UISheetPresentationController,
  /// for a popover a UIPopoverPresentationController (documented).
  public var presentationController: UIPresentationController? {
    if let made = state.presentationController, made.style == modalPresentationStyle { return made }
    let made = UIPresentationController.make(for: self)
    made.delegate = state.presentationController?.delegate
    state.presentationController = made
    return made
  }

  /// The presentation as a sheet; `nil` for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation as a popover; `nil` for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The topmost of the controllers that this one has presented.
  package var topmost: UIViewController {
    var top = self
    while let over = top.state.presented { top = over }
    return top
  }

  /// The outermost controller that contains this one.
  package var outermost: UIViewController {
    var outer = self
    while let parent = outer.parent { outer = parent }
    return outer
  }
}

extension UIViewController {
  func show(
    _ shown: UIViewController, over source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = source.outermost
    if let problem = Self.problem(presenting: shown, from: source, presenter) {
      NSLog(
        "%@", SheetWords.notPresented(type(of: shown), on: type(of: source), problem))
      return
    }
    if shown.modalPresentationStyle == .custom,
      let own = shown.transitioningDelegate?.presentationController(
        forPresented: shown, presenting: presenter, source: source)
    {
      shown.state.presentationController = own
    }
    presenter.state.presented = shown
    shown.state.presenting = presenter
    shown.state.isBeingPresented = true
    presenter.state.isCovered =
      [.fullScreen, .currentContext].contains(shown.modalPresentationStyle)
      && presenter.state.appearance == .shown
    if presenter.state.isCovered { presenter.willDisappear(animated) }
    shown.presentationController?.presentationTransitionWillBegin()
    shown.loadViewIfNeeded()
    shown.view.frame = shown.frameOfPresentedView(over: presenter)
    shown.show(animated: animated)
    if presenter.state.isCovered { presenter.finishAppearance(animated) }
    shown.state.isBeingPresented = false
    shown.presentationController?.presentationTransitionDidEnd(true)
    (shown as? UIActivityViewController)?.openSheet()
    (shown as? UIDocumentPickerViewController)?.openPicker()
    completion?()
  }

  func takeAway(animated: Bool, completion: (() -> Void)?) {
    let outer = outermost
    guard let shown = state.presented ?? (parent == nil ? nil : outer.state.presented) else {
      guard let presenter = outer.state.presenting else {
        completion?()
        return
      }
      // The presenter's own method is called, since a container may have overridden it (observed).
      presenter.dismiss(animated: animated, completion: completion)
      return
    }
    let presenter = shown.state.presenting ?? outer
    shown.takeAwayAll(animated)
    shown.state.isBeingDismissed = true
    shown.presentationController?.dismissalTransitionWillBegin()
    shown.willDisappear(animated)
    if presenter.state.isCovered { presenter.willAppear(animated) }
    presenter.state.presented = nil
    shown.state.presenting = nil
    shown.finishAppearance(animated)
    if presenter.state.isCovered { presenter.finishAppearance(animated) }
    presenter.state.isCovered = false
    shown.state.isBeingDismissed = false
    shown.presentationController?.dismissalTransitionDidEnd(true)
    completion?()
  }

  /// Removes what is over this controller, from the top down.
  private func takeAwayAll(_ animated: Bool) {
    guard let over = state.presented else { return }
    over.takeAwayAll(animated)
    over.hide(animated: animated)
    state.presented = nil
    over.state.presenting = nil
  }

  /// Called when the user pulls a sheet down, or taps beside a popover.
  ///
  /// Simulated: as documented, the delegate is asked and told; it isn't asked about a dismissal by
  /// code.
  package func pullDown() {
    guard let presenter = outermost.state.presenting else { return }
    let shown = outermost
    guard let presentation = shown.presentationController else { return }
    let delegate = presentation.delegate
    let isAllowed =
      !shown.keepsSheetUp
      && delegate?.presentationControllerShouldDismiss(presentation) ?? true
    guard isAllowed else {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return
    }
    delegate?.presentationControllerWillDismiss(presentation)
    presenter.takeAway(animated: true) {
      delegate?.presentationControllerDidDismiss(presentation)
    }
  }

  /// Whether this controller, or a visible one inside it, is modal in its presentation.
  var keepsSheetUp: Bool {
    isModalInPresentation
      || state.children.contains { $0.state.appearance == .shown && $0.keepsSheetUp }
  }

  private static func problem(
    presenting shown: UIViewController, from source: UIViewController, _ presenter: UIViewController
  ) -> String? {
    if source.state.isLoading { return SheetWords.notInWindow }
    if let other = presenter.state.presented { return SheetWords.presenting(type(of: other)) }
    if shown === presenter { return SheetWords.presentsItself }
    if shown.state.presenting != nil { return SheetWords.presentedAlready }
    return nil
  }

  private func frameOfPresentedView(over presenter: UIViewController) -> CGRect {
    guard
      modalPresentationStyle == .automatic || modalPresentationStyle == .pageSheet
        || modalPresentationStyle == .formSheet, !(self is UIAlertController)
    else { return UIScreen.main.bounds }
    // A sheet leaves a strip of what is below it visible (observed on a phone).
    var frame = UIScreen.main.bounds
    frame.origin.y += 54
    frame.size.height -= 54
    return frame
  }
}
