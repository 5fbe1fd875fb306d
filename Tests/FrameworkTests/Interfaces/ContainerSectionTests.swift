import DeviceEvents
import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// The heads and feet of sections.
@MainActor @Suite(.serialized) struct ContainerSectionTests: LooksAtViews {
  @Test(
    .shows("Section", "Section.init(content:header:footer:)", "Section.init(content:header:)"),
    .shows("Section.init(content:footer:)", "Section.init(content:)", "Section.init(_:content:)"))
  func headsAndFeetAreAroundTheRows() {
    let shown = ShownInterface(
      List {
        Section {
          Text("one")
          Text("two")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
        Section {
          Text("three")
        } header: {
          Text("only a head")
        }
        Section {
          Text("four")
        } footer: {
          Text("only a foot")
        }
        Section { Text("five") }
        Section("title") { Text("six") }
      })
    #expect(
      shown.text == """
        table
          label "head"
          cell "one"
          cell "two"
          label "foot"
          label "only a head"
          cell "three"
          cell "four"
          label "only a foot"
          cell "five"
          label "title"
          cell "six"
        """)
  }

  @Test(.shows("Section.init(header:content:)", "Section.init(header:footer:content:)"))
  func theOlderFormsTakeViews() {
    let shown = ShownInterface(
      Form {
        Section(header: Text("head")) { Text("one") }
        Section(header: Text("another head"), footer: Text("foot")) { Text("two") }
      })
    #expect(
      shown.text == """
        table
          label "head"
          cell "one"
          label "another head"
          cell "two"
          label "foot"
        """)
  }

  @Test(.shows("Section.init(content:header:footer:)"))
  func outsideAListASectionShowsItsViewsInOrder() {
    let stack = VStack {
      Section {
        Text("row")
      } header: {
        Text("head")
      } footer: {
        Text("foot")
      }
    }
    #expect(texts(of: stack) == ["head", "row", "foot"])
  }

  @Test(.shows("Section.init(_:content:)"))
  func headsAreAboveTheGroupsOfTheirRows() {
    let list = List {
      Text("loose")
      Section("title") { Text("inside") }
      Text("loose again")
    }
    #expect(
      lines(of: list) == [
        "table 0,0 200×100", "area 16,16 168×44", "cell loose 16,16 168×44",
        "label title 32,86 21×15", "area 16,107 168×44", "cell inside 16,107 168×44",
        "area 16,171 168×44", "cell loose again 16,171 168×44",
      ])
  }

  @Test(.shows("Section.init(content:header:footer:)"))
  func headsAndFeetAreSmallerThanRows() {
    let list = List {
      Section {
        HStack {
          Text("row")
          Text("another text")
        }
      } header: {
        Text("head")
      } footer: {
        Text("foot")
      }
    }
    let labels = elements(of: list).flatMap(\.labels)
    #expect(labels.map(\.text) == ["head", "row", "another text", "foot"])
    #expect(labels.map(\.fontSize) == [13, 17, 17, 13])
  }
}

extension ScreenElement {
  /// The labels in the element, in the order of their places.
  fileprivate var labels: [ScreenElement] {
    kind == .label ? [self] : children.flatMap(\.labels)
  }
}
