// A file provider often imports nothing but FileProvider.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import SimulatedFoundation
@_exported public import SimulatedUniformTypeIdentifiers
