import DeviceEvents
import SimulatedCoreGraphics
import SimulatedSwiftUI
import TestSupport
import Testing

/// Effects that change colours and places.
@MainActor @Suite struct DrawingEffectTests: LooksAtDrawings {
  private let orange = Color(red: 1, green: 0.5, blue: 0)

  @Test(
    .shows("View.grayscale(_:)", "View.saturation(_:)", "View.brightness(_:)"),
    .shows("View.colorInvert()", "View.colorMultiply(_:)", "View.hueRotation(_:)"))
  func effectsChangeColours() {
    #expect(background(of: orange.grayscale(0)) == "255/128/0")
    #expect(background(of: orange.grayscale(1)) == "145/145/145")
    #expect(background(of: orange.grayscale(0.5)) == "200/136/73")
    #expect(background(of: orange.saturation(0)) == "145/145/145")
    #expect(background(of: orange.saturation(2)) == "255/110/0")
    #expect(background(of: orange.brightness(0.25)) == "255/191/64")
    #expect(background(of: orange.brightness(-0.5)) == "128/0/0")
    #expect(background(of: orange.colorInvert()) == "0/128/255")
    #expect(background(of: orange.colorMultiply(Color(white: 0.5))) == "128/64/0")
    #expect(background(of: orange.hueRotation(.zero)) == "255/128/0")
    #expect(background(of: Color(white: 0.4).hueRotation(.degrees(70))) == "102/102/102")
    #expect(
      background(of: Color(red: 1, green: 0, blue: 0).hueRotation(.degrees(180)))
        == "0/109/109")
  }

  @Test(.shows("View.colorInvert()"))
  func effectsReachAllThatIsInside() throws {
    let white = Color(white: 1)
    let view = VStack {
      HStack { Text("a").foregroundColor(.black) }
      white.frame(width: 10, height: 10).background(white).overlay(white)
      Grid { GridRow { Rectangle().fill(white) } }
      ScrollView { white.frame(height: 5) }
      GeometryReader { _ in white }
      ViewThatFits { white.padding() }
      Image(systemName: "star").foregroundColor(.black)
      Circle().stroke(white, lineWidth: 2).fixedSize().aspectRatio(1, contentMode: .fit)
    }
    func colors(_ element: ScreenElement) -> [ScreenColor] {
      [element.background, element.color, element.border?.color].compactMap(\.self)
        + element.children.flatMap(colors)
    }
    let black = ScreenColor(red: 0, green: 0, blue: 0, alpha: 1)
    let plain = elements(of: view).flatMap(colors)
    let inverted = elements(of: view.colorInvert()).flatMap(colors)
    #expect(plain.contains(black))
    #expect(plain.filter { $0.alpha > 0 } != inverted.filter { $0.alpha > 0 })
    let text = try label(of: view.colorInvert())
    #expect(text.color == ScreenColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(inverted.filter { $0 == black }.count >= 6)
  }

  @Test(.shows("View.transformEffect(_:)"))
  func aTransformMovesAView() {
    let moved = box(10, 10).transformEffect(CGAffineTransform(translationX: 7, y: -5))
    #expect(lines(of: moved) == ["area 102,40 10×10"])
  }

  @Test(
    .shows("EllipticalGradient"),
    .shows("EllipticalGradient.init(gradient:center:startRadiusFraction:endRadiusFraction:)"),
    .shows("EllipticalGradient.init(colors:center:startRadiusFraction:endRadiusFraction:)"),
    .shows("EllipticalGradient.init(stops:center:startRadiusFraction:endRadiusFraction:)"))
  func aGradientAroundAPointHasItsFirstColour() {
    let colors = [Color.red, .blue]
    #expect(background(of: EllipticalGradient(colors: colors)) == "red")
    #expect(background(of: EllipticalGradient(gradient: Gradient(colors: colors))) == "red")
    #expect(
      background(of: EllipticalGradient(stops: [.init(color: .blue, location: 0)])) == "blue")
    #expect(background(of: Rectangle().fill(EllipticalGradient(colors: colors))) == "red")
  }

  @Test(
    .shows("SymbolVariants", "SymbolVariants.none", "SymbolVariants.fill"),
    .shows("SymbolVariants.slash", "SymbolVariants.circle", "SymbolVariants.square"),
    .shows("SymbolVariants.rectangle", "View.symbolVariant(_:)"),
    .shows("EnvironmentValues.symbolVariants", "SymbolVariants.contains(_:)"))
  func symbolsHaveOtherForms() {
    func name(_ symbol: String, _ variants: SymbolVariants) -> [String] {
      texts(of: Image(systemName: symbol).symbolVariant(variants))
    }
    #expect(name("bell", .none) == ["bell"])
    #expect(name("bell", .fill) == ["bell.fill"])
    #expect(name("bell.circle", .fill) == ["bell.circle.fill"])
    #expect(name("bell.fill", .fill) == ["bell.fill"])
    #expect(name("bell", .circle.fill) == ["bell.circle.fill"])
    #expect(name("bell", .slash.square) == ["bell.slash.square"])
    #expect(name("bell", .rectangle) == ["bell.rectangle"])
    #expect(name("mic", .fill.slash.circle) == ["mic.slash.circle.fill"])
    #expect(name("a", .none.square.rectangle) == ["a.rectangle"])
    #expect(
      texts(of: Image(systemName: "bell").symbolVariant(.fill).symbolVariant(.slash))
        == ["bell.slash.fill"])
    #expect(
      texts(of: Image(systemName: "bell").environment(\.symbolVariants, .square))
        == ["bell.square"])
    #expect(SymbolVariants.fill.circle.contains(.fill))
    #expect(!SymbolVariants.fill.contains(.slash))
    #expect(!SymbolVariants.fill.contains(.circle))
  }

  @Test(
    .shows("View.scrollTransition(_:axis:transition:)", "VisualEffect.opacity(_:)"),
    .shows("VisualEffect.offset(x:y:)", "VisualEffect.offset(_:)", "EmptyVisualEffect"),
    .shows("ScrollTransitionPhase", "ScrollTransitionPhase.isIdentity", "EmptyVisualEffect.init()"),
    .shows("ScrollTransitionPhase.value", "ScrollTransitionPhase.identity", "VisualEffect"),
    .shows("ScrollTransitionPhase.topLeading", "ScrollTransitionPhase.bottomTrailing"),
    .shows("VisualEffect.look", "EmptyVisualEffect.look", "VisualEffectLook.look"),
    .shows("VisualEffectLook"))
  func whatScrollsLooksAsWhenItIsVisible() {
    let view = box(10, 10).scrollTransition { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(0.5)
    }
    #expect(looks(of: view) == ["95,45 10×10 red"])
    let always = box(10, 10).scrollTransition { content, phase in
      content.opacity(0.5).offset(x: phase.value + 3).offset(CGSize(width: 0, height: 2))
    }
    #expect(looks(of: always) == ["98,47 10×10 0.5", "98,47 10×10 red"])
    #expect(
      [ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.value) == [-1, 0, 1])
    #expect(EmptyVisualEffect().look.look.look.opacity(0.5) is VisualEffectLook)
  }

  @Test(
    .shows("View.phaseAnimator(_:content:animation:)", "PlaceholderContentView"),
    .shows("View.phaseAnimator(_:trigger:content:animation:)", "PlaceholderContentView.body"))
  func phasesShowTheFirst() {
    let phases = box(10, 10).phaseAnimator([0.5, 1]) { $0.opacity($1) }
    #expect(looks(of: phases) == ["95,45 10×10 0.5", "95,45 10×10 red"])
    let triggered = box(10, 10).phaseAnimator([4, 8], trigger: true) { $0.offset(x: $1) }
    #expect(looks(of: triggered) == ["99,45 10×10 red"])
    #expect(
      looks(of: box(10, 10).phaseAnimator([CGFloat]()) { $0.offset(x: $1) })
        == ["95,45 10×10 red"])
  }
}
