import StepScripts

/// Text that a process printed, or should print.
struct OutputFigure {
  let printed: StepScript.Printed

  var markup: Markup {
    let body: Markup =
      printed.lines.isEmpty
      ? "<p class=\"nothing\">\(StepScript.Printed.nothing)</p>"
      : "<pre tabindex=\"0\"><samp>\(printed.lines.joined(separator: "\n"))</samp></pre>"
    return """
      <figure class="output">
      <figcaption>\(printed.caption.markup)</figcaption>
      \(body)
      </figure>

      """
  }
}
