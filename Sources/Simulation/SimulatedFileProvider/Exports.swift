// A file provider often imports only FileProvider.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import SimulatedFoundation
@_exported public import SimulatedUniformTypeIdentifiers
