import SimulatedSwiftUI
import TestSupport
import Testing

/// Paths of values for the pages of a stack.
@Suite struct ContainerPathTests {
  @Test(
    .shows("NavigationPath", "NavigationPath.init()", "NavigationPath.isEmpty"),
    .shows("NavigationPath.count", "NavigationPath.append(_:)"))
  func valuesOfSeveralTypesAreAppended() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    #expect(path.count == 0)
    path.append(1)
    path.append("two")
    #expect(!path.isEmpty)
    #expect(path.count == 2)
  }

  @Test(.shows("NavigationPath.init(_:)", "NavigationPath.removeLast(_:)"))
  func valuesAreRemovedFromTheEnd() {
    var path = NavigationPath([1, 2, 3, 4])
    path.removeLast()
    #expect(path == NavigationPath([1, 2, 3]))
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    #expect(path != NavigationPath([2]))
    #expect(path != NavigationPath(["1"]))
  }
}
