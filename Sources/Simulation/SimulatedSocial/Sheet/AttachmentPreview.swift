import Foundation
import SimulatedUIKit

/// What a compose sheet shows for the things that are shared, when the extension has nothing of its
/// own.
enum AttachmentPreview {
  private static let shownTypes = ["public.image", "public.movie", "public.url"]

  /// A plain field for a picture, a movie or a link; `nil` for other things.
  @MainActor static func view(for items: [NSExtensionItem]) -> UIView? {
    let providers = items.flatMap { $0.attachments ?? [] }
    let isShown = providers.contains { provider in
      shownTypes.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
    guard isShown else { return nil }
    let view = UIImageView()
    view.backgroundColor = .secondarySystemBackground
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 4
    return view
  }
}
