public import SimulatedUIKit

/// The interface of an audio unit; the principal class of an extension that has one derives from it.
///
/// Simulated: it makes the audio unit too, with AUAudioUnitFactory, on a background queue; its view is
/// loaded when a host shows it. Differs: hosts are scenes alone.
open class AUViewController: UIViewController {}

/// What the interface of any audio unit is.
///
/// Simulated: Apple's name.
public typealias AUViewControllerBase = UIViewController
