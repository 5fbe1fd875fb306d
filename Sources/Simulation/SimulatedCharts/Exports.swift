// Files that import only Charts use the names of SwiftUI, as on iOS.
@_exported public import SimulatedSwiftUI
