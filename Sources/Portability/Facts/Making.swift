/// How the run time can make an object of a class when it knows only the class.
enum Making: Hashable {
  /// `T()`.
  case plain
  /// `T(nibName: nil, bundle: nil)`, the way view controllers are made.
  case nib
  /// `T(frame: .zero)`, the way views are made.
  case frame
  /// `T(style: .default, reuseIdentifier: nil)`, the way table cells are made.
  case cell
  /// `T(reuseIdentifier: nil)`, the way table headers are made.
  case header
  /// `T(coder: …)` with an empty coder: the class can be made only from a storyboard.
  case coder
  /// It can't: the class needs arguments, or nothing is known about its superclass.
  case impossible
}

extension KnownDeclarations {
  /// Decides how an object of a class can be made, from the visible initialisers.
  ///
  /// A class without designated initialisers takes its superclass's answer; classes of Apple's
  /// frameworks are made by `T()`, and classes that no file declares aren't made at all, because a
  /// wrong guess would keep the author's program from compiling.
  func making(_ record: TypeRecord) -> Making {
    for type in lineage(of: record.name) {
      guard let declaration = type.declaration else { return .impossible }
      let isOwn = type.name == record.name && !record.isHidden
      if let own = making(
        by: declaration.initialisers, reachingPrivate: isOwn, isView: isView(record))
      {
        return own
      }
      guard let superclass = declaration.inherits.first else { return .plain }
      if self.type(named: superclass) == nil {
        return AppleNames.isClassMadePlainly(superclass) ? .plain : .impossible
      }
    }
    return .impossible
  }

  /// Whether a class descends from a UIKit view, as far as names tell.
  private func isView(_ record: TypeRecord) -> Bool {
    let root = lineage(of: record.name).last?.declaration?.inherits.first ?? ""
    return root.hasPrefix("UI") && !root.hasSuffix("Controller") && !root.hasSuffix("Responder")
  }

  /// Decides by the declared initialisers alone; `nil` when the inherited ones count.
  private func making(
    by initialisers: [InitialiserFact], reachingPrivate: Bool, isView: Bool
  ) -> Making? {
    func answer(_ labels: [String], _ making: Making) -> Making? {
      initialisers.first { $0.labels == labels }.map {
        $0.isPlain && (reachingPrivate || !$0.isPrivate) ? making : .impossible
      }
    }
    if let own = answer([], .plain) ?? answer(["nibName", "bundle"], .nib) { return own }
    if isView,
      let own = answer(["style", "reuseIdentifier"], .cell) ?? answer(["reuseIdentifier"], .header)
        ?? answer(["frame"], .frame)
    {
      return own
    }
    guard !initialisers.allSatisfy(\.isConvenience) else { return nil }
    let decodes = initialisers.contains {
      $0.labels == ["coder"] && $0.isCallable && (reachingPrivate || !$0.isPrivate)
    }
    return decodes ? .coder : .impossible
  }
}
