import DeviceEvents
import Testing

/// Screens as processes describe them, one for each thing that is drawn in its own way.
struct SampleScreen: Sendable, CustomTestStringConvertible {
  let name: String
  let screen: Screen

  init(_ name: String, size: Screen.Size = .phone, _ elements: [ScreenElement]) {
    self.name = name
    screen = Screen(size: size, elements: elements)
  }

  var testDescription: String { name }

  static let all = [
    composeSheet, ownInterface, controls, alert, alertWithoutPlaces, actionSheet, shareSheet,
    homeScreen, table, webPage, dark, disabled, longTexts, otherWritings, widget, images, empty,
  ]
}

extension SampleScreen {
  static let composeSheet = SampleScreen(
    "compose-sheet",
    [
      ScreenElement(.area, frame: box(0, 0, 390, 844)).with { $0.background = shade(0, 0.3) },
      ScreenElement(
        .area, frame: box(15, 120, 360, 232),
        children: [
          ScreenElement(
            .navigationBar, frame: box(15, 120, 360, 44), text: "Reader",
            children: [
              ScreenElement(.barButton, frame: box(27, 120, 60, 44), text: "Cancel"),
              ScreenElement(.barButton, frame: box(317, 120, 46, 44), text: "Post").with {
                $0.isBold = true
              },
            ]),
          ScreenElement(
            .textView, frame: box(20, 168, 250, 130),
            text: "Swift on Linux, and a thought of my own that takes two or three lines"),
          ScreenElement(.image, frame: box(282, 176, 80, 80)),
          ScreenElement(.label, frame: box(330, 262, 32, 18), text: "140").with {
            $0.fontSize = 13
            $0.color = shade(0x6B7078)
          },
          ScreenElement(.cell, frame: box(15, 306, 360, 46), text: "Folder").with {
            $0.detail = "Read later"
          },
        ]
      ).with {
        $0.background = shade(0xFFFFFF)
        $0.cornerRadius = 12
        $0.clips = true
      },
    ])

  static let ownInterface = SampleScreen(
    "own-interface",
    [
      .page([
        .navigationBar("Save Link", left: "Cancel", right: "Save"),
        .label("Title", box(20, 115, 350, 18), size: 13),
        ScreenElement(.textField, frame: box(20, 138, 350, 36), text: "Swift.org"),
        .label("Tags", box(20, 194, 350, 18), size: 13),
        ScreenElement(.textField, frame: box(20, 217, 350, 36)).with {
          $0.placeholder = "swift, linux, …"
        },
        .label("Note", box(20, 273, 350, 18), size: 13),
        ScreenElement(.textView, frame: box(20, 296, 350, 110)).with {
          $0.placeholder = "What do you want to remember?"
          $0.border = ScreenElement.Border(width: 1, color: shade(0xD0D4DA))
          $0.cornerRadius = 8
        },
        ScreenElement(.image, frame: box(20, 430, 350, 160)).with { $0.cornerRadius = 12 },
        .label("https://www.swift.org/blog", box(20, 602, 350, 22), size: 15).with {
          $0.color = shade(0x666B74)
        },
        .button("Save Link", box(20, 700, 350, 50)).with {
          $0.background = shade(0x0B5CAD)
          $0.cornerRadius = 12
          $0.isBold = true
        },
        .button("Not now", box(120, 764, 150, 34)),
      ])
    ])

