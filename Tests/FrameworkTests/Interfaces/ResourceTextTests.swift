import DeviceEvents
import Foundation
import SimulatedFoundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// Texts that are looked up where a resource says.
@MainActor @Suite(.serialized) struct ResourceTextTests: LooksAtViews {
  @Test(
    .shows("Text.init(_: LocalizedStringResource)"),
    .shows("Label.init(_: LocalizedStringResource, systemImage:)"),
    .shows("Label.init(_: LocalizedStringResource, image:)"),
    .shows("View.accessibilityLabel(_: LocalizedStringResource)"),
    .shows(
      "LocalizedStringKey.StringInterpolation.appendInterpolation(_: LocalizedStringResource)"),
    .shows("View.background(ignoresSafeAreaEdges:)"))
  func viewsShowTheTextOfAResource() {
    let resource: LocalizedStringResource = "\(2) cups"
    let shown = ShownInterface(
      VStack {
        Text(resource)
        Label(resource, systemImage: "mug")
        Label(resource, image: "pot")
        Text("I have \(resource)")
        Image(systemName: "cup").accessibilityLabel(resource)
      })
    #expect(
      shown.lines == [
        #"label "2 cups""#, #"image "mug""#, #"label "2 cups""#, #"image "pot""#,
        #"label "2 cups""#, #"label "I have 2 cups""#, #"image "2 cups""#,
      ])
    let size = CGSize(width: 100, height: 40)
    let behind = drawing(of: Text("a").background(), in: size).elements
    #expect(behind.map(\.kind) == [.area, .label])
  }
}
