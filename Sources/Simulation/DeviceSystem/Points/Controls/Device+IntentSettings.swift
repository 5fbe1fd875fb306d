import DeviceEvents
import DeviceProtocol

/// The user's settings for a widget or a control: the parameters of an intent.
extension Device {
  /// Returns what the user can set, with the values that it has.
  func parameters(
    of settings: AppIntentRequest, in session: PointSession
  ) -> [AppIntentParameter] {
    let reply = ask(session, .appIntent(.parameters(settings)))
    _ = waitForAnswer(reply, of: session, seconds: plan.limits.launchSeconds)
    guard case .appIntent(.parameters(let parameters))? = reply.answer else { return [] }
    return parameters
  }

  /// Returns settings with another value for the parameter of a title, or the reason against it.
  func changed(
    _ settings: AppIntentRequest, _ title: String, to words: String,
    among parameters: [AppIntentParameter], in session: PointSession
  ) -> Result<AppIntentRequest, ScreenProblem> {
    guard let parameter = parameters.first(where: { $0.title == title }) else {
      return .failure(.gone(AppIntentWords.noParameter(title, among: parameters.map(\.title))))
    }
    if parameter.isProvided {
      return chosen(words, of: parameter, settings, in: session).map { value in
        var settings = settings
        settings.values[parameter.name] = value
        return settings
      }
    }
    guard parameter.choices.isEmpty || parameter.choices.contains(words) else {
      return .failure(.gone(SiriWords.noChoice(words, among: parameter.choices)))
    }
    let reply = ask(
      session, .appIntent(.understand(settings, parameter: parameter.name, words: words)))
    _ = waitForAnswer(reply, of: session, seconds: plan.limits.answerSeconds)
    guard case .appIntent(.value(let value))? = reply.answer, value != .nothing else {
      return .failure(.gone(AppIntentWords.cannotSet(title, words)))
    }
    var settings = settings
    settings.values[parameter.name] = value
    return .success(settings)
  }
}
