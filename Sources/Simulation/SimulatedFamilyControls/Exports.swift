// Code that works with a selection uses the types of tokens although it imports only FamilyControls.
@_exported public import Foundation
@_exported public import SimulatedFoundation
@_exported public import SimulatedManagedSettings
