package import Foundation
package import SimulatedFoundation
package import SimulatedUIKit

/// The view of UIKit that shows a view of SwiftUI.
///
/// It reads the view again whenever something has changed: at once when the screen is looked at, and
/// else as soon as the main thread has nothing else to do.
package final class HostingView: UIView {
  /// Returns what is shown.
  package var content: () -> AnyView = { AnyView(EmptyView()) }
  /// Called to change the values that the view gets from outside.
  var setEnvironment: (inout EnvironmentValues) -> Void = { _ in }
  /// Called after each reading with what is to be presented.
  var whenRead: ([Presentation]) -> Void = { _ in }
  /// Whether the interface is on the screen.
  private(set) var isOnScreen = false
  /// Whether the room that bars and corners take is left free.
  var keepsToSafeArea = true

  private let graph = ViewGraph()
  private var piece: Piece?
  private var isReading = false
  private var isScheduled = false

  /// The most readings in a row; a view that changes its own state in each would have no end.
  private static let mostReadings = 50

  package init() {
    super.init(frame: .zero)
    graph.onChange = { [weak self] in self?.noteChange() }
  }

  package required init?(coder: NSCoder) { nil }

  /// Notes that other content is to be shown.
  package func noteNewContent() { graph.invalidate() }

  private func noteChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isScheduled = false
        self?.update()
      }
    }
  }

  func enterScreen() {
    isOnScreen = true
    update()
    graph.finishReading(isOnScreen: true)
    update()
  }

  /// Passes on a URL that the app is to open.
  func take(_ url: URL) {
    update()
    for action in graph.urlActions { action(url) }
  }

  /// Passes on an activity that the app is to continue.
  package func take(_ activity: NSUserActivity) {
    update()
    for (type, action) in graph.activityActions where type == activity.activityType {
      action(activity)
    }
  }

  func leaveScreen() {
    isOnScreen = false
    graph.leaveScreen()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    update(isPlacing: true)
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    graph.invalidate()
  }

  /// Reads the view until nothing changes any more, and puts what it shows into its place.
  private func update(isPlacing: Bool = false) {
    guard !isReading else { return }
    isReading = true
    defer { isReading = false }
    var readings = 0
    while piece == nil || graph.needsReading, readings < Self.mostReadings {
      readings += 1
      read()
    }
    if readings == Self.mostReadings { graph.giveUp() }
    if isPlacing, readings == 0 { place() }
  }

  private func read() {
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    setEnvironment(&environment)
    piece = graph.read(content(), in: environment)
    place()
    graph.finishReading(isOnScreen: isOnScreen)
    whenRead(graph.presentations)
  }

  private func place() {
    guard let piece else { return }
    let insets = keepsToSafeArea ? safeAreaInsets : .zero
    let safe = CGRect(
      x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    PiecePlacing.place(piece, in: self, safe: safe)
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  package override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    update()
    guard let piece else { return .zero }
    func room(_ length: CGFloat) -> CGFloat {
      length <= 0 || length >= 100_000 ? .infinity : length
    }
    return PieceLayout.size(
      piece, in: CGSize(width: room(size.width), height: room(size.height)))
  }
}
