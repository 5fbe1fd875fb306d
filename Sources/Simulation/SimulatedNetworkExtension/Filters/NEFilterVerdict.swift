import DeviceProtocol
public import Foundation

/// All bytes that there are, or will be.
///
/// Simulated: the documented value and type. As on iOS it has to be converted where a number of bytes is
/// asked for, which is an `Int`, and `Int(NEFilterFlowBytesMax)` overflows: `Int.max` asks for as much.
public let NEFilterFlowBytesMax: UInt64 = .max

/// What a content filter says of something.
///
/// Simulated: the base of the verdicts.
open class NEFilterVerdict: NSObject {
  let verdict: FilterVerdict

  init(_ verdict: FilterVerdict) {
    self.verdict = verdict
    super.init()
  }
}

/// What a content filter says of something that somebody wants to load.
///
/// Simulated: what it says is done, before anything is loaded.
open class NEFilterNewFlowVerdict: NEFilterVerdict {
  override init(_ verdict: FilterVerdict) { super.init(verdict) }

  /// It may be loaded.
  open class func allow() -> NEFilterNewFlowVerdict { NEFilterNewFlowVerdict(.allow) }

  /// It may not.
  open class func drop() -> NEFilterNewFlowVerdict { NEFilterNewFlowVerdict(.drop) }

  /// The control provider has to say.
  open class func needRules() -> NEFilterNewFlowVerdict { NEFilterNewFlowVerdict(.needRules) }

  /// The bytes are to be seen first.
  ///
  /// Simulated: in pieces of as many bytes as are asked for, first those that go out, then those that come
  /// in; a verdict on them is for one direction (documented). Of a page its HTML comes in; of what a page
  /// loads nothing does. Differs: which bytes of a browser's request iOS shows isn't published; here they are
  /// its first lines in HTTP 1.1.
  open class func filterDataVerdict(
    withFilterInbound filterInbound: Bool, peekInboundBytes: Int, filterOutbound: Bool,
    peekOutboundBytes: Int
  ) -> NEFilterNewFlowVerdict {
    NEFilterNewFlowVerdict(
      .filterData(
        inbound: filterInbound ? peekInboundBytes : nil,
        outbound: filterOutbound ? peekOutboundBytes : nil))
  }

  /// It may not, but the user is given a way to ask for it.
  ///
  /// Simulated: a scene can ask; the keys count for nothing.
  open class func remediateVerdict(
    withRemediationURLMapKey remediationURLMapKey: String,
    remediationButtonTextMapKey: String
  ) -> NEFilterNewFlowVerdict {
    NEFilterNewFlowVerdict(.remediate(button: remediationButtonTextMapKey))
  }
}

/// What a content filter says of bytes.
///
/// Simulated: as NEFilterNewFlowVerdict; nothing is sent or loaded before the last verdict (documented).
open class NEFilterDataVerdict: NEFilterVerdict {
  override init(_ verdict: FilterVerdict) { super.init(verdict) }

  /// So many may pass, and so many behind them are to be seen next.
  ///
  /// - Parameters:
  ///   - passBytes: How many of the bytes that were shown may pass.
  ///   - peekBytes: How many the next piece has.
  public init(passBytes: Int, peekBytes: Int) {
    super.init(.passAndPeek(pass: passBytes, peek: peekBytes))
  }

  /// All the rest may be loaded.
  open class func allow() -> NEFilterDataVerdict { NEFilterDataVerdict(.allow) }

  /// Nothing of it may be loaded.
  open class func drop() -> NEFilterDataVerdict { NEFilterDataVerdict(.drop) }

  /// The control provider has to say.
  ///
  /// Simulated: after new rules the same bytes are shown again (inferred).
  open class func needRules() -> NEFilterDataVerdict { NEFilterDataVerdict(.needRules) }

  /// It may not, but the user is given a way to ask for it.
  ///
  /// Simulated: as that of NEFilterNewFlowVerdict.
  open class func remediateVerdict(
    withRemediationURLMapKey remediationURLMapKey: String?,
    remediationButtonTextMapKey: String?
  ) -> NEFilterDataVerdict {
    NEFilterDataVerdict(.remediate(button: remediationButtonTextMapKey))
  }
}

/// What a content filter says when the user asks for what was dropped.
///
/// Simulated: as NEFilterNewFlowVerdict.
open class NEFilterRemediationVerdict: NEFilterVerdict {
  override init(_ verdict: FilterVerdict) { super.init(verdict) }

  /// It may be loaded now.
  open class func allow() -> NEFilterRemediationVerdict { NEFilterRemediationVerdict(.allow) }

  /// It still may not.
  open class func drop() -> NEFilterRemediationVerdict { NEFilterRemediationVerdict(.drop) }

  /// The control provider has to say.
  open class func needRules() -> NEFilterRemediationVerdict {
    NEFilterRemediationVerdict(.needRules)
  }
}

/// What a content filter's control provider says.
///
/// Simulated: as NEFilterNewFlowVerdict.
open class NEFilterControlVerdict: NEFilterNewFlowVerdict {
  override init(_ verdict: FilterVerdict) { super.init(verdict) }

  /// It may be loaded; with `true` the rules are new.
  open class func allow(withUpdateRules updateRules: Bool) -> NEFilterControlVerdict {
    NEFilterControlVerdict(updateRules ? .allowWithRules : .allow)
  }

  /// It may not be loaded; with `true` the rules are new.
  open class func drop(withUpdateRules updateRules: Bool) -> NEFilterControlVerdict {
    NEFilterControlVerdict(updateRules ? .dropWithRules : .drop)
  }

  /// The rules are new: the data provider is asked again.
  open class func updateRules() -> NEFilterControlVerdict {
    NEFilterControlVerdict(.updateRules)
  }
}
