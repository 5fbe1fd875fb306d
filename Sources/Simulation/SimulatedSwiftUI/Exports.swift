// Files that import SwiftUI can use the names of Foundation, UIKit and Combine, the geometry, and
// `@Observable` without importing them.
@_exported public import Foundation
@_exported public import Observation
@_exported public import SimulatedCombine
@_exported public import SimulatedCoreTransferable
@_exported public import SimulatedFoundation
@_exported public import SimulatedUIKit
