public import Foundation
import SimulatedFoundation
import SimulatedUIKit

/// A picture from the web.
///
/// Simulated: it is loaded when the view appears, and again when the URL changes; until then, and
/// when that fails, the placeholder is shown. A widget shows the placeholder, because its views are
/// read once (observed).
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Makes a view of a picture, with another one until it is there.
  ///
  /// - Parameters:
  ///   - url: The picture's address.
  ///   - scale: The number of its pixels in a point.
  ///   - content: The view of the picture.
  ///   - placeholder: The view until then.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Makes a view of each phase of loading; differs: changes aren't animated.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// The view of the present phase.
  public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  @MainActor private func load() async {
    phase = .empty
    guard let url else { return }
    do {
      let (data, _) = try await SimulatedFoundation.URLSession.shared.data(from: url)
      guard let picture = UIImage(data: data, scale: scale) else {
        throw URLError(.cannotDecodeContentData)
      }
      phase = .success(Image(uiImage: picture))
    } catch {
      // A view that is gone has cancelled its own work.
      if !Task.isCancelled { phase = .failure(error) }
    }
  }
}

extension AsyncImage where Content == Image {
  /// Makes a view of a picture, which is empty until it is there.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { $0.image ?? Image(uiImage: UIImage()) }
  }
}

/// The phase in which a picture from the web is.
///
/// Simulated: no known difference.
public enum AsyncImagePhase: Sendable {
  /// There is no picture yet.
  case empty
  /// It is there.
  case success(Image)
  /// It couldn't be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The reason why it couldn't be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
