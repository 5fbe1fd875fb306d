// Files that import SwiftData can use the names of Foundation and `@Observable`'s without importing
// them: what `@Model` generates needs both.
@_exported public import Foundation
@_exported public import Observation
@_exported public import SimulatedFoundation
