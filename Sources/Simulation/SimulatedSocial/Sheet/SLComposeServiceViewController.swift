public import Foundation
import SimulatedFoundation
public import SimulatedUIKit

/// The standard sheet of a Share extension: an editable text with Cancel and Post above it.
///
/// Simulated: the sheet is inside its own navigation controller, whose bar has the two buttons; the
/// text is initially the first item's (observed); Post is dimmed while the content isn't valid.
/// Differs: nothing is animated, so what iOS calls after an animation is called at once; when
/// exactly a device asks for rows and preview isn't documented: here it does so while the sheet
/// appears.
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
  private var sheet: ComposeNavigationController?
  private var rows: ConfigurationRows?
  private var hasPrepared = false
  private var hasBegun = false
  private var content: ComposeView? { viewIfLoaded as? ComposeView }

  // MARK: The text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view with the text; the controller is its delegate.
  ///
  /// Simulated: made when the view is loaded (documented); `nil` before.
  open private(set) var textView: UITextView!

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  ///
  /// Simulated: that of the text view (documented); it is initially the first item's text
  /// (observed).
  open var contentText: String! { textView?.text }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text that is shown while there is no other.
  open var placeholder: String! { didSet { showPlaceholder() } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number of characters that can still be written, for the counter; `nil` hides it
  /// (documented).
  ///
  /// Simulated: shown below the text, in red below zero. Differs: it is only shown; the user can
  /// write more.
  open var charactersRemaining: NSNumber! { didSet { showCounter() } }

  // MARK: Validation

  /// Returns whether the user's text can be posted.
  ///
  /// Simulated: called after each change of the text (documented), and once when the sheet appears
  /// (folklore: the header doesn't promise that).
  open func isContentValid() -> Bool { true }

  /// Asks whether the content is valid, and enables or dims Post.
  open func validateContent() {
    let isValid = isContentValid()
    navigationItem.rightBarButtonItem?.isEnabled = isValid
  }

  // MARK: The end

  /// Called when the user has tapped Post.
  ///
  /// Simulated: the sheet is gone by then; the default completes the request without items
  /// (documented). An override must complete the request or call `super`.
  open func didSelectPost() {
    extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
  }

  /// Called when the user has tapped Cancel.
  ///
  /// Simulated: the sheet is gone by then; the default cancels the request with
  /// `NSUserCancelledError` (documented).
  open func didSelectCancel() {
    extensionContext?.cancelRequest(
      withError: NSError(domain: NSCocoaErrorDomain, code: Self.userCancelled))
  }

  private static let userCancelled = 3072

  /// Has the effect of a tap on Cancel.
  ///
  /// Simulated: the sheet goes, then ``didSelectCancel()`` is called (documented).
  open func cancel() {
    close()
    didSelectCancel()
  }

  // MARK: The parts of the sheet

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Makes the preview of the shared items, beside the text.
  ///
  /// Simulated: the default has one for pictures, movies and links, but not for anything else.
  /// Differs: it is a plain field; nothing is loaded for it.
  open func loadPreviewView() -> UIView! {
    AttachmentPreview.view(for: items)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns the rows below the text, as ``SLComposeSheetConfigurationItem``.
  ///
  /// Simulated: called once while the sheet appears, and by ``reloadConfigurationItems()``. The
  /// default is `nil` (documented).
  open func configurationItems() -> [Any]! { nil }

  /// Asks for the rows again.
  ///
  /// Simulated: as documented, it isn't needed for changes of an item's properties.
  open func reloadConfigurationItems() {
    guard let content else { return }
    let rows = rows ?? ConfigurationRows()
    self.rows = rows
    rows.items = (configurationItems() ?? []).compactMap { $0 as? SLComposeSheetConfigurationItem }
    content.rows = rows.items.isEmpty ? nil : rows.table
    content.rowsHeight = rows.height
    placeSheet()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller that is shown instead of the rows while it is set (documented).
  open var autoCompletionViewController: UIViewController! {
    didSet { showCompletions(insteadOf: oldValue) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Shows a controller in the sheet, with a back button.
  ///
  /// Simulated: only one at a time (documented); a second one isn't shown, and the log says so (what
  /// iOS does isn't documented). Differs: the sheet doesn't change its size with the controller's.
  open func pushConfigurationViewController(_ viewController: UIViewController!) {
    guard let viewController, let sheet else { return }
    guard sheet.viewControllers.count == 1 else {
      return NSLog("%@", SheetContentWords.secondConfiguration)
    }
    sheet.pushViewController(viewController, animated: true)
  }

  /// Goes back from the pushed controller.
  open func popConfigurationViewController() { sheet?.popToRootViewController(animated: true) }

  /// Called when the sheet is on the screen; the place for work that takes a while (documented).
  open func presentationAnimationDidFinish() {}

  // MARK: The view

  /// Makes the sheet.
  ///
  /// Simulated: an override must call `super`.
  open override func loadView() {
    let content = ComposeView(frame: UIScreen.main.bounds)
    textView = content.textView
    textView.delegate = self
    textView.text = items.first?.attributedContentText?.string ?? ""
    view = content
    makeBar()
    sheet = ComposeNavigationController(self)
    placeSheet()
    showPlaceholder()
    showCounter()
    DispatchQueue.main.async { [weak self] in self?.finishPresentation() }
  }

  /// Shows preview and rows, and asks whether the content is valid.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    prepare()
  }

  // MARK: The text view's delegate

  /// Called after each change of the text.
  ///
  /// Simulated: the content is validated here; an override must call `super`.
  open func textViewDidChange(_ textView: UITextView) {
    validateContent()
  }

  /// Returns whether the text may be edited: it may.
  open func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Returns whether editing may end: it may.
  open func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Called when editing begins.
  open func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Called when editing has ended.
  open func textViewDidEndEditing(_ textView: UITextView) {}

  /// Returns whether a part of the text may be replaced: it may.
  open func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Called when the selection has changed.
  open func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension SLComposeServiceViewController: SelfContained {
  package func leaveContainer() {
    sheet?.giveUpStack()
    sheet = nil
  }

  private var items: [NSExtensionItem] {
    (extensionContext?.inputItems ?? []).compactMap { $0 as? NSExtensionItem }
  }

  private func makeBar() {
    let cancel = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    let post = UIBarButtonItem(
      title: "Post", image: nil, primaryAction: UIAction { [weak self] _ in self?.post() })
    post.style = .done
    navigationItem.leftBarButtonItem = cancel
    navigationItem.rightBarButtonItem = post
    if (navigationItem.title ?? "").isEmpty { navigationItem.title = Self.bundleName }
  }

  /// The name under which the share sheet shows the extension.
  private static var bundleName: String? {
    let info = Bundle.main.infoDictionary
    return info?["CFBundleDisplayName"] as? String ?? info?["CFBundleName"] as? String
  }

  private func post() {
    close()
    didSelectPost()
  }

  /// Closes the sheet; the request stays open until the extension ends it.
  private func close() {
    view.endEditing(true)
    sheet?.view.isHidden = true
  }

  private func prepare() {
    guard !hasPrepared else { return }
    hasPrepared = true
    content?.preview = loadPreviewView()
    reloadConfigurationItems()
    validateContent()
  }

  private func finishPresentation() {
    guard !hasBegun else { return }
    hasBegun = true
    // An override of viewWillAppear(_:) may have left out `super`.
    prepare()
    textView.becomeFirstResponder()
    presentationAnimationDidFinish()
  }

  private func placeSheet() {
    sheet?.view.frame = ComposeNavigationController.frame(rowsHeight: rows?.height ?? 0)
    sheet?.view.layer.cornerRadius = 12
    sheet?.view.clipsToBounds = true
  }

  private func showPlaceholder() {
    guard let content else { return }
    content.textView.wordsWhileEmpty = placeholder
  }

  private func showCounter() {
    guard let content else { return }
    let number = charactersRemaining?.intValue
    content.counter.text = number.map(String.init)
    content.counter.isHidden = number == nil
    content.counter.textColor = (number ?? 0) < 0 ? .systemRed : .secondaryLabel
  }

  private func showCompletions(insteadOf old: UIViewController?) {
    guard let content, old !== autoCompletionViewController else { return }
    old?.willMove(toParent: nil)
    old?.removeFromParent()
    content.completions = nil
    guard let new = autoCompletionViewController else { return }
    addChild(new)
    content.completions = new.view
    new.didMove(toParent: self)
  }
}
