public import SimulatedCoreTransferable
import SimulatedFoundation
import SimulatedUIKit

/// A button that opens the share sheet for something.
///
/// Simulated: a tap opens the device's share sheet, in which a scene picks an extension; each item
/// is an attachment in all the forms of its type. The subject, or else the preview's title, is the
/// title of what an extension receives, and the message is its text (inferred). Differs: previews
/// have no pictures. In a widget it does nothing.
@MainActor @preconcurrency
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View, PieceMaker
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable,
  PreviewIcon: Transferable, Label: View
{
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let title: (Data.Element) -> String?
  private let label: Label

  fileprivate init(
    _ items: Data, _ subject: Text?, _ message: Text?, label: Label,
    title: @escaping (Data.Element) -> String? = { _ in nil }
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.title = title
    self.label = label
  }

  /// Makes a button for several things, with a preview of each.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(items, subject, message, label: label()) { preview($0).title } }

  /// Makes a button for one thing, with a preview of it.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: label()) { _ in preview.title }
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let present = context.environment.presentController
    let button = Button {
      present?(UIActivityViewController(activityItems: [sharedItem], applicationActivities: nil))
    } label: {
      label
    }
    return PieceReader.pieces(of: button, in: context)
  }

  /// What extensions receive.
  private var sharedItem: NSExtensionItem {
    let item = NSExtensionItem()
    item.attachments = items.map { value in
      let provider = NSItemProvider()
      // It is made here, and only read by whatever loads it.
      nonisolated(unsafe) let value = value
      provider.register(value)
      return provider
    }
    let title = subject?.string ?? items.first.flatMap(title)
    if let title { item.attributedTitle = NSAttributedString(string: title) }
    if let message {
      item.attributedContentText = NSAttributedString(string: message.string)
    }
    return item
  }
}

/// The label of a button that opens the share sheet, if the code gives no title.
///
/// Simulated: "Share…" with a symbol. Differs: it isn't translated.
@MainActor @preconcurrency public struct DefaultShareLinkLabel: View {
  let title: Text

  /// The label.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  static let plain = DefaultShareLinkLabel(title: Text(verbatim: "Share…"))
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a button for an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }

  /// Makes a button for text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }

  /// Makes a button for several addresses.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL { self.init(items, subject, message, label: label()) }

  /// Makes a button for several texts.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String { self.init(items, subject, message, label: label()) }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Makes a button for an address, with the usual title.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, label: .plain)
  }

  /// Makes a button for text, with the usual title.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, label: .plain)
  }

  /// Makes a button for several addresses, with the usual title.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL { self.init(items, subject, message, label: .plain) }

  /// Makes a button for several texts, with the usual title.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String { self.init(items, subject, message, label: .plain) }

  /// Makes a button with a title for an address.
  public init(_ title: some StringProtocol, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(
      CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a button with a title for text.
  public init(
    _ title: some StringProtocol, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a button for one thing, with the usual title and a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: .plain) { _ in preview.title }
  }

  /// Makes a button with a title for one thing, with a preview.
  public init<I: Transferable>(
    _ title: some StringProtocol, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: Text(title))
    ) { _ in preview.title }
  }

  /// Makes a button for several things, with the usual title and a preview of each.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, label: .plain) { preview($0).title } }
}
