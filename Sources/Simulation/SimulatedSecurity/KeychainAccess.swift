public import SimulatedFoundation

// The values for when an item can be used. These objects never change, so any thread may use them.

/// While the device is unlocked.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"

/// Once the device has been unlocked.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"

/// While this device is unlocked.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"

/// Once this device has been unlocked.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"

/// While this device is unlocked and has a passcode.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

/// Always.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"

/// Always, on this device.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
