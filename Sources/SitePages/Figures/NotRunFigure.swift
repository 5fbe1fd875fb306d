import Outcomes

/// What the machine that made the page lacked for something that was to be run.
struct NotRunFigure {
  let title: Markup
  let lack: MachineLack

  var markup: Markup {
    """
    <figure class="failure meant">
    <figcaption>\(title)</figcaption>
    <p>\(lack.reason)</p>
    </figure>

    """
  }
}
