import DeviceEvents
import DeviceProtocol

/// The options that an app's extension for intents provides for a widget's parameters.
extension Device {
  /// Returns the settings of a new widget with the values that count until the user chooses, and
  /// the parameters with what the user can choose.
  func starting(
    _ settings: AppIntentRequest, in session: PointSession
  ) -> (AppIntentRequest, [AppIntentParameter]) {
    var settings = settings
    var choices: [String: [String]] = [:]
    for parameter in parameters(of: settings, in: session) where parameter.isProvided {
      guard let provided = provided(parameter, settings, in: session) else { continue }
      choices[parameter.name] = provided.options.map(\.name)
      settings.values[parameter.name] = settings.values[parameter.name] ?? provided.initial
    }
    let parameters = parameters(of: settings, in: session).map { parameter in
      var parameter = parameter
      parameter.choices = choices[parameter.name] ?? parameter.choices
      return parameter
    }
    return (settings, parameters)
  }

  /// Returns the value of the option that the user chooses, or the reason against it.
  func chosen(
    _ words: String, of parameter: AppIntentParameter, _ settings: AppIntentRequest,
    in session: PointSession
  ) -> Result<AppIntentValue, ScreenProblem> {
    let options = provided(parameter, settings, in: session)?.options ?? []
    guard let option = options.first(where: { $0.name == words }) else {
      return .failure(.gone(SiriWords.noChoice(words, among: options.map(\.name))))
    }
    return .success(parameter.isList ? .list([option.value]) : option.value)
  }

  /// Has the app's extension provide the options of a parameter.
  private func provided(
    _ parameter: AppIntentParameter, _ settings: AppIntentRequest, in session: PointSession
  ) -> ProvidedOptions? {
    guard let app = containingApp(of: session.worker) else { return nil }
    let all = extensions(of: app, at: Self.intentsPoint)
    guard let provider = all.first(where: { $0.intents.supported.contains(settings.intent) }) else {
      recorder.record(
        app.name, .leftOut(reason: HomeWidgetWords.noProvider(settings.intent, of: parameter.name)))
      for other in all {
        recorder.record(other.name, .leftOut(reason: SiriWords.unsupported(settings.intent)))
      }
      return nil
    }
    guard let asked = beginSession(provider) else { return nil }
    defer { end(asked) }
    let name = parameter.name.prefix(1).uppercased() + parameter.name.dropFirst()
    let reply = call(
      asked, .intent(.options(settings, parameter: parameter.name)),
      callback: "provide\(name)OptionsCollection(for:)", about: settings.intent)
    guard asked.isOpen else { return nil }
    guard waitForAnswer(reply, of: asked, seconds: plan.limits.answerSeconds) else {
      if asked.isOpen { fail(asked, PointWords.noAnswer(plan.limits.answerSeconds)) }
      return nil
    }
    switch reply.answer {
    case .intent(.options(let options)):
      recorder.record(
        provider.name,
        .answered(
          HomeWidgetWords.options(options.options.map(\.name), sections: options.sections)))
      return options
    case .failed(let error): fail(asked, error.message)
    default: break
    }
    return nil
  }
}
