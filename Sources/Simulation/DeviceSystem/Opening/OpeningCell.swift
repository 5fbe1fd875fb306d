package import DeviceProtocol

/// What comes of one way of opening a URL from an extension, on some versions of iOS.
package struct OpeningCell: Hashable, Sendable {
  /// What happens.
  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The URL is opened in the app that takes it.
    case granted
    /// It is opened if the extension's own app takes it.
    case ownAppOnly
    /// Nothing opens, and code is told `false` where it is told anything.
    case refused
    /// The process traps.
    case crashes
    /// Reports contradict each other or there are none: nothing opens here, and the event says so.
    case unknown

    /// Whether something can come of it.
    package var mayOpen: Bool { self == .granted || self == .ownAppOnly }
  }

  /// How well it is known.
  package enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// Apple says so.
    case documented
    /// Developers have seen it and say on what.
    case observed
    /// It is repeated without a measurement.
    case folklore
  }

  package var technique: OpenTechnique
  /// The versions of iOS that the cell is about.
  package var versions: ClosedRange<Int>
  /// The extension points that it is about, as people call them and by their identifiers; empty for
  /// all that have no cell of their own.
  package var points: [Point]
  package var verdict: Verdict
  /// Why nothing opens, as the event log has it, without the confidence.
  package var words: String
  /// Who says so.
  package var source: String
  package var confidence: Confidence

  /// An extension point: what people call it, and its identifier.
  package struct Point: Hashable, Sendable {
    package var name: String
    package var identifier: String
  }

  /// The reason in the event log.
  package var reason: String {
    "\(words) (\(verdict == .unknown ? "unknown" : confidence.rawValue))"
  }

  /// Whether the cell is about an extension point and a version.
  func covers(_ technique: OpenTechnique, point: String?, version: Int) -> Bool {
    self.technique == technique && versions.contains(version)
      && (points.isEmpty || points.contains { $0.identifier == point })
  }
}
