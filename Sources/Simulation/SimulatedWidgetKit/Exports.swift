// Files of widgets use SwiftUI's and Foundation's names with an import of WidgetKit alone.
@_exported public import Foundation
@_exported public import SimulatedFoundation
@_exported public import SimulatedSwiftUI
