extension Case {
  /// Every file of `Sources`, in the order of their numbers.
  static let all =
    compose + ownInterface + headless + actions + today + notifications + keyboards + photos
    + fileProviders + filters + late

  static let today: [Case] = [
    Case("40-today-list", .today, "$(PRODUCT_MODULE_NAME).TodayViewController"),
    Case("41-today-counter", .today, "TodayViewController"),
    Case("42-today-fetches", .today, "$(PRODUCT_MODULE_NAME).QuoteViewController"),
  ]

  static let notifications: [Case] = [
    Case(
      "43-service-adds-a-picture", .notificationService,
      "$(PRODUCT_MODULE_NAME).NotificationService"),
    Case(
      "44-service-decrypts", .notificationService, "$(PRODUCT_MODULE_NAME).NotificationService"),
    Case(
      "45-service-filters-and-registers", .notificationService,
      "$(PRODUCT_MODULE_NAME).NotificationService"),
    Case("46-service-async", .notificationService, "$(PRODUCT_MODULE_NAME).NotificationService"),
    Case(
      "47-content-map-of-fields", .notificationContent,
      "$(PRODUCT_MODULE_NAME).NotificationViewController"),
    Case(
      "48-content-player", .notificationContent,
      "$(PRODUCT_MODULE_NAME).NotificationViewController"),
  ]

  static let keyboards: [Case] = [
    Case(
      "49-keyboard-template-grown", .keyboard, "$(PRODUCT_MODULE_NAME).KeyboardViewController"),
    Case("50-keyboard-rows-of-keys", .keyboard, "$(PRODUCT_MODULE_NAME).KeyboardViewController"),
    Case("51-keyboard-snippets", .keyboard, "$(PRODUCT_MODULE_NAME).SnippetKeyboard"),
  ]

  static let photos: [Case] = [
    Case(
      "52-photo-editing-filter", .photoEditing,
      "$(PRODUCT_MODULE_NAME).PhotoEditingViewController"),
    Case(
      "53-photo-editing-sliders", .photoEditing, "$(PRODUCT_MODULE_NAME).DarkroomViewController"),
  ]

  static let fileProviders: [Case] = [
    Case("54-file-provider-enumerator", .fileProvider, "$(PRODUCT_MODULE_NAME).FileProvider"),
    Case(
      "55-file-provider-interface", .fileProviderInterface,
      "$(PRODUCT_MODULE_NAME).DocumentActionViewController"),
    Case("56-file-provider-replicated", .fileProvider, "$(PRODUCT_MODULE_NAME).ReplicatedProvider"),
  ]

  static let filters: [Case] = [
    Case(
      "57-content-blocker", .contentBlocker, "$(PRODUCT_MODULE_NAME).ContentBlockerRequestHandler"),
    Case("58-message-filter", .messageFilter, "$(PRODUCT_MODULE_NAME).MessageFilterExtension"),
    Case(
      "59-message-filter-with-capabilities", .messageFilter,
      "$(PRODUCT_MODULE_NAME).FilterExtension"),
    Case("60-call-directory", .callDirectory, "$(PRODUCT_MODULE_NAME).CallDirectoryHandler"),
    Case(
      "61-call-directory-from-a-file", .callDirectory, "$(PRODUCT_MODULE_NAME).DirectoryProvider"),
  ]
}
