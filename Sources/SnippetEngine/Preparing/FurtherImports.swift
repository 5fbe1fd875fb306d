import LessonModel
import Portability

extension Program {
  /// Whether it seems to need one of the frameworks that few lessons import, or a web server.
  ///
  /// It is asked of every program before anything else, so it doesn't parse; it errs on the side of yes.
  /// The browser of a sticker pack, which has no code of its own, is Messages'.
  var seemsToUseFurther: Bool {
    targets.contains(where: \.isStickerPack)
      || (targets.flatMap(\.files) + [main].compactMap(\.self)).contains { snippet in
        snippet.isSwift && (snippet.text.contains("webServer") || snippet.namesFurtherImport)
      }
  }
}

extension Snippet {
  fileprivate var namesFurtherImport: Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      line.contains("import ")
        && line.split { !$0.isLetter && !$0.isNumber }
          .contains { SimulationProducts.furtherNames.contains(String($0)) }
    }
  }
}

extension SourceFacts {
  /// Whether the file imports one of the frameworks that few lessons do.
  var importsFurther: Bool { !imports.isDisjoint(with: SimulationProducts.furtherNames) }
}
