/// Details of nodes in the dump of a document, besides their kind and range.
enum DumpWords {
  static func heading(level: Int) -> String { "level \(level)" }

  static func list(_ list: Document.List) -> String {
    (list.isOrdered ? "ordered from \(list.start)" : "bullet")
      + (list.isTight ? " tight" : " loose")
  }

  static func codeBlock(_ code: Document.CodeBlock) -> String {
    (code.isFenced ? "info \(code.info.debugDescription) " : "indented ")
      + code.literal.debugDescription
  }

  static func target(_ destination: String, title: String) -> String {
    destination.debugDescription + (title.isEmpty ? "" : " title " + title.debugDescription)
  }
}
