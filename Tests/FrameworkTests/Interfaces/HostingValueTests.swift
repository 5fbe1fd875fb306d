import SimulatedCoreGraphics
import SimulatedSwiftUI
import SimulatedWidgetKit
import TestSupport
import Testing

/// The values with which views are told about their place.
@Suite struct HostingValueTests {
  @Test(
    .shows("ProposedViewSize", "ProposedViewSize.width", "ProposedViewSize.height"),
    .shows("ProposedViewSize.init(width:height:)", "ProposedViewSize.zero"),
    .shows("ProposedViewSize.unspecified", "ProposedViewSize.infinity"),
    .shows("ProposedViewSize.replacingUnspecifiedDimensions(by:)"))
  func anOfferOfRoomMayLeaveLengthsOpen() {
    var offer = ProposedViewSize(width: 30, height: nil)
    #expect(offer.width == 30)
    #expect(offer.height == nil)
    #expect(offer.replacingUnspecifiedDimensions() == CGSize(width: 30, height: 10))
    #expect(
      offer.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8))
        == CGSize(width: 30, height: 8))
    (offer.width, offer.height) = (nil, 5)
    #expect(offer == ProposedViewSize(width: nil, height: 5))
    let infinite = CGSize(width: CGFloat.infinity, height: .infinity)
    #expect(ProposedViewSize.zero.replacingUnspecifiedDimensions() == .zero)
    #expect(ProposedViewSize.infinity.replacingUnspecifiedDimensions() == infinite)
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 10))
  }

  @Test(
    .shows("Transaction", "Transaction.animation", "Transaction.disablesAnimations"),
    .shows("Transaction.init()", "Transaction.init(animation:)"))
  func aTransactionKeepsItsAnimation() {
    #expect(Transaction().animation == nil)
    #expect(!Transaction().disablesAnimations)
    var transaction = Transaction(animation: .easeIn)
    #expect(transaction.animation == .easeIn)
    #expect(!transaction.disablesAnimations)
    transaction.animation = .linear
    transaction.disablesAnimations = true
    #expect(transaction.animation == .linear)
    #expect(transaction.disablesAnimations)
  }

  @Test(
    .shows("WidgetRenderingMode", "WidgetRenderingMode.fullColor", "WidgetRenderingMode.accented"),
    .shows("WidgetRenderingMode.vibrant"))
  func widgetsAreDrawnInFullColour() {
    let modes: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant]
    for (index, mode) in modes.enumerated() {
      #expect(modes.firstIndex(of: mode) == index)
    }
    #expect(EnvironmentValues().widgetRenderingMode == .fullColor)
  }
}
