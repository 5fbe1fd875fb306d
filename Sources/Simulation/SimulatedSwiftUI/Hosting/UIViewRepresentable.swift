public import Foundation
public import SimulatedUIKit

/// A view of UIKit as a view of SwiftUI.
///
/// Simulated: made once for its place, updated at each reading, and dismantled when it is gone; its
/// coordinator lives as long as it.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// What is known when the view is made and updated.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view is gone.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// Returns the size in some room; `nil` for the usual one.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Returns the usual size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator() {}
}

/// What is known when a view of UIKit is made and updated.
///
/// Simulated: no known difference.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The values from the views around.
  public let environment: EnvironmentValues
  /// What is known of the change.
  public let transaction: Transaction
}

/// What is known of a change.
///
/// Simulated: nothing is animated.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether animations are left out.
  public var disablesAnimations = false

  /// Makes an empty one.
  public init() {}
  /// Makes one with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// What is kept of a view of UIKit, and dismantles it.
@MainActor private final class KeptView<Kept: AnyObject, Coordinator> {
  let coordinator: Coordinator
  var object: Kept?

  init(_ coordinator: Coordinator) { self.coordinator = coordinator }
}

extension UIViewRepresentable {
  /// Returns the view, brought up to date; a wrapped view knows this of itself.
  fileprivate func representedPieces(in context: ViewContext) -> [Piece] {
    PropertyLinks.link(self, in: context)
    let kept = context.node.kept("represented") {
      KeptView<UIViewType, Coordinator>(makeCoordinator())
    }
    let known = UIViewRepresentableContext<Self>(
      coordinator: kept.coordinator, environment: context.environment, transaction: Transaction())
    let view = kept.object ?? makeUIView(context: known)
    if kept.object == nil {
      kept.object = view
      context.node.whenGone { Self.dismantleUIView(view, coordinator: kept.coordinator) }
    }
    updateUIView(view, context: known)
    return [
      .native(.filling(view) { sizeThatFits($0, uiView: view, context: known) })
    ]
  }
}

extension NativePiece {
  /// A view that takes the room for which it has no natural size.
  @MainActor static func filling(
    _ view: UIView, own: @escaping @MainActor (ProposedViewSize) -> CGSize?
  ) -> NativePiece {
    let natural = view.intrinsicContentSize
    let hasWidth = natural.width != UIView.noIntrinsicMetric
    let hasHeight = natural.height != UIView.noIntrinsicMetric
    return NativePiece(
      view: view,
      size: { room in
        if let size = own(ProposedViewSize(room: room)) { return size }
        let natural = view.intrinsicContentSize
        func length(_ room: CGFloat, _ own: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
          guard own != UIView.noIntrinsicMetric else { return room == .infinity ? 10 : room }
          guard priority.rawValue < 500, room < .infinity else { return own }
          return max(own, room)
        }
        return CGSize(
          width: length(
            room.width, natural.width, view.contentHuggingPriority(for: .horizontal)),
          height: length(
            room.height, natural.height, view.contentHuggingPriority(for: .vertical)))
      },
      fillsWidth: !hasWidth || view.contentHuggingPriority(for: .horizontal).rawValue < 500,
      fillsHeight: !hasHeight || view.contentHuggingPriority(for: .vertical).rawValue < 500)
  }
}

/// A controller of UIKit as a view of SwiftUI.
///
/// Simulated: as UIViewRepresentable; the controller is a child of the one that shows the view.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// What is known when the controller is made and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller is gone.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator, before the controller.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  fileprivate func representedPieces(in context: ViewContext) -> [Piece] {
    PropertyLinks.link(self, in: context)
    let kept = context.node.kept("represented") {
      KeptView<UIViewControllerType, Coordinator>(makeCoordinator())
    }
    let known = UIViewControllerRepresentableContext<Self>(
      coordinator: kept.coordinator, environment: context.environment, transaction: Transaction())
    let controller = kept.object ?? makeUIViewController(context: known)
    if kept.object == nil {
      kept.object = controller
      context.node.whenGone {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
        Self.dismantleUIViewController(controller, coordinator: kept.coordinator)
      }
    }
    updateUIViewController(controller, context: known)
    let around = ControllerPlace.view(for: controller, in: context)
    return [.native(.filling(around) { _ in nil })]
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator() {}
}

/// What is known when a controller of UIKit is made and updated.
///
/// Simulated: no known difference.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The values from the views around.
  public let environment: EnvironmentValues
  /// What is known of the change.
  public let transaction: Transaction
}

/// The place of a controller among views: there it becomes a child of the controller around.
private final class ControllerPlace: UIView {
  private let controller: UIViewController

  static func view(for controller: UIViewController, in context: ViewContext) -> ControllerPlace {
    context.node.kept("place") { ControllerPlace(controller) }
  }

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    adopt()
  }

  /// The view around may come to its own place only later.
  override func layoutSubviews() {
    super.layoutSubviews()
    adopt()
  }

  private func adopt() {
    guard superview != nil, controller.parent == nil, let owner = superview?.owner else { return }
    owner.addChild(controller)
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(controller.view)
    controller.didMove(toParent: owner)
  }
}

/// A view that comes from UIKit.
@MainActor enum Represented {
  /// Returns what a view of UIKit shows; `nil` if the view isn't one.
  static func pieces(of view: some View, in context: ViewContext) -> [Piece]? {
    if let view = view as? any UIViewRepresentable { return view.representedPieces(in: context) }
    if let view = view as? any UIViewControllerRepresentable {
      return view.representedPieces(in: context)
    }
    return nil
  }
}
