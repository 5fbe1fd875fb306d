extension HTMLOutput {
  /// Writes a code block up to its closing tags; the info string's first word names the language.
  mutating func openCode(_ code: Document.CodeBlock) {
    startLine()
    let language = code.info.utf8.prefix { !$0.isBlank }
    if language.isEmpty {
      write("<pre><code>")
    } else {
      write("<pre><code class=\"language-")
      escape(String(decoding: language, as: UTF8.self))
      write("\">")
    }
    escape(code.literal)
  }

  /// Writes a block of raw HTML, or shows its source.
  mutating func openHTML(_ literal: String) {
    startLine()
    guard isSafe else { return write(literal) }
    write("<pre><code>")
    escape(literal)
  }

  mutating func openLink(_ destination: String, title: String) {
    write("<a")
    if allows(destination) {
      write(" href=\"")
      escape(destination: destination)
      write("\"")
    }
    writeTitle(title)
    write(">")
  }

  /// Starts an image, or only its description when its destination is refused.
  mutating func openImage(_ id: Document.NodeID, _ destination: String) {
    startDescription(of: id)
    guard allows(destination) else { return }
    write("<img src=\"")
    escape(destination: destination)
    write("\" alt=\"")
  }

  mutating func closeImage(_ destination: String, title: String) {
    guard allows(destination) else { return }
    write("\"")
    writeTitle(title)
    write(" />")
  }
}

extension HTMLOutput {
  private func allows(_ destination: String) -> Bool {
    !isSafe || LinkPolicy.allows(destination)
  }

  private mutating func writeTitle(_ title: String) {
    guard !title.isEmpty else { return }
    write(" title=\"")
    escape(title)
    write("\"")
  }
}
