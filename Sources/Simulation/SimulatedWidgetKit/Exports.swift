// Files of widgets use SwiftUI's and Foundation's names although they import only WidgetKit.
@_exported public import Foundation
@_exported public import SimulatedFoundation
@_exported public import SimulatedSwiftUI
