/// The amount of text that the expansion of settings may still produce, for a whole project.
///
/// Settings that name each other twice double with every step; this ends it.
final class ExpansionBudget {
  private var remaining = 24 << 20
  /// Whether something was left unchanged because too little of the budget remained.
  private(set) var isExhausted = false

  /// Takes the cost of one value, for its text and the work; `false` when not enough is left.
  func take(_ text: String) -> Bool { take(text.utf8.count + 64) }

  /// Takes a number of bytes; `false` when not enough is left.
  func take(_ cost: Int) -> Bool {
    guard cost <= remaining else {
      isExhausted = true
      return false
    }
    remaining -= cost
    return true
  }
}

/// Replaces `$(NAME)` by the values of build settings.
///
/// It follows the rules of Xcode's published build system: `$(NAME)`, `${NAME}` and `$[NAME]`;
/// names in names (`$(NAME_$(CONFIGURATION))`); operators (`$(NAME:lower)`); `$NAME` without
/// brackets only if the setting has a value, so that a predicate's `$attachment` stays; `$$` for
/// one `$`. It differs in one respect: if a setting has no value, Xcode inserts nothing, while here
/// `$(NAME)` stays, because the value may come from a file or a command line that can't be seen.
struct SettingExpander {
  /// The settings.
  let settings: BuildSettings
  /// The amount of text that may still be produced.
  let budget: ExpansionBudget

  /// The maximum depth of names that lead to each other.
  private static let greatestDepth = 60

  /// Text with its settings resolved.
  struct Expansion: Hashable {
    /// The text; whatever couldn't be resolved is in it as it was written.
    var text: String
    /// Whether everything could be resolved.
    var isComplete: Bool
  }

  /// Returns the value of a setting with the settings in it resolved; `nil` when it has no value.
  func value(_ name: String) -> Expansion? {
    guard settings.value(name) != nil else { return nil }
    return expand("$(\(name))")
  }

  /// Resolves the settings in a text.
  func expand(_ text: String) -> Expansion {
    guard text.utf8.contains(UInt8(ascii: "$")) else {
      return Expansion(text: text, isComplete: true)
    }
    return expand(text, for: [])
  }

  /// A setting whose value is being expanded, and how many of its stronger values were left out.
  private struct Frame {
    var name: String
    var depth: Int
  }

  private func expand(_ text: String, for frames: [Frame]) -> Expansion {
    let isAffordable = frames.count < Self.greatestDepth && budget.take(text)
    guard isAffordable else { return Expansion(text: text, isComplete: false) }
    var scanner = SettingScanner(text)
    var result = Expansion(text: "", isComplete: true)
    for piece in scanner.pieces() { append(piece, to: &result, for: frames) }
    return result
  }

  private func append(
    _ piece: SettingScanner.Piece, to result: inout Expansion, for frames: [Frame]
  ) {
    guard case .reference(let reference) = piece else {
      if case .literal(let text) = piece { result.text += text }
      return
    }
    if let value = value(of: reference, for: frames) {
      result.text += value.text
      result.isComplete = result.isComplete && value.isComplete
    } else {
      result.text += reference.spelling
      // A lone $name may just be text.
      if reference.isBracketed { result.isComplete = false }
    }
  }

  /// Returns the value for which a reference stands; `nil` when it has to stay.
  private func value(
    of reference: SettingScanner.Reference, for frames: [Frame]
  ) -> Expansion? {
    guard let name = joined(reference.name, for: frames) else { return nil }
    var value = lookUp(name, for: frames)
    for part in reference.operators {
      var operand: String?
      if let pieces = part.operand {
        guard let text = joined(pieces, for: frames) else { return nil }
        operand = text
      }
      guard let change = SettingOperator(part.name, operand: operand) else { return nil }
      if let value, !value.isComplete {
        guard case .standIn = change else { return nil }
        continue
      }
      value = change.apply(to: value?.text).map { Expansion(text: $0, isComplete: true) }
    }
    guard let value, budget.take(value.text) else { return nil }
    return value
  }

  /// Returns the text of a name or an operand; `nil` when not all of it can be resolved.
  private func joined(_ pieces: [SettingScanner.Piece], for frames: [Frame]) -> String? {
    var result = Expansion(text: "", isComplete: true)
    for piece in pieces { append(piece, to: &result, for: frames) }
    return result.isComplete ? result.text : nil
  }

  /// Finds the value of a setting.
  ///
  /// A setting that occurs in its own value, even through another one, means its next weaker value,
  /// so there are no circles.
  private func lookUp(_ name: String, for frames: [Frame]) -> Expansion? {
    var name = name
    if name == "inherited" {
      guard let frame = frames.last else { return nil }
      name = frame.name
    }
    let depth = (frames.last { $0.name == name }?.depth).map { $0 + 1 } ?? 0
    guard let value = settings.value(name, below: depth) else {
      // With nothing to inherit, the value is empty; a name that was never set is unknown.
      return depth > 0 ? Expansion(text: "", isComplete: true) : nil
    }
    return expand(value, for: frames + [Frame(name: name, depth: depth)])
  }
}
