/// What a process printed, as it was recorded.
struct OutputFigure {
  let output: StepScript.Output

  var markup: Markup {
    var parts: [Markup] = []
    if !output.text.isEmpty || output.errors.isEmpty {
      parts.append(Self.figure(name, text: output.text))
    }
    if !output.errors.isEmpty {
      parts.append(Self.figure("\(name) to standard error", text: output.errors))
    }
    return parts.joined()
  }

  private var name: Markup {
    switch output.source {
    case .program: "Output"
    case .scene: "The scene prints"
    case .process(let process): "<b>\(process)</b> prints"
    }
  }

  /// A block of text that was, or is to be, printed.
  static func figure(_ caption: Markup, text: String) -> Markup {
    let body: Markup =
      text.isEmpty
      ? "<p class=\"nothing\">nothing</p>"
      : "<pre tabindex=\"0\"><samp>\(PrintedText(text).lines.joined(separator: "\n"))</samp></pre>"
    return """
      <figure class="output">
      <figcaption>\(caption)</figcaption>
      \(body)
      </figure>

      """
  }
}
