import SimulatedCoreGraphics
import SimulatedSwiftUI
import TestSupport
import Testing

/// Gradients, of which the first colour is drawn, and materials.
@MainActor @Suite struct DrawingGradientTests: LooksAtDrawings {
  private let gradient = Gradient(colors: [.blue, .red])

  @Test(
    .shows("Gradient", "Gradient.stops", "Gradient.init(stops:)", "Gradient.init(colors:)"),
    .shows("Gradient.Stop", "Gradient.Stop.color", "Gradient.Stop.location"),
    .shows("Gradient.Stop.init(color:location:)"))
  func aGradientHasItsColoursAtEqualDistances() {
    var gradient = Gradient(colors: [.red, .green, .blue])
    #expect(gradient.stops.map(\.color) == [.red, .green, .blue])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.count == 1)
    var stop = Gradient.Stop(color: .red, location: 0.25)
    #expect(stop.color == .red)
    #expect(stop.location == 0.25)
    #expect(Gradient(stops: [stop]).stops == [stop])
    (stop.color, stop.location) = (.green, 0.5)
    gradient.stops = [Gradient.Stop(color: .green, location: 0.5)]
    #expect(gradient == Gradient(stops: [stop]))
  }

  @Test(
    .shows("LinearGradient", "LinearGradient.init(gradient:startPoint:endPoint:)"),
    .shows("LinearGradient.init(colors:startPoint:endPoint:)"),
    .shows("LinearGradient.init(stops:startPoint:endPoint:)"),
    .shows("ShapeStyle.linearGradient(_:startPoint:endPoint:)"),
    .shows("ShapeStyle.linearGradient(colors:startPoint:endPoint:)"))
  func aGradientAlongALineIsAViewAndAStyle() {
    let stops = [Gradient.Stop(color: .blue, location: 0.5)]
    for linear in [
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom),
      LinearGradient(colors: [.blue, .red], startPoint: .top, endPoint: .bottom),
      LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom),
      .linearGradient(gradient, startPoint: .leading, endPoint: .trailing),
      .linearGradient(colors: [.blue, .red], startPoint: .leading, endPoint: .trailing),
    ] as [LinearGradient] {
      #expect(looks(of: linear) == ["0,0 200×100 blue"])
      #expect(looks(of: Capsule().fill(linear)) == ["0,0 200×100 blue r50"])
    }
  }

  @Test(
    .shows("RadialGradient", "RadialGradient.init(gradient:center:startRadius:endRadius:)"),
    .shows("RadialGradient.init(colors:center:startRadius:endRadius:)", "AngularGradient"),
    .shows("AngularGradient.init(gradient:center:startAngle:endAngle:)"),
    .shows("AngularGradient.init(colors:center:startAngle:endAngle:)"))
  func aGradientAroundAPointIsAViewAndAStyle() {
    for radial in [
      RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 9),
      RadialGradient(colors: [.blue, .red], center: .center, startRadius: 0, endRadius: 9),
    ] {
      #expect(looks(of: radial) == ["0,0 200×100 blue"])
      #expect(looks(of: Circle().fill(radial)) == ["50,0 100×100 blue r50"])
    }
    for angular in [
      AngularGradient(gradient: gradient, center: .center, endAngle: .degrees(360)),
      AngularGradient(colors: [.blue, .red], center: .center, endAngle: .degrees(360)),
    ] {
      #expect(looks(of: angular) == ["0,0 200×100 blue"])
      #expect(looks(of: Circle().fill(angular)) == ["50,0 100×100 blue r50"])
    }
  }

  @Test(
    .shows("MeshGradient"),
    .shows("MeshGradient.init(width:height:points:colors:background:smoothsColors:)"))
  func aGradientInAMeshIsAViewAndAStyle() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.green, .red, .red, .blue])
    #expect(looks(of: mesh) == ["0,0 200×100 green"])
    #expect(looks(of: Circle().fill(mesh)) == ["50,0 100×100 green r50"])
  }

  @Test(
    .shows("Material", "Material.ultraThin", "Material.thin", "Material.regular"),
    .shows("Material.thick", "Material.ultraThick", "Material.bar"),
    .shows("ShapeStyle.ultraThinMaterial", "ShapeStyle.thinMaterial", "ShapeStyle.regularMaterial"),
    .shows("ShapeStyle.thickMaterial", "ShapeStyle.ultraThickMaterial", "ShapeStyle.bar"),
    arguments: [
      .ultraThin, .thin, .regular, .thick, .ultraThick, .bar, .ultraThinMaterial, .thinMaterial,
      .regularMaterial, .thickMaterial, .ultraThickMaterial,
    ] as [Material])
  func aMaterialIsALightGrey(_ material: Material) {
    #expect(background(of: Rectangle().fill(material)) == "242/242/247")
    #expect(looks(of: box(20, 10).background(material)).first == "90,45 20×10 242/242/247")
    #expect(looks(of: box(20, 10).background(.bar)).first == "90,45 20×10 242/242/247")
  }
}
