// Files that import SwiftUI use Foundation's names, and those of the geometry, without importing them.
@_exported public import Foundation
@_exported public import SimulatedFoundation
