import DeviceEvents
import DeviceProtocol
import SimulatedFoundation
import SimulatedManagedSettings
public import SimulatedSwiftUI
import SimulatedUIKit

/// A view that shows what the user has done, as the app's report extension draws it.
///
/// Simulated: the extension is launched and asked when the view appears and when its context, its
/// filter or its room is another; the app doesn't learn what is in it (documented). Differs: the
/// view is a picture, which takes no taps; it isn't drawn again while the user goes on.
@MainActor @preconcurrency
public struct DeviceActivityReport: View {
  private let context: Context
  private let filter: DeviceActivityFilter

  /// Makes a view.
  public nonisolated init(_ context: Context, filter: DeviceActivityFilter = .init()) {
    self.context = context
    self.filter = filter
  }

  /// The picture.
  public var body: some View { ReportPicture(context: context.rawValue, filter: filter.wish) }

  /// What a report is about.
  ///
  /// Simulated: chooses the scene that draws it. No known difference.
  public struct Context: RawRepresentable, Codable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Makes a context from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a context from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// A report as a view of UIKit.
private struct ReportPicture: UIViewRepresentable {
  let context: String
  let filter: ReportFilter

  func makeUIView(context: Context) -> ReportView { ReportView() }

  func updateUIView(_ view: ReportView, context: Context) {
    view.show(self.context, filter)
  }
}

/// The view with what the extension has drawn.
private final class ReportView: UIView {
  private let picture = DescribedView()
  private var wanted: ReportWish?
  private var context = ""
  private var filter: ReportFilter?
  private var screen: Screen?

  init() {
    super.init(frame: .zero)
    addSubview(picture)
    picture.describe = { [weak self] view, element in
      var element = element
      let (x, y) = (element.frame.x, element.frame.y)
      element.children = self?.screen?.elements.map { $0.moved(x, y) } ?? []
      return element
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ context: String, _ filter: ReportFilter) {
    (self.context, self.filter) = (context, filter)
    ask()
  }

  override var frame: CGRect {
    didSet {
      picture.frame = bounds
      ask()
    }
  }

  private func ask() {
    guard let filter, bounds.width > 0, bounds.height > 0 else { return }
    let wish = ReportWish(
      context: context, width: bounds.width, height: bounds.height, filter: filter)
    guard wish != wanted else { return }
    wanted = wish
    DeviceConnection.shared?.ask(.screenTime(.report(wish))) { answer in
      guard case .information(.screenTime(.report(let screen))) = answer else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { [weak self] in
          guard self?.wanted == wish else { return }
          self?.screen = screen
        }
      }
    }
  }
}

extension ScreenElement {
  /// Returns the element at another place of the screen.
  fileprivate func moved(_ x: Double, _ y: Double) -> ScreenElement {
    var moved = self
    moved.frame.x += x
    moved.frame.y += y
    moved.image?.frame.x += x
    moved.image?.frame.y += y
    moved.children = children.map { $0.moved(x, y) }
    return moved
  }
}
