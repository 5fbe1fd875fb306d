import Foundation

extension NSLayoutConstraint {
  /// Returns constraints written as a picture of views: `H:|-8-[photo(44)]-[name(>=60@750)]-|`.
  ///
  /// Simulated: the documented grammar, and alignment by options. As on iOS, a format that can't be
  /// read traps, and so does a name that isn't in `views`. Differs: `-` beside the superview keeps
  /// 16 points horizontally and 8 vertically, whatever its margins are.
  ///
  /// - Parameters:
  ///   - format: The picture.
  ///   - opts: The alignment of the views.
  ///   - metrics: Numbers by name.
  ///   - views: Views by name.
  /// - Returns: The constraints, none of which is active.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, metrics: metrics ?? [:], views: views)
    let made = reader.read()
    return made + VisualFormatReader.lineUp(reader.items, opts)
  }
}

/// Reads the visual format from left to right.
@MainActor struct VisualFormatReader {
  private let text: [Character]
  private var at = 0
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var axis = NSLayoutConstraint.Axis.horizontal
  private(set) var items: [AnyObject] = []
  private var made: [NSLayoutConstraint] = []

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    text = format.filter { !$0.isWhitespace }
    self.metrics = metrics
    self.views = views
  }

  /// A number with a relation and a priority.
  private struct Rule {
    var relation = NSLayoutConstraint.Relation.equal
    var number: CGFloat = 0
    var view: AnyObject?
    var priority = UILayoutPriority.required
  }

  private func fail(_ what: String) -> Never {
    preconditionFailure(
      "Unable to parse constraint format: \(what) at \(at) in '\(String(text))'")
  }

  private mutating func take(_ mark: String) -> Bool {
    let marks = Array(mark)
    guard at + marks.count <= text.count, Array(text[at..<at + marks.count]) == marks else {
      return false
    }
    at += marks.count
    return true
  }

  mutating func read() -> [NSLayoutConstraint] {
    if take("V:") { axis = .vertical } else { _ = take("H:") }
    var last: AnyObject?
    var gap: [Rule]?
    var isAtEdge = false
    if take("|") {
      isAtEdge = true
      gap = readGap(beside: true)
    }
    while at < text.count {
      if take("|") {
        guard let last else { fail(LayoutWords.noView) }
        tie(last, to: nil, gap ?? [Rule()])
        guard at == text.count else { fail(LayoutWords.afterEnd) }
        return made
      }
      let view = readView()
      if let last {
        tie(last, to: view, gap ?? [Rule()])
      } else if isAtEdge {
        tieStart(view, gap ?? [Rule()])
      }
      last = view
      let isNextEdge = text[at...].last == "|" && !text[at...].contains("[")
      gap = readGap(beside: isNextEdge)
    }
    return made
  }

  private mutating func readGap(beside isEdge: Bool) -> [Rule]? {
    guard take("-") else { return nil }
    var usual = Rule()
    usual.number = isEdge && axis == .horizontal ? 16 : 8
    if at < text.count, text[at] == "[" || text[at] == "|" { return [usual] }
    let rules = take("(") ? readRules() : [readRule()]
    guard take("-") else { fail(LayoutWords.missing("-")) }
    return rules
  }

  private mutating func readView() -> AnyObject {
    guard take("[") else { fail(LayoutWords.missing("[")) }
    let name = readName()
    guard let view = views[name] else { fail(LayoutWords.unknownView(name)) }
    let item = view as AnyObject
    items.append(item)
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    if take("(") {
      for rule in readRules() { add(item, attribute, rule, rule.view, attribute, rule.number) }
    }
    guard take("]") else { fail(LayoutWords.missing("]")) }
    return item
  }

  private mutating func readRules() -> [Rule] {
    var rules = [readRule()]
    while take(",") { rules.append(readRule()) }
    guard take(")") else { fail(LayoutWords.missing(")")) }
    return rules
  }

  private mutating func readRule() -> Rule {
    var rule = Rule()
    if take("==") {
      rule.relation = .equal
    } else if take(">=") {
      rule.relation = .greaterThanOrEqual
    } else if take("<=") {
      rule.relation = .lessThanOrEqual
    }
    let word = readWord()
    if let number = number(word) {
      rule.number = number
    } else if let view = views[word] {
      rule.view = view as AnyObject
    } else {
      fail(LayoutWords.noNumber(word))
    }
    if take("@") {
      guard let priority = number(readWord()) else { fail(LayoutWords.noPriority) }
      rule.priority = UILayoutPriority(Float(priority))
    }
    return rule
  }

  private func number(_ word: String) -> CGFloat? {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as NSNumber: return CGFloat(number.doubleValue)
    case let number as CGFloat: return number
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    default: return nil
    }
  }

  private mutating func readName() -> String {
    var name = ""
    while at < text.count, text[at].isLetter || text[at].isNumber || text[at] == "_" {
      name.append(text[at])
      at += 1
    }
    return name
  }

  private mutating func readWord() -> String {
    var word = at < text.count && text[at] == "-" ? "-" : ""
    at += word.count
    word += readName()
    if take(".") { word += "." + readName() }
    return word
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ rule: Rule,
    _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: rule.relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : other, multiplier: 1, constant: constant)
    constraint.priority = rule.priority
    made.append(constraint)
  }

  private var start: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }

  private func superview(of item: AnyObject) -> UIView {
    guard let superview = (item as? UIView)?.superview else {
      fail(LayoutWords.noSuperview)
    }
    return superview
  }

  private mutating func tieStart(_ view: AnyObject, _ gap: [Rule]) {
    for rule in gap { add(view, start, rule, superview(of: view), start, rule.number) }
  }

  private mutating func tie(_ last: AnyObject, to next: AnyObject?, _ gap: [Rule]) {
    for rule in gap {
      if let next {
        add(next, start, rule, last, end, rule.number)
      } else {
        add(superview(of: last), end, rule, last, end, rule.number)
      }
    }
  }

  static func lineUp(
    _ items: [AnyObject], _ options: NSLayoutConstraint.FormatOptions
  ) -> [NSLayoutConstraint] {
    let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return all.filter { options.contains($0.0) }.flatMap { _, attribute in
      zip(items, items.dropFirst()).map { one, next in
        NSLayoutConstraint(
          item: one, attribute: attribute, relatedBy: .equal, toItem: next, attribute: attribute,
          multiplier: 1, constant: 0)
      }
    }
  }
}
