// Files that import only CoreTransferable use the names of uniform types and of Foundation.
@_exported public import Foundation
@_exported public import SimulatedFoundation
@_exported public import SimulatedUniformTypeIdentifiers
