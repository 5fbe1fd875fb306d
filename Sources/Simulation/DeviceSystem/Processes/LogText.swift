import Foundation

/// Removes from a line what would differ from run to run.
enum LogText {
  /// Whether a line is a remark by the program that reports crashes, with numbers of processes in
  /// it.
  static func isOfRuntime(_ line: String) -> Bool { line.hasPrefix("swift-runtime: ") }

  /// NSLog writes `2026-01-31 12:00:00.000 Name[123:456] text`: only the text stays.
  static func normalized(_ line: String) -> String {
    guard line.utf8.count > 24, line.utf8.first.map({ (48...57).contains($0) }) == true,
      let match = line.prefixMatch(
        of: #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ .{1,64}?\[[0-9:a-fx]+\] /#)
    else { return line }
    return String(line[match.range.upperBound...])
  }
}
