import DeviceProtocol
public import Foundation

/// The number that stands for all present and future bytes.
///
/// Simulated: the documented value and type. As on iOS, it must be converted where a number of
/// bytes is an `Int`, and `Int(NEFilterFlowBytesMax)` overflows; `Int.max` requests as much.
public let NEFilterFlowBytesMax: UInt64 = .max

/// A content filter's verdict on a flow.
///
/// Simulated: the superclass of the verdicts.
open class NEFilterVerdict: NSObject {
  let verdict: FilterVerdict

  init(_ verdict: FilterVerdict) {
    self.verdict = verdict
    super.init()
  }
}

/// A content filter's verdict on a new flow.
///
/// Simulated: the verdict is applied before anything is loaded.
open class NEFilterNewFlowVerdict: NEFilterVerdict {
  override init(_ verdict: FilterVerdict) { super.init(verdict) }

  /// Returns the verdict that it may be loaded.
  open class func allow() -> NEFilterNewFlowVerdict { NEFilterNewFlowVerdict(.allow) }

  /// Returns the verdict that it may not be loaded.
  open class func drop() -> NEFilterNewFlowVerdict { NEFilterNewFlowVerdict(.drop) }

  /// Returns the verdict that the control provider must decide.
  open class func needRules() -> NEFilterNewFlowVerdict { NEFilterNewFlowVerdict(.needRules) }

  /// Returns the verdict that the bytes must be seen first.
  ///
  /// Simulated: in pieces of as many bytes as requested, first the outgoing ones, then the incoming
  /// ones; a verdict on them applies to one direction (documented). For a page the incoming bytes
  /// are its HTML; for what a page loads there are none. Differs: which bytes of a browser's
  /// request iOS shows isn't published; here they are its first lines in HTTP 1.1.
  open class func filterDataVerdict(
    withFilterInbound filterInbound: Bool, peekInboundBytes: Int, filterOutbound: Bool,
    peekOutboundBytes: Int
  ) -> NEFilterNewFlowVerdict {
    NEFilterNewFlowVerdict(
      .filterData(
        inbound: filterInbound ? peekInboundBytes : nil,
        outbound: filterOutbound ? peekOutboundBytes : nil))
  }

  /// Returns the verdict that it may not be loaded, but that the user is offered a way to request
  /// it.
  ///
  /// Simulated: a scene can request it; the keys have no effect.
  open class func remediateVerdict(
    withRemediationURLMapKey remediationURLMapKey: String,
    remediationButtonTextMapKey: String
  ) -> NEFilterNewFlowVerdict {
    NEFilterNewFlowVerdict(.remediate(button: remediationButtonTextMapKey))
  }
}

/// A content filter's verdict on bytes.
///
/// Simulated: as NEFilterNewFlowVerdict; nothing is sent or loaded before the last verdict (documented).
open class NEFilterDataVerdict: NEFilterVerdict {
  override init(_ verdict: FilterVerdict) { super.init(verdict) }

  /// Makes a verdict that some bytes may pass, and some after them are to be seen next.
  ///
  /// - Parameters:
  ///   - passBytes: The number of the shown bytes that may pass.
  ///   - peekBytes: The number of bytes in the next piece.
  public init(passBytes: Int, peekBytes: Int) {
    super.init(.passAndPeek(pass: passBytes, peek: peekBytes))
  }

  /// Returns the verdict that all the rest may be loaded.
  open class func allow() -> NEFilterDataVerdict { NEFilterDataVerdict(.allow) }

  /// Returns the verdict that nothing of it may be loaded.
  open class func drop() -> NEFilterDataVerdict { NEFilterDataVerdict(.drop) }

  /// Returns the verdict that the control provider must decide.
  ///
  /// Simulated: after new rules the same bytes are shown again (inferred).
  open class func needRules() -> NEFilterDataVerdict { NEFilterDataVerdict(.needRules) }

  /// Returns the verdict that it may not be loaded, but that the user is offered a way to request
  /// it.
  ///
  /// Simulated: as that of NEFilterNewFlowVerdict.
  open class func remediateVerdict(
    withRemediationURLMapKey remediationURLMapKey: String?,
    remediationButtonTextMapKey: String?
  ) -> NEFilterDataVerdict {
    NEFilterDataVerdict(.remediate(button: remediationButtonTextMapKey))
  }
}

/// A content filter's verdict when the user requests what was dropped.
///
/// Simulated: as NEFilterNewFlowVerdict.
open class NEFilterRemediationVerdict: NEFilterVerdict {
  override init(_ verdict: FilterVerdict) { super.init(verdict) }

  /// Returns the verdict that it may be loaded now.
  open class func allow() -> NEFilterRemediationVerdict { NEFilterRemediationVerdict(.allow) }

  /// Returns the verdict that it still may not be loaded.
  open class func drop() -> NEFilterRemediationVerdict { NEFilterRemediationVerdict(.drop) }

  /// Returns the verdict that the control provider must decide.
  open class func needRules() -> NEFilterRemediationVerdict {
    NEFilterRemediationVerdict(.needRules)
  }
}

/// The verdict of a content filter's control provider.
///
/// Simulated: as NEFilterNewFlowVerdict.
open class NEFilterControlVerdict: NEFilterNewFlowVerdict {
  override init(_ verdict: FilterVerdict) { super.init(verdict) }

  /// Returns the verdict that it may be loaded; `true` means that the rules are new.
  open class func allow(withUpdateRules updateRules: Bool) -> NEFilterControlVerdict {
    NEFilterControlVerdict(updateRules ? .allowWithRules : .allow)
  }

  /// Returns the verdict that it may not be loaded; `true` means that the rules are new.
  open class func drop(withUpdateRules updateRules: Bool) -> NEFilterControlVerdict {
    NEFilterControlVerdict(updateRules ? .dropWithRules : .drop)
  }

  /// Returns the verdict that the rules are new: the data provider is asked again.
  open class func updateRules() -> NEFilterControlVerdict {
    NEFilterControlVerdict(.updateRules)
  }
}
