import Portability

extension Request {
  /// Whether it seems to need one of the frameworks that few lessons import, or a web server.
  ///
  /// It is asked of every program before anything else, so it doesn't parse; it errs on the side of yes.
  /// The browser of a sticker pack, which has no code of its own, is Messages'.
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
