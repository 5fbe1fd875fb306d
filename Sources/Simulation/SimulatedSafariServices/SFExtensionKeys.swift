/// The key in an item's `userInfo` for a message of a web extension's scripts, and for the answer.
///
/// Simulated: `browser.runtime.sendNativeMessage` puts its message there, as objects of JSON's
/// kinds, and the value there in the first item that is returned becomes the result of its promise
/// (documented). The key is "message", as published code has it that serves older systems.
public let SFExtensionMessageKey = "message"

/// The key in an item's `userInfo` for the identifier of the profile in which the user browses.
///
/// Simulated: a UUID, one for each profile of the scene; there is none outside of profiles. The key
/// is "profile", as published code has it that serves older systems. Differs: Apple doesn't say
/// whether the key is there when the user browses in no profile of their own (inferred).
public let SFExtensionProfileKey = "profile"
