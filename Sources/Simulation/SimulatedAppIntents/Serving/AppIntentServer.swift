package import DeviceProtocol
import Foundation
import SimulatedFoundation
import Synchronization

/// The object that serves the system's calls for the intents of a program: an app, an extension for
/// App Intents, or one with widgets.
package final class AppIntentServer: PointPrincipal, Sendable {
  /// The one of this process.
  package static let shared = AppIntentServer()

  private let runs = Mutex<[Int: IntentRun]>([:])

  /// Does what the system asks.
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .appIntent(let call) = call else { return reply(.notServed(by: self)) }
    let first = FirstReply(reply)
    switch call {
    case .answer(let number, let answer):
      let run = runs.withLock { $0[number] }
      guard let run else { return first(.appIntent(.noSuchIntent)) }
      run.go(on: answer, first)
    case .perform(let request, let number):
      let run = IntentRun(first)
      runs.withLock { $0[number] = run }
      Task {
        await perform(request, run)
        _ = runs.withLock { $0.removeValue(forKey: number) }
      }
    case .describe(let app): Task { await first(.appIntent(IntentLibrary.describe(for: app))) }
    case .parameters(let request): Task { await first(parameters(of: request)) }
    case .understand(let request, let parameter, let words):
      Task { await first(value(of: parameter, in: request, words)) }
    }
  }

  private func perform(_ request: AppIntentRequest, _ run: IntentRun) async {
    guard let type = IntentLibrary.type(named: request.intent) else {
      return run.end(AppIntentOutcome(problem: IntentWords.noIntent(request.intent)))
    }
    do {
      run.end(await run.perform(try await Parameters.intent(of: type, request.values)))
    } catch {
      run.end(AppIntentOutcome(problem: IntentProblem.words(error)))
    }
  }

  private func parameters(of request: AppIntentRequest) async -> PointAnswer {
    await with(request) { .parameters(try await Parameters.description(of: $0)) }
  }

  private func value(
    of name: String, in request: AppIntentRequest, _ words: String
  ) async -> PointAnswer {
    await with(request) { intent in
      let parameter = Parameters.of(intent).first { $0.property == name }?.1
      guard let parameter else { return .noSuchIntent }
      let value = try await ValueReader.read(
        .said(words), as: parameter.valueType, among: parameter.options)
      return .value(value.map(ValueText.kept) ?? .nothing)
    }
  }

  private func with(
    _ request: AppIntentRequest, _ body: (any AppIntent) async throws -> AppIntentAnswer
  ) async -> PointAnswer {
    guard let type = IntentLibrary.type(named: request.intent) else {
      return .appIntent(.noSuchIntent)
    }
    do {
      return .appIntent(try await body(try await Parameters.intent(of: type, request.values)))
    } catch {
      return .failed(
        ErrorDescription(
          domain: "AppIntents", code: 1, message: IntentProblem.words(error)))
    }
  }
}

/// Returns what serves intents: an app calls this by its C name, because UIKit doesn't know App
/// Intents.
@_cdecl("tutor_serve_app_intents")
func makeAppIntentServer() -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(AppIntentServer.shared as AnyObject).toOpaque()
}

/// The main function of the process in which the device reads what a program declares, as a step
/// of the build does on iOS: nothing of the program is run but what its intents say of themselves.
@_cdecl("tutor_read_app_intents")
func readAppIntents() -> Never {
  DeviceConnection.shared?.receive { message, connection in
    guard case .call(_, let call) = message.body else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        AppIntentServer.shared.serve(call) {
          connection.send(.pointAnswer($0), number: message.number)
        }
      }
    }
  }
  MainLoop.run()
}