  static let controls = SampleScreen(
    "controls",
    [
      .page(
        on: shade(0xF4F5F7),
        [
          .label("Settings", box(20, 70, 350, 41), size: 34, bold: true),
          .label("Keep a copy", box(20, 140, 250, 31)),
          ScreenElement(.toggle, frame: box(319, 140, 51, 31)).with { $0.isOn = true },
          .label("Ask every time", box(20, 190, 250, 31)),
          ScreenElement(.toggle, frame: box(319, 190, 51, 31)).with { $0.isOn = false },
          ScreenElement(
            .segments, frame: box(20, 250, 350, 32),
            children: ["Small", "Medium", "Large"].enumerated().map { index, text in
              ScreenElement(
                .button, frame: box(20 + Double(index) * 350 / 3, 250, 350 / 3, 32), text: text
              ).with { $0.isOn = index == 1 }
            }),
          ScreenElement(.slider, frame: box(20, 310, 350, 30)).with { $0.fraction = 0.4 },
          ScreenElement(.progress, frame: box(20, 370, 350, 4)).with { $0.fraction = 2 / 3.0 },
          ScreenElement(.activity, frame: box(176, 410, 37, 37)),
          .label("Uploading 2 of 3", box(20, 460, 350, 22), size: 15, .center),
          ScreenElement(.other, frame: box(20, 510, 350, 120), text: "MapView"),
          .button("Bordered", box(20, 660, 160, 44)).with {
            $0.border = ScreenElement.Border(width: 1.5, color: shade(0xA83B6B))
            $0.color = shade(0xA83B6B)
            $0.cornerRadius = 22
          },
          .button("Filled", box(210, 660, 160, 44)).with {
            $0.background = shade(0xF0C84A)
            $0.cornerRadius = 22
          },
        ])
    ])

  private static let buttons = [
    ScreenElement.button("Cancel", box(60, 440, 135, 44)),
    ScreenElement.button("Discard", box(195, 440, 135, 44)).with {
      $0.color = shade(0xB3261E)
      $0.isBold = true
    },
  ]

  static let alert = SampleScreen(
    "alert",
    [
      .page([.navigationBar("Note", left: "Cancel", right: "Post")]),
      ScreenElement(
        .alert, frame: box(60, 350, 270, 134), text: "Discard this note?", children: buttons
      ).with { $0.detail = "What you have written is not kept." },
    ])

  static let alertWithoutPlaces = SampleScreen(
    "alert-without-places",
    [
      .page([.navigationBar("Sign In", left: "Cancel", right: nil)]),
      ScreenElement(
        .alert, frame: box(0, 0, 390, 844), text: "Who are you?",
        children: [
          ScreenElement(.textField, frame: box(0, 0, 0, 0)).with { $0.placeholder = "Name" },
          ScreenElement.button("Use another account", box(0, 0, 0, 0)),
          ScreenElement.button("Sign in", box(0, 0, 0, 0)).with { $0.isBold = true },
          ScreenElement.button("Not now", box(0, 0, 0, 0)),
        ]
      ).with { $0.detail = "You have been signed out because the group's store is empty." },
    ])

  static let actionSheet = SampleScreen(
    "action-sheet",
    [
      .page([.label("Photo", box(20, 60, 350, 30), size: 22, bold: true)]),
      ScreenElement(
        .alert, frame: box(10, 600, 370, 210),
        children: [
          ScreenElement.button("Keep the original", box(10, 600, 370, 56)),
          ScreenElement.button("Make it smaller", box(10, 656, 370, 56)),
          ScreenElement.button("Cancel", box(10, 754, 370, 56)).with { $0.isBold = true },
        ]),
    ])

  static let shareSheet = SampleScreen(
    "share-sheet",
    [
      .page([.label("Browser", box(20, 60, 350, 30), size: 22, bold: true)]),
      ScreenElement(
        .shareSheet, frame: box(0, 380, 390, 464), text: "Swift.org",
        children: ["Reader", "Notebook", "Postcards & Co.", "読む"].enumerated().map { index, name in
          ScreenElement(
            .icon, frame: box(16 + Double(index) * 90, 470, 80, 90), text: name)
        }
          + ["Count Words", "Translate"].enumerated().map { index, name in
            ScreenElement(
              .icon, frame: box(16 + Double(index) * 90, 600, 80, 90), text: name)
          }
      ).with { $0.detail = "https://www.swift.org" },
    ])

