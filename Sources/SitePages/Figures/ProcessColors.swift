package import StepScripts

/// The style sheet's colour for each process, the same throughout a page.
///
/// Processes in the same figure have different colours and so, as long as there are enough colours,
/// have all processes of the page.
package struct ProcessColors: Hashable, Sendable {
  /// The number of colours in the style sheet.
  static let count = TimelineFigure.mostLanes

  private var colors: [String: Int] = [:]

  package init(_ timelines: [Timeline]) {
    let figures = timelines.map { $0.lanes.map(\.name) }
    for name in figures.joined() where colors[name] == nil {
      let neighbours = Set(figures.filter { $0.contains(name) }.joined())
      colors[name] = color(besides: neighbours)
    }
  }

  /// The number of the process's colour.
  package subscript(process: String) -> Int { colors[process] ?? 0 }

  /// The class that gives an element the process's colour.
  func style(_ process: String) -> Markup { "process-\(self[process])" }
}

extension ProcessColors {
  /// The colour that the fewest processes have, if possible one that no neighbour has.
  private func color(besides neighbours: Set<String>) -> Int {
    let taken = Set(neighbours.compactMap { colors[$0] })
    let free = (0..<Self.count).filter { !taken.contains($0) }
    let uses = Dictionary(colors.values.map { ($0, 1) }, uniquingKeysWith: +)
    return (free.isEmpty ? Array(0..<Self.count) : free).min {
      uses[$0, default: 0] < uses[$1, default: 0]
    } ?? 0
  }
}
