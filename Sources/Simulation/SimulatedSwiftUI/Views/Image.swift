public import SimulatedUIKit

/// A picture.
///
/// Simulated: a symbol is shown by its name, a picture as an area of its size. Differs: neither
/// shapes nor pixels are shown.
public struct Image: View, PieceMaker {
  private let name: String
  private let size: CGSize?
  private var isResizable = false

  /// Makes one of the system's symbols, as large as the text around it.
  ///
  /// Differs: symbols aren't drawn, and any name is accepted.
  public nonisolated init(systemName: String) {
    name = systemName
    size = nil
  }

  /// Makes a picture from one of UIKit.
  ///
  /// Differs: an area of its size is drawn.
  public nonisolated init(uiImage: UIImage) {
    name = ""
    size = uiImage.size
  }

  /// Lets it grow to the size of its room.
  public nonisolated func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in environment: EnvironmentValues) -> [Piece] {
    let font = (environment.font ?? .body).uiFont
    let side = TextMeasure.lineHeight(font)
    let styled = Piece.image(
      StyledImage(
        name: name, size: size ?? CGSize(width: side, height: side), isResizable: isResizable,
        color: environment.foreground.uiColor))
    return [environment.redacted(styled)]
  }
}

extension EnvironmentValues {
  /// Returns a grey area of the same size, if the content is hidden.
  @MainActor func redacted(_ piece: Piece) -> Piece {
    guard redactionReasons.contains(.placeholder) else { return piece }
    return .rounded(
      .backed(.faded(piece, opacity: 0), by: .color(.systemGray4)), radius: 4)
  }
}