  static let homeScreen = SampleScreen(
    "home-screen",
    [
      .page(
        on: shade(0x33475B),
        ["Reader", "Browser", "Photos", "Mail", "Notebook", "A very long name"].enumerated().map {
          index, name in
          ScreenElement(
            .icon,
            frame: box(
              20 + Double(index % 4) * 90, 80 + Double(index / 4) * 110, 80, 90), text: name)
        })
    ])

  static let table = SampleScreen(
    "table",
    [
      .page(
        on: shade(0xF4F5F7),
        [
          .navigationBar("Save To", left: "Back", right: "Done"),
          ScreenElement(
            .table, frame: box(0, 91, 390, 753),
            children: [
              ScreenElement(.sectionTitle, frame: box(0, 105, 390, 28), text: "FOLDERS")
            ]
              + [("Inbox", "12"), ("Read later", nil), ("Recipes for the weekend", "3 new")]
              .enumerated().map { index, row in
                ScreenElement(
                  .cell, frame: box(0, 133 + Double(index) * 44, 390, 44), text: row.0
                ).with {
                  $0.detail = row.1
                  $0.background = shade(0xFFFFFF)
                  $0.isOn = index == 1 ? true : nil
                  $0.isSelected = index == 0 ? true : nil
                }
              } + [
                ScreenElement(.sectionTitle, frame: box(0, 285, 390, 28), text: "PEOPLE"),
                ScreenElement(
                  .cell, frame: box(0, 313, 390, 60), text: "Ada, who has quite a long name",
                  children: []
                ).with {
                  $0.detail = "Wrote to you on Tuesday about engines"
                  $0.background = shade(0xFFFFFF)
                },
                ScreenElement(
                  .cell, frame: box(0, 433, 390, 60), text: "Alan",
                  children: [ScreenElement(.image, frame: box(16, 443, 40, 40))]
                ).with {
                  $0.detail = "Apples"
                  $0.background = shade(0xFFFFFF)
                },
                ScreenElement(
                  .cell, frame: box(0, 493, 390, 44), text: "Only people I know",
                  children: [
                    ScreenElement(.toggle, frame: box(323, 499, 51, 31)).with { $0.isOn = true }
                  ]
                ).with { $0.background = shade(0xFFFFFF) },
                ScreenElement(
                  .cell, frame: box(0, 373, 390, 60), text: "Grace",
                  children: [
                    ScreenElement(.image, frame: box(16, 383, 40, 40)).with {
                      $0.cornerRadius = 20
                    },
                    .label("Grace", box(70, 381, 300, 22)),
                    .label("Found a moth", box(70, 405, 300, 18), size: 13),
                  ]
                ).with {
                  $0.detail = "Found a moth"
                  $0.background = shade(0xFFFFFF)
                },
              ]
          ).with { $0.clips = true },
          ScreenElement(
            .navigationBar, frame: box(0, 776, 390, 68),
            children: [
              ScreenElement(.barButton, frame: box(16, 776, 60, 44), text: "Edit"),
              ScreenElement(.barButton, frame: box(300, 776, 74, 44), text: "New…"),
            ]),
        ])
    ])

  static let webPage = SampleScreen(
    "web-page",
    [
      .page([
        .navigationBar("Browser", left: nil, right: "Share"),
        ScreenElement(
          .webPage, frame: box(0, 91, 390, 753), text: "An introduction to app extensions"
        ).with { $0.detail = "https://example.com/articles/extensions" },
      ])
    ])

  static let dark = SampleScreen(
    "dark",
    [
      .page(
        on: shade(0x1B1E23),
        [
          .label("Night", box(20, 70, 350, 41), size: 34, bold: true),
          .label("Text without a colour of its own", box(20, 130, 350, 22)),
          .button("A button without one", box(20, 170, 220, 34)),
          ScreenElement(.textView, frame: box(20, 220, 350, 100)).with {
            $0.placeholder = "A placeholder"
            $0.background = shade(0x2A2E35)
            $0.cornerRadius = 10
          },
          ScreenElement(.activity, frame: box(20, 340, 24, 24)),
          ScreenElement(.image, frame: box(20, 390, 350, 140)).with {
            $0.background = shade(0x22303C)
          },
          ScreenElement(.cell, frame: box(0, 550, 390, 44), text: "Folder").with {
            $0.detail = "Inbox"
          },
        ])
    ])

