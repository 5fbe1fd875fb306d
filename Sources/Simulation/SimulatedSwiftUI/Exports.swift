// Files that import SwiftUI use Foundation's names, those of the geometry, and `@Observable`, without
// importing them.
@_exported public import Foundation
@_exported public import Observation
@_exported public import SimulatedFoundation
