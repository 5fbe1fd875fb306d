public import Foundation
public import SimulatedUIKit

/// A controller of UIKit that shows a view of SwiftUI.
///
/// Simulated: the view fills the controller's, inside the safe area; a new root view keeps the
/// state of the same views; sheets and alerts are presented by the controller. Differs: titles and
/// toolbars are shown only in a NavigationStack, not in the bar of a UINavigationController;
/// SwiftUI reads the view first when it is laid out; here also when its size is asked for.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  /// Makes a controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from a storyboard, with its view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// A subclass gives the root view: it calls `init(coder:rootView:)`.
  @MainActor @preconcurrency public required init?(coder aDecoder: NSCoder) {
    preconditionFailure(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  /// The view that is shown.
  open var rootView: Content { didSet { hosting?.noteNewContent() } }

  /// Which sizes follow from the view.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { followSize() }
  }

  var hosting: HostingView? { viewIfLoaded as? HostingView }
  private var presenter: Presenter?

  /// Makes the view.
  open override func loadView() {
    let view = HostingView()
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    view.content = { [weak self] in AnyView(self?.rootView) }
    view.setEnvironment = { [weak self] in self?.setEnvironment(&$0) }
    let presenter = Presenter(self)
    view.whenRead = { [weak self] in
      presenter.show($0)
      self?.followSize()
    }
    self.presenter = presenter
    self.view = view
  }

  /// Tells the views that they are on the screen.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    hosting?.enterScreen()
  }

  /// Tells the views that they are gone.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A cover belongs to the same tree of views, which stays on the screen in it.
    if presenter?.coversScreen != true { hosting?.leaveScreen() }
  }

  /// Returns the size of the view in some room.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return hosting?.sizeThatFits(size) ?? .zero
  }

  private func setEnvironment(_ environment: inout EnvironmentValues) {
    environment.dismiss = DismissAction { [weak self] in
      guard let self, self.outermost.presentingViewController != nil else { return }
      self.dismiss(animated: true)
    }
    environment.isPresented = outermost.presentingViewController != nil
    environment.scenePhase = .current
    environment.presentController = { [weak self] in
      self?.outermost.topmost.present($0, animated: true)
    }
  }

  private func followSize() {
    guard sizingOptions.contains(.preferredContentSize), isViewLoaded else { return }
    let size = sizeThatFits(in: CGSize(width: view.bounds.width, height: .infinity))
    if size != preferredContentSize { preferredContentSize = size }
  }
}

/// Which sizes of a controller follow from its view of SwiftUI.
///
/// Simulated: `preferredContentSize` follows; the intrinsic size of the view always does.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The controller's `preferredContentSize`.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's `intrinsicContentSize`.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

extension ScenePhase {
  /// What the app is doing.
  @MainActor static var current: ScenePhase {
    guard let application = UIApplication.running, application.isApp else { return .active }
    return switch application.applicationState {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
}
