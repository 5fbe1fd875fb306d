package import DeviceProtocol

/// The result of one way of opening a URL from an extension, on some versions of iOS.
package struct OpeningCell: Hashable, Sendable {
  /// The result.
  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The URL is opened in the app that takes it.
    case granted
    /// It is opened if the extension's own app takes it.
    case ownAppOnly
    /// Nothing opens, and code receives `false` if it receives an answer at all.
    case refused
    /// The process traps.
    case crashes
    /// Reports contradict each other or there are none: nothing opens here, and the event says so.
    case unknown

    /// Whether a URL may be opened.
    package var mayOpen: Bool { self == .granted || self == .ownAppOnly }
  }

  /// How well the result is known.
  package enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// Apple says so.
    case documented
    /// Developers have seen it, and say on which system.
    case observed
    /// It is repeated without a measurement.
    case folklore
  }

  package var technique: OpenTechnique
  /// The versions of iOS that the cell covers.
  package var versions: ClosedRange<Int>
  /// The extension points that the cell covers, by their usual names and their identifiers; empty
  /// for all those without a cell of their own.
  package var points: [Point]
  package var verdict: Verdict
  /// The reason why nothing opens, as it appears in the event log, without the confidence.
  package var words: String
  /// The source of the statement.
  package var source: String
  package var confidence: Confidence

  /// An extension point: its usual name, and its identifier.
  package struct Point: Hashable, Sendable {
    package var name: String
    package var identifier: String
  }

  /// The reason in the event log.
  package var reason: String {
    "\(words) (\(verdict == .unknown ? "unknown" : confidence.rawValue))"
  }

  /// Whether the cell covers an extension point and a version.
  func covers(_ technique: OpenTechnique, point: String?, version: Int) -> Bool {
    self.technique == technique && versions.contains(version)
      && (points.isEmpty || points.contains { $0.identifier == point })
  }
}
