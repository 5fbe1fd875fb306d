import Findings
import Foundation
import TerminalViews

/// Writes findings to standard error, each with its excerpt.
struct Reporter {
  let console: Console
  /// The folder that the findings' paths are relative to.
  let root: URL

  func write(_ findings: [Finding]) {
    var known: [String: SourceLines?] = [:]
    for finding in findings {
      let text = FindingView.render(finding, style: console.style) { file in
        if let lines = known[file] { return lines }
        let lines = lines(of: file)
        known[file] = lines
        return lines
      }
      console.write(text)
    }
  }

  /// The lines of a file that findings name; `nil` if it isn't text, or far too long to have been
  /// written by hand.
  func lines(of file: String) -> SourceLines? {
    let url = URL(fileURLWithPath: file, relativeTo: root)
    let facts = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard facts?.isRegularFile == true, let size = facts?.fileSize, size <= 16 << 20 else {
      return nil
    }
    return (try? String(contentsOf: url, encoding: .utf8)).map { SourceLines($0) }
  }
}
