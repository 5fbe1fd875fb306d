import ActivationRules
import AppBundles
import BundleRules
import Findings
import TerminalViews

/// The result of `tutor inspect` for a terminal: the extensions, then what each is offered for, and
/// last the problems, where a terminal user sees them first.
///
/// ```
/// Save to Reader · Share extension (com.apple.share-services)
///   Reader.app/PlugIns/Share.appex
///   offered for: one link, text
///
///   shared       │ Save to Reader
///   ─────────────┼────────────────
///   one link     │ ✓
///   ten photos   │ ✗ wants web URLs
/// ```
enum InspectionView {
  /// Renders an inspection; `source` returns the text of a file by its name, for excerpts.
  static func render(
    _ inspection: Inspection, style: TerminalStyle,
    source: (String) -> SourceLines? = { _ in nil }
  ) -> String {
    let namesApps = inspection.appCount > 1
    var blocks = inspection.extensions.map { facts($0, namesApps: namesApps, style: style) }
    if let table = table(inspection.extensions, style: style) { blocks.append(table) }
    let findings = findings(inspection, namesApps: namesApps, source: source)
    if !findings.isEmpty { blocks.append(findings) }
    blocks.append(summary(inspection, style: style))
    return style.encode(Array(blocks.joined(separator: [TerminalLine.blank])))
  }
}

extension InspectionView {
  /// The findings, each with its excerpt.
  private static func findings(
    _ inspection: Inspection, namesApps: Bool, source: (String) -> SourceLines?
  ) -> [TerminalLine] {
    var known: [String: SourceLines?] = [:]
    return inspection.findings.flatMap { finding in
      FindingView.lines(finding.finding(namesApps: namesApps)) { file in
        if let lines = known[file] { return lines }
        let lines = source(file)
        known[file] = lines
        return lines
      }
    }
  }

  /// An extension in a few lines.
  private static func facts(
    _ part: InspectedExtension, namesApps: Bool, style: TerminalStyle
  ) -> [TerminalLine] {
    var head = [TerminalLine.Piece(part.name, .bold)]
    switch (part.point, part.identifier) {
    case (let point?, _):
      head.append(TerminalLine.Piece(" \(style.glyphs.dot) \(point.name)"))
      head.append(TerminalLine.Piece(" (\(point.identifier))", .dim))
    case (nil, let identifier?):
      head.append(
        TerminalLine.Piece(
          " \(style.glyphs.dot) \(InspectionViewWords.unknownPoint(identifier))"))
    case (nil, nil) where !part.isInfoComplete: break
    case (nil, nil):
      head.append(TerminalLine.Piece(" \(style.glyphs.dot) \(InspectionViewWords.noPoint)"))
    }
    var lines = TerminalLine(head).wrapped(to: style.width)
    var place = part.path == part.name ? [] : [part.path]
    if namesApps, !part.apps.isEmpty {
      place.append(InspectionViewWords.inApps(listed(part.apps, "and")))
    }
    if !place.isEmpty {
      lines += TerminalLine(place.joined(separator: " "), .dim).wrapped(to: style.width - 2).map {
        TerminalLine([TerminalLine.Piece("  ")] + $0.pieces)
      }
    }
    lines += TerminalLine(rule(part)).wrapped(to: style.textWidth - 2).map {
      TerminalLine([TerminalLine.Piece("  ")] + $0.pieces)
    }
    return lines
  }

  /// The extension's rule in words.
  private static func rule(_ part: InspectedExtension) -> String {
    guard part.isInfoComplete else {
      return InspectionViewWords.unreadable
    }
    if let obstacle = part.obstacle { return obstacle }
    return switch part.rule {
    case .none where part.point?.consultsActivationRule == true:
      InspectionViewWords.neverOffered
    case .none: InspectionViewWords.notAsked
    case .dictionary(let rule): InspectionViewWords.rule(settings(rule))
    case .predicate:
      part.ruleForm == "true"
        ? InspectionViewWords.truePredicate : InspectionViewWords.predicate
    case .invalid(let reason): reason
    }
  }

  /// A rule's entries without the prefix of all keys: "SupportsText true, DictionaryVersion 2".
  private static func settings(_ rule: DictionaryRule) -> String {
    let entries = rule.entries.map { entry in
      let prefix = "NSExtensionActivation"
      let key = entry.key.hasPrefix(prefix) ? String(entry.key.dropFirst(prefix.count)) : entry.key
      let words = (key.isEmpty ? entry.key : key).split(whereSeparator: \.isWhitespace)
      return "\(words.joined(separator: " ")) \(entry.value.inShort)"
    }
    return entries.isEmpty ? InspectionViewWords.emptyDictionary : entries.joined(separator: ", ")
  }

  /// A table of extensions and things to share; `nil` if no extension has a rule.
  private static func table(
    _ extensions: [InspectedExtension], style: TerminalStyle
  ) -> [TerminalLine]? {
    let asked = extensions.filter { !$0.offers.isEmpty && $0.obstacle == nil && $0.isInfoComplete }
    guard let first = asked.first else { return nil }
    let header =
      [TerminalLine(InspectionViewWords.shared, .bold)] + asked.map { TerminalLine($0.name, .bold) }
    let rows = first.offers.indices.map { row in
      [TerminalLine(first.offers[row].share.name)]
        + asked.map { cell($0.offers[row].verdict, style: style, isAlone: asked.count < 3) }
    }
    return TableView([header] + rows, style: style).lines(width: style.width)
  }

  /// Whether it is offered, with the reason if there is room for it.
  private static func cell(
    _ verdict: Verdict, style: TerminalStyle, isAlone: Bool
  ) -> TerminalLine {
    let mark =
      switch verdict.decision {
      case .offered: TerminalLine.Piece(style.glyphs.yes, .color(.green))
      case .notOffered: TerminalLine.Piece(style.glyphs.no, .color(.red))
      case .undecided: TerminalLine.Piece("?", .color(.yellow))
      }
    return TerminalLine(isAlone ? [mark, TerminalLine.Piece(" \(verdict.reason)", .dim)] : [mark])
  }

  /// The numbers of extensions and findings, and what wasn't inspected.
  private static func summary(_ inspection: Inspection, style: TerminalStyle) -> [TerminalLine] {
    [TerminalLine(counts(inspection))]
      + inspection.reading.passedOver.map { path in
        TerminalLine(InspectionViewWords.passedOver(path), .dim)
      }
  }

  private static func counts(_ inspection: Inspection) -> String {
    InspectionViewWords.counts(
      extensions: inspection.extensions.count,
      findings: Severity.allCases.map { severity in
        (severity, inspection.findings.count { $0.severity == severity })
      })
  }
}

extension PropertyValue {
  /// The value, shortened to fit in a line.
  fileprivate var inShort: String {
    switch self {
    case .string(let text): "'\(text.prefix(40))'"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let value): value ? "true" : "false"
    case .date, .data, .array, .dictionary: kindInWords
    }
  }
}
