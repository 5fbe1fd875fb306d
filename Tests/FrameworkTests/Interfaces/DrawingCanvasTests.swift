import DeviceEvents
import Foundation
import SimulatedCoreGraphics
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Views that code draws, and pictures of views.
@MainActor @Suite struct DrawingCanvasTests: LooksAtViews {
  /// The picture of a view, a letter for each pixel: the first of its colour's name, or a dot.
  private func pixels(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> [String] {
    let renderer = ImageRenderer(content: view.frame(width: width, height: height))
    let pixels = try #require(renderer.cgImage?.pixels)
    return (0..<pixels.height).map { y in
      (0..<pixels.width).map { x in
        let at = (y * pixels.width + x) * 4
        let parts = (0..<4).map { pixels.bytes[at + $0] }
        switch parts {
        case [0, 0, 0, 0]: return "."
        case [255, 59, 48, 255]: return "r"
        case [0, 122, 255, 255]: return "b"
        case [0, 0, 0, 255]: return "k"
        default: return parts[3] == 255 ? "?" : "~"
        }
      }.joined()
    }
  }

  @Test(
    .shows("Canvas", "Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:)"),
    .shows("GraphicsContext", "GraphicsContext.fill(_:with:style:)", "Canvas.renderer"),
    .shows("GraphicsContext.Shading", "GraphicsContext.Shading.color(_:)"),
    .shows("ImageRenderer", "ImageRenderer.init(content:)", "ImageRenderer.cgImage"))
  func outlinesAreFilled() throws {
    let canvas = Canvas { context, size in
      context.fill(
        Path(CGRect(x: 1, y: 1, width: size.width - 4, height: 2)), with: .color(.red))
      context.fill(Path(CGRect(x: 6, y: 2, width: 2, height: 2)), with: .color(.blue))
    }
    #expect(try pixels(canvas, 8, 4) == ["........", ".rrrr...", ".rrrr.bb", "......bb"])
    var other = canvas
    other.renderer = { _, _ in }
    #expect(try pixels(other, 2, 1) == [".."])
  }

  @Test(
    .shows("GraphicsContext.stroke(_:with:lineWidth:)", "GraphicsContext.stroke(_:with:style:)"),
    .shows("Path.strokedPath(_:)"))
  func linesHaveTheirWidth() throws {
    let line = Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 5, y: 2))
    }
    let wide = ["......", ".rrrr.", ".rrrr.", "......"]
    #expect(
      try pixels(Canvas { c, _ in c.stroke(line, with: .color(.red), lineWidth: 2) }, 6, 4)
        == wide)
    #expect(
      try pixels(
        Canvas { c, _ in c.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: 2)) },
        6, 4) == wide)
    let box = Path(CGRect(x: 1, y: 1, width: 4, height: 3))
    #expect(
      try pixels(Canvas { c, _ in c.stroke(box, with: .color(.red), lineWidth: 1) }, 6, 5).count
        == 5)
    #expect(box.strokedPath(StrokeStyle(lineWidth: 2)).contains(CGPoint(x: 1, y: 2)))
    #expect(!box.strokedPath(StrokeStyle(lineWidth: 1)).contains(CGPoint(x: 3, y: 2.5)))
    #expect(box.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test(
    .shows("GraphicsContext.translateBy(x:y:)", "GraphicsContext.scaleBy(x:y:)"),
    .shows("GraphicsContext.rotate(by:)", "GraphicsContext.concatenate(_:)"),
    .shows("GraphicsContext.transform", "GraphicsContext.drawLayer(content:)"))
  func placesAreTransformed() throws {
    let dot = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    func drawn(_ change: @escaping (inout GraphicsContext) -> Void) throws -> [String] {
      try pixels(
        Canvas { context, _ in
          change(&context)
          context.fill(dot, with: .color(.red))
        }, 4, 2)
    }
    #expect(try drawn { $0.translateBy(x: 2, y: 1) } == ["....", "..r."])
    #expect(try drawn { $0.scaleBy(x: 3, y: 2) } == ["rrr.", "rrr."])
    #expect(
      try drawn {
        $0.translateBy(x: 3, y: 0)
        $0.rotate(by: .degrees(90))
      } == ["..r.", "...."])
    #expect(
      try drawn {
        $0.scaleBy(x: 2, y: 1)
        $0.concatenate(CGAffineTransform(translationX: 1, y: 1))
      } == ["....", "..rr"])
    #expect(
      try drawn { $0.transform = CGAffineTransform(translationX: 1, y: 0) } == [".r..", "...."])
    #expect(
      try drawn { $0.drawLayer { $0.translateBy(x: 2, y: 1) } } == ["r...", "...."])
  }

  @Test(
    .shows("GraphicsContext.clip(to:style:options:)", "GraphicsContext.opacity"),
    .shows("Canvas.isOpaque"))
  func whatIsDrawnCanBeClippedAndFaint() throws {
    let whole = Path(CGRect(x: 0, y: 0, width: 4, height: 2))
    let clipped = Canvas { context, _ in
      context.clip(to: Path(CGRect(x: 1, y: 0, width: 2, height: 1)))
      context.fill(whole, with: .color(.red))
    }
    #expect(try pixels(clipped, 4, 2) == [".rr.", "...."])
    let faint = Canvas { context, _ in
      context.opacity = 0.5
      context.fill(whole, with: .color(.red))
    }
    #expect(try pixels(faint, 4, 1) == ["~~~~"])
    var opaque = clipped
    opaque.isOpaque = true
    #expect(try pixels(opaque, 4, 2) == ["krrk", "kkkk"])
  }

  @Test(
    .shows("GraphicsContext.Shading.style(_:)", "GraphicsContext.Shading.foreground"),
    .shows("GraphicsContext.Shading.linearGradient(_:startPoint:endPoint:options:)"),
    .shows("GraphicsContext.Shading.radialGradient(_:center:startRadius:endRadius:options:)"),
    .shows("GraphicsContext.Shading.conicGradient(_:center:angle:options:)"),
    .shows("GraphicsContext.environment"))
  func shadingsComeDownToAColour() throws {
    let colors = Gradient(colors: [.red, .blue])
    let shadings: [GraphicsContext.Shading] = [
      .style(Color.red), .foreground,
      .linearGradient(colors, startPoint: .zero, endPoint: CGPoint(x: 1, y: 0)),
      .radialGradient(colors, center: .zero, startRadius: 0, endRadius: 1),
      .conicGradient(colors, center: .zero),
    ]
    var locale: String?
    let canvas = Canvas { context, _ in
      locale = context.environment.locale.identifier
      for (index, shading) in shadings.enumerated() {
        context.fill(Path(CGRect(x: index, y: 0, width: 1, height: 1)), with: shading)
      }
    }
    #expect(
      try pixels(
        canvas.foregroundColor(.blue).environment(\.locale, Locale(identifier: "ja_JP")), 6, 1)
        == ["rbrrr."])
    #expect(locale == "ja_JP")
  }

  @Test(
    .shows("GraphicsContext.draw(_: Text, at:anchor:)"),
    .shows("GraphicsContext.draw(_: Text, in:)", "GraphicsContext.resolve(_: Text)"),
    .shows("GraphicsContext.draw(_: ResolvedText, at:anchor:)"),
    .shows("GraphicsContext.draw(_: ResolvedText, in:)", "GraphicsContext.ResolvedText"),
    .shows("GraphicsContext.ResolvedText.measure(in:)"))
  func textsAreFoundWhereTheyAreDrawn() {
    var size = CGSize.zero
    let canvas = Canvas { context, _ in
      context.draw(Text("at"), at: CGPoint(x: 100, y: 50))
      context.draw(Text("in"), in: CGRect(x: 10, y: 20, width: 60, height: 30))
      let ready = context.resolve(Text("ready"))
      size = ready.measure(in: CGSize(width: 100, height: 100))
      context.translateBy(x: 5, y: 5)
      context.draw(ready, at: .zero, anchor: .topLeading)
      context.draw(ready, in: CGRect(x: 100, y: 0, width: 80, height: 20))
    }
    let all = elements(of: canvas)
    #expect(all.map(\.text) == ["at", "in", "ready", "ready"])
    #expect(all[0].frame.x + all[0].frame.width / 2 == 100)
    #expect(all[0].frame.y + all[0].frame.height / 2 == 50)
    #expect(all[1].frame == ScreenFrame(x: 10, y: 20, width: 60, height: 30))
    #expect(
      all[2].frame == ScreenFrame(x: 5, y: 5, width: size.width, height: size.height))
    #expect(all[3].frame == ScreenFrame(x: 105, y: 5, width: 80, height: 20))
  }

  @Test(
    .shows("GraphicsContext.draw(_: Image, at:anchor:)"),
    .shows("GraphicsContext.draw(_: Image, in:style:)"),
    .shows("GraphicsContext.draw(_: ResolvedImage, at:anchor:)"),
    .shows("GraphicsContext.draw(_: ResolvedImage, in:style:)"),
    .shows("GraphicsContext.resolve(_: Image)", "GraphicsContext.ResolvedImage"),
    .shows("GraphicsContext.ResolvedImage.size"))
  func picturesAreFoundWhereTheyAreDrawn() {
    var side: CGFloat = 0
    let canvas = Canvas { context, _ in
      context.draw(Image(systemName: "star"), at: CGPoint(x: 50, y: 50))
      context.draw(
        Image(systemName: "moon"), in: CGRect(x: 10, y: 20, width: 60, height: 30))
      let ready = context.resolve(Image(systemName: "sun.max"))
      side = ready.size.width
      context.draw(ready, at: CGPoint(x: 100, y: 0), anchor: .top)
      context.draw(ready, in: CGRect(x: 0, y: 80, width: 7, height: 8))
    }
    let all = elements(of: canvas)
    #expect(all.map(\.text) == ["star", "moon", "sun.max", "sun.max"])
    #expect(all[0].frame.x + all[0].frame.width / 2 == 50)
    #expect(all[1].frame == ScreenFrame(x: 10, y: 20, width: 60, height: 30))
    #expect(
      all[2].frame.x + side / 2 == 100 && all[2].frame.y == 0 && all[2].frame.height == side)
    #expect(all[3].frame == ScreenFrame(x: 0, y: 80, width: 7, height: 8))
  }

  @Test(
    .shows("Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)"),
    .shows("GraphicsContext.resolveSymbol(id:)", "GraphicsContext.ResolvedSymbol"),
    .shows("GraphicsContext.draw(_: ResolvedSymbol, at:anchor:)"),
    .shows("GraphicsContext.draw(_: ResolvedSymbol, in:)", "Canvas.symbols"),
    .shows("GraphicsContext.ResolvedSymbol.size"))
  func viewsAreDrawnByTheirTags() throws {
    var size: CGSize?
    var unknown = true
    var canvas = Canvas { context, _ in
      unknown = context.resolveSymbol(id: 9) != nil
      guard let symbol = context.resolveSymbol(id: 1) else { return }
      size = symbol.size
      context.draw(symbol, at: CGPoint(x: 50, y: 50))
      context.opacity = 0.5
      context.draw(symbol, in: CGRect(x: 0, y: 0, width: 30, height: 10))
    } symbols: {
      box(20, 10).tag(1)
      box(40, 40).tag(2)
    }
    #expect(
      lines(of: canvas) == [
        "area 40,45 20×10", "area 0,0 30×10", "area 0,0 30×10",
      ])
    #expect(size == CGSize(width: 20, height: 10))
    #expect(!unknown)
    let symbols = canvas.symbols
    canvas.symbols = symbols
    #expect(lines(of: canvas).count == 3)
  }

  @Test(
    .shows("ImageRenderer.uiImage", "ImageRenderer.scale", "ImageRenderer.proposedSize"),
    .shows("ImageRenderer.isOpaque", "ImageRenderer.content"))
  func aPictureOfAViewHasItsSize() throws {
    let renderer = ImageRenderer(content: Color.red)
    #expect(renderer.uiImage?.size == CGSize(width: 10, height: 10))
    renderer.proposedSize = ProposedViewSize(width: 6, height: 4)
    renderer.scale = 2
    let picture = try #require(renderer.uiImage)
    #expect(picture.size == CGSize(width: 6, height: 4))
    #expect(picture.cgImage?.width == 12)
    let empty = ImageRenderer(content: EmptyView())
    #expect(empty.uiImage == nil)
    let corner = ImageRenderer(content: Color.clear)
    func first() -> UInt8? { corner.cgImage?.pixels?.bytes[3] }
    #expect(first() == 0)
    corner.isOpaque = true
    #expect(first() == 255)
    corner.content = Color.red
    #expect(corner.cgImage?.pixels?.bytes[0] == 255)
  }

  @Test func aPictureShowsAreasBordersAndPictures() throws {
    let view = ZStack {
      Color.red
      Color.blue.frame(width: 2, height: 2).border(Color.black)
    }
    #expect(try pixels(view, 6, 4) == ["rrrrrr", "rrkkrr", "rrkkrr", "rrrrrr"])
    #expect(try pixels(Circle().fill(Color.red), 4, 4) == [".rr.", "rrrr", "rrrr", ".rr."])
    #expect(try pixels(Color.red.opacity(0.5), 2, 1) == ["~~"])
    #expect(
      try pixels(Color.red.frame(width: 9, height: 1).frame(width: 2).clipped(), 4, 1) == [".rr."])
  }
}
