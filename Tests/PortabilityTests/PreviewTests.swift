import Portability
import Testing

/// Previews, which only Xcode's canvas runs.
struct PreviewTests {
  struct Preview: CustomTestStringConvertible, Sendable {
    var before = ""
    var text: String
    var after = ""

    var testDescription: String { text }
  }

  @Test(arguments: [
    Preview(text: "#Preview { Title() }"),
    Preview(text: "#Preview(\"Long\") { Title() }", after: " // why"),
    Preview(text: "#Preview(\"A\", traits: .landscapeLeft) {\n  @Previewable @State var a = 1\n}"),
    Preview(before: "let a = 1; ", text: "#Preview { a }", after: "; let b = 2"),
    Preview(text: "@available(iOS 17, *)\n#Preview { a }"),
    Preview(before: "#if DEBUG\n", text: "#Preview { a }", after: "\n#endif"),
    Preview(text: "#Preview { #selector(a.b) }"),
    Preview(text: "#Preview { class A { @objc func f() {} } }"),
    Preview(text: "struct A_Previews: PreviewProvider { @objc var a: Int }"),
    Preview(text: "@available(iOS 13, *) private struct A: B, SwiftUI.PreviewProvider {\r\n}"),
    Preview(text: "enum A: PreviewProvider {}"),
    Preview(text: "extension A: PreviewProvider {}"),
  ])
  func aPreviewBecomesSpaces(_ preview: Preview) {
    let source = preview.before + preview.text + preview.after
    let blank = preview.text.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? String($0) : " " }
    let result = Portability.makePortable(source: source, file: "Sample.swift")
    #expect(result.text == preview.before + blank.joined() + preview.after)
    #expect(result.findings == [])
    #expect(result.facts.classes.isEmpty)
  }

  @Test(arguments: [
    "let a = \"#Preview { }\"", "// #Preview { }\nlet a = 1", "func Preview() {}; Preview()",
    "struct A: Previews {}", "protocol PreviewProvider {}", "struct PreviewProvider {}",
    "let a: any PreviewProvider", "#warning(\"Preview\")",
  ])
  func whatIsNoPreviewStays(_ source: String) {
    #expect(rewritten(source) == source)
  }

  @Test func whatFollowsAPreviewStaysInItsPlace() {
    let (source, marker) = marked("#Preview { a }; let s = 👉nobody")
    let result = Portability.makePortable(source: source, file: "Sample.swift")
    #expect(marker.flatMap(result.originalPosition) == marker)
  }
}
