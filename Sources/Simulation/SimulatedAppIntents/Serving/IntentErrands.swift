package import DeviceProtocol
import Foundation
import SimulatedFoundation

/// What the device does with intents for controls that are tapped without their program.
package enum IntentErrands {
  /// Returns what a tap on a control of an intent does.
  package static func errand(for intent: any AppIntent) -> AppIntentErrand {
    errand(for: type(of: intent), Parameters.request(intent))
  }

  /// Returns what a tap on a switch does: if the intent sets a value, to what the switch becomes.
  package static func errand(for intent: any AppIntent, turning isOn: Bool) -> AppIntentErrand {
    var errand = errand(for: intent)
    if intent is any SetValueIntent { errand.request.values["value"] = .kept("\(isOn)") }
    return errand
  }

  /// Performs an intent whose switch was tapped in a running program.
  static func perform(_ intent: any AppIntent, turning isOn: Bool) {
    if let intent = intent as? any SetValueIntent { intent.take(isOn) }
    perform(intent)
  }

  static func errand(
    for type: any AppIntent.Type, _ request: AppIntentRequest
  ) -> AppIntentErrand {
    AppIntentErrand(
      request: request,
      isForApp: type.openAppWhenRun || type is any LiveActivityIntent.Type
        || type is any AudioPlaybackIntent.Type,
      opensApp: type.openAppWhenRun)
  }

  /// Returns an errand in the form in which a view carries it.
  static func data(_ errand: AppIntentErrand) -> Data? { try? JSONEncoder().encode(errand) }

  /// Performs an intent whose control was tapped in a running program, where nobody is asked.
  static func perform(_ intent: any AppIntent) {
    Task {
      let run = IntentRun(FirstReply { _ in })
      _ = await run.perform(intent)
    }
  }

  /// Returns what a view of a widget carries.
  package static func errand(in data: Data) -> AppIntentErrand? {
    try? JSONDecoder().decode(AppIntentErrand.self, from: data)
  }
}

extension SetValueIntent {
  /// Takes a value, if it is of its type.
  fileprivate func take(_ isOn: Bool) {
    if let isOn = isOn as? ValueType { value = isOn }
  }
}
