public import SimulatedCoreTransferable

/// What the share sheet shows of something.
///
/// Simulated: its title. Differs: its pictures aren't shown.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: String

  /// Makes a preview with a picture and an icon.
  public nonisolated init(_ title: some StringProtocol, image: Image, icon: Icon) {
    self.title = String(title)
  }
}

extension SharePreview where Icon == Never {
  /// Makes a preview with a picture.
  public nonisolated init(_ title: some StringProtocol, image: Image) { self.title = String(title) }
}

extension SharePreview where Image == Never {
  /// Makes a preview with an icon.
  public nonisolated init(_ title: some StringProtocol, icon: Icon) { self.title = String(title) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Makes a preview with nothing but a title.
  public nonisolated init(_ title: some StringProtocol) { self.title = String(title) }
}
