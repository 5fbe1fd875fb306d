import ScreenPictures

/// Photographs of the device's screen, side by side where there is room.
struct PhotographFigure {
  let photographs: StepScript.Photographs

  var markup: Markup {
    """
    <figure class="photographs">
    <figcaption>What the screen shows</figcaption>
    <ol>
    \(photographs.shown.map(Self.item).joined())</ol>
    \(more)</figure>

    """
  }
}

extension PhotographFigure {
  private static func item(_ photograph: StepScript.Photographs.Photograph) -> Markup {
    let name = "\(photograph.process): \(photograph.name)"
    let picture = ScreenPicture(photograph.screen, title: name)
    // The picture escapes its texts itself.
    return """
      <li>\(Markup(trusted: picture.svg))<p><b>\(photograph.process)</b>: \(photograph.name)</p></li>

      """
  }

  private var more: Markup {
    photographs.omitted > 0
      ? "<p class=\"nothing\">\(photographs.omitted) more</p>\n" : .empty
  }
}
