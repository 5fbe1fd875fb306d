import SimulatedSwiftUI
import SimulatedUIKit

/// The colours of a chart's groups.
@MainActor struct GroupColors {
  private(set) var groups: [(group: ChartValue, color: UIColor)] = []
  private let environment: EnvironmentValues

  init(_ marks: [ChartMark], _ options: ChartOptions, _ environment: EnvironmentValues) {
    self.environment = environment
    var seen: Set<ChartValue> = []
    for group in marks.compactMap(\.group?.value) where seen.insert(group).inserted {
      let number = groups.count
      let given = options.colors.first { $0.group == group }?.style
      let color: Color =
        given?.color(in: environment)
        ?? (options.range.isEmpty
          ? Self.usual[number % Self.usual.count]
          : options.range[number % options.range.count].color(in: environment))
      groups.append((group, color.uiColor))
    }
  }

  /// The colours in their usual order (observed).
  private static let usual: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  func color(of mark: ChartMark) -> UIColor {
    let whole =
      mark.style?.color(in: environment).uiColor
      ?? groups.first { $0.group == mark.group?.value }?.color
      ?? (mark.kind == .rule ? UIColor.label : UIColor.systemBlue)
    guard mark.opacity < 1 else { return whole }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = whole.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return whole.withAlphaComponent(alpha * mark.opacity)
  }
}

/// What explains the colours.
struct ChartLegend: View {
  let colors: GroupColors

  var body: some View {
    HStack(spacing: 12) {
      ForEach(Array(colors.groups.enumerated()), id: \.offset) { _, group in
        HStack(spacing: 4) {
          Circle().fill(Color(uiColor: group.color)).frame(width: 8, height: 8)
          Text(verbatim: group.group.words).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }
}
