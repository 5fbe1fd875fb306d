// Files of intents use Foundation's names although they import only AppIntents.
@_exported public import Foundation
@_exported public import SimulatedFoundation
