import Foundation
import SimulatedUIKit

/// The preview of the shared items in a compose sheet, if the extension doesn't supply its own.
enum AttachmentPreview {
  private static let shownTypes = ["public.image", "public.movie", "public.url"]

  /// Returns a plain field for a picture, a movie or a link; `nil` for other items.
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
