// Files that import SwiftUI can use Foundation's names, the geometry, and `@Observable` without
// importing them.
@_exported public import Foundation
@_exported public import Observation
@_exported public import SimulatedFoundation