  static let disabled = SampleScreen(
    "disabled",
    [
      .page([
        ScreenElement(
          .navigationBar, frame: box(0, 0, 390, 91), text: "New Note",
          children: [
            ScreenElement(.barButton, frame: box(16, 47, 60, 44), text: "Cancel"),
            ScreenElement(.barButton, frame: box(330, 47, 44, 44), text: "Post").with {
              $0.isEnabled = false
            },
          ]),
        ScreenElement(.textView, frame: box(16, 100, 358, 200)).with {
          $0.placeholder = "Say something"
        },
        .label("See-through", box(20, 320, 200, 24)).with { $0.opacity = 0.4 },
        .button("Upload", box(20, 360, 350, 50), enabled: false).with {
          $0.background = shade(0x2F8A52)
          $0.cornerRadius = 10
        },
        ScreenElement(.toggle, frame: box(20, 430, 51, 31)).with {
          $0.isOn = true
          $0.isEnabled = false
        },
        ScreenElement(.textView, frame: box(16, 480, 358, 60), text: "Terms").with {
          $0.isEnabled = false
        },
        ScreenElement(.image, frame: box(16, 560, 60, 60)).with { $0.isEnabled = false },
      ])
    ])

  static let longTexts = SampleScreen(
    "long-texts",
    [
      .page([
        .navigationBar(
          "A title that is far too long for any bar", left: "Cancel it all", right: "Post"),
        .label(
          "One line that has no room at all for what it wants to say", box(20, 110, 200, 22)),
        .label(
          "A paragraph: the quick brown fox jumps over the lazy dog, again and again, until "
            + "nobody counts any more how often that was, and the frame is full of it.",
          box(20, 150, 350, 66)),
        .label("Unbreakable" + String(repeating: "abcdefghij", count: 12), box(20, 230, 350, 44)),
        .button("A button's title that doesn't fit", box(20, 300, 140, 36)).with {
          $0.background = shade(0x0B5CAD)
          $0.cornerRadius = 8
        },
        ScreenElement(
          .textField, frame: box(20, 350, 180, 34),
          text: "https://example.com/a/very/long/address?with=query"),
        .label("right", box(20, 400, 350, 22), .trailing),
        .label("centred", box(20, 430, 350, 22), .center),
        .label("two\nlines", box(20, 460, 350, 44)),
        ScreenElement(
          .area, frame: box(20, 520, 120, 60),
          children: [
            ScreenElement(.area, frame: box(80, 540, 120, 80)).with {
              $0.background = shade(0x7A4FBF)
            }
          ]
        ).with {
          $0.background = shade(0xE6E8EC)
          $0.clips = true
        },
      ])
    ])

  static let otherWritings = SampleScreen(
    "other-writings",
    [
      .page([
        .label("日本語のテキストは幅が広いです", box(20, 70, 350, 26), size: 20),
        .label("مرحبا بالعالم", box(20, 110, 350, 26), size: 20, .trailing),
        .label("Привет, мир — γειά σου", box(20, 150, 350, 26), size: 20),
        .label("👩‍👩‍👧 🎉 é ü ß", box(20, 190, 350, 26), size: 20),
        .label("한국어 문장입니다. 조금 길어서 줄이 바뀝니다. 그렇죠?", box(20, 230, 250, 50), size: 20),
      ])
    ])

  static let widget = SampleScreen(
    "widget", size: Screen.Size(width: 359, height: 110),
    [
      .label("Reader", box(16, 12, 200, 20), size: 13, bold: true),
      .label("3 links saved today", box(16, 40, 240, 24)),
      .button("Open", box(270, 36, 74, 34)).with {
        $0.background = shade(0xE6E8EC)
        $0.cornerRadius = 17
      },
    ])

  static let empty = SampleScreen("empty", [])
}
