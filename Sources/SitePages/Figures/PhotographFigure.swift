import ScreenPictures
import StepScripts

/// Photographs of the device's screen, side by side if there is room.
struct PhotographFigure {
  let photographs: StepScript.Photographs

  var markup: Markup {
    """
    <figure class="photographs">
    <figcaption>\(photographs.title)</figcaption>
    <ol>
    \(photographs.shown.map(Self.item).joined())</ol>
    \(more)</figure>

    """
  }
}

extension PhotographFigure {
  private static func item(_ photograph: StepScript.Photographs.Photograph) -> Markup {
    let picture = ScreenPicture(photograph.screen, title: photograph.caption.text)
    // The picture escapes its own text.
    return """
      <li>\(Markup(trusted: picture.svg))<p>\(photograph.caption.markup)</p></li>

      """
  }

  private var more: Markup {
    photographs.more.map { "<p class=\"nothing\">\($0)</p>\n" } ?? .empty
  }
}
