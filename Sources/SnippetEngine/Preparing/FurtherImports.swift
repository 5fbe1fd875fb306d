import Glibc
import Portability

extension Request {
  /// Whether it seems to need one of the frameworks that few lessons import, or a web server.
  ///
  /// Every program is asked this before anything else, so it doesn't parse, and it errs on the side
  /// of yes. Messages has the browser of a sticker pack, which has no code of its own.
  var seemsToUseFurther: Bool {
    targets.contains(where: \.seemsAStickerPack)
      || (targets.flatMap(\.files) + [main].compactMap(\.self)).contains { file in
        file.name.hasSuffix(".swift")
          && (file.text.contains("webServer") || file.namesFurtherImport)
      }
  }
}

extension Request.TargetText {
  fileprivate var seemsAStickerPack: Bool {
    container != nil && files.contains { $0.name.contains(".stickerpack/") }
  }
}

extension Request.FileText {
  fileprivate var namesFurtherImport: Bool {
    text.lines(with: "import ").contains { line in
      line.split { !$0.isLetter && !$0.isNumber }
        .contains { SimulationProducts.furtherNames.contains(String($0)) }
    }
  }
}

extension String {
  /// The lines that contain a text, up to a null character.
  ///
  /// The C library finds them: every file of a program is searched before anything is known of it.
  fileprivate func lines(with part: String) -> [String] {
    withCString { text in
      var lines: [String] = []
      var next = text
      while let found = strstr(next, part) {
        var start = UnsafePointer(found)
        while start > next, start[-1] != newline { start -= 1 }
        let length = strcspn(found, "\n")
        next = UnsafePointer(found) + length
        lines.append(
          String(
            decoding: UnsafeRawBufferPointer(start: start, count: next - start), as: UTF8.self))
      }
      return lines
    }
  }
}

private let newline = CChar(UInt8(ascii: "\n"))

extension SourceFacts {
  /// Whether the file imports one of the frameworks that few lessons do.
  var importsFurther: Bool { !imports.isDisjoint(with: SimulationProducts.furtherNames) }
}
