// swift-format-ignore-file
import UIKit
import MobileCoreServices

class EventViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate, UIScrollViewDelegate {

    private let scrollView = UIScrollView()
    private let contentView = UIView()
    private let datePicker = UIDatePicker()
    private let calendarPicker = UIPickerView()
    private let pageControl = UIPageControl()
    private let titleField = UITextField()
    private let calendars = ["Private", "Work", "Family"]
    private var link: URL?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        scrollView.delegate = self
        scrollView.alwaysBounceVertical = true
        scrollView.isPagingEnabled = false
        scrollView.keyboardDismissMode = .interactive
        scrollView.contentInsetAdjustmentBehavior = .always
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        contentView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(contentView)

        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leftAnchor.constraint(equalTo: view.leftAnchor),
            scrollView.rightAnchor.constraint(equalTo: view.rightAnchor),
            contentView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            contentView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            contentView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])

        titleField.placeholder = "Event"
        titleField.font = .boldSystemFont(ofSize: 20)
        titleField.textContentType = .URL
        titleField.enablesReturnKeyAutomatically = true

        datePicker.datePickerMode = .dateAndTime
        datePicker.minuteInterval = 15
        datePicker.date = Date(timeIntervalSince1970: 1_600_000_000)
        datePicker.minimumDate = Date(timeIntervalSince1970: 0)
        if #available(iOS 13.4, *) {
            datePicker.preferredDatePickerStyle = .wheels
        }
        datePicker.addTarget(self, action: #selector(dateChanged(picker:)), for: .valueChanged)

        calendarPicker.dataSource = self
        calendarPicker.delegate = self
        calendarPicker.selectRow(1, inComponent: 0, animated: false)
        pageControl.numberOfPages = calendars.count
        pageControl.currentPage = calendarPicker.selectedRow(inComponent: 0)
        pageControl.pageIndicatorTintColor = .systemGray3
        pageControl.currentPageIndicatorTintColor = .systemRed

        let save = UIButton(type: .roundedRect)
        save.setTitle("Save event", for: .normal)
        save.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        save.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)

        var previous: UIView?
        for subview in [titleField, datePicker, calendarPicker, pageControl, save] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
            subview.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
            let top = previous?.bottomAnchor ?? contentView.topAnchor
            subview.topAnchor.constraint(equalTo: top, constant: 12).isActive = true
            previous = subview
        }
        previous?.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12).isActive = true

        let provider = (extensionContext?.inputItems.first as? NSExtensionItem)?.attachments?.first
        titleField.text = (extensionContext?.inputItems.first as? NSExtensionItem)?.attributedContentText?.string
        provider?.loadItem(forTypeIdentifier: kUTTypeURL as String, options: nil) { value, _ in
            DispatchQueue.main.async { self.link = value as? URL }
        }
    }

    @objc func dateChanged(picker: UIDatePicker) {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        title = formatter.string(from: picker.date)
    }

    @objc func save(_ sender: AnyObject?) {
        let event: [String: Any] = [
            "title": titleField.text ?? "",
            "date": datePicker.date.timeIntervalSince1970,
            "calendar": calendars[calendarPicker.selectedRow(inComponent: 0)],
            "link": link?.absoluteString ?? "",
        ]
        UserDefaults(suiteName: "group.events")?.set(event, forKey: "event")
        extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { return 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        return calendars.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        return calendars[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        pageControl.currentPage = row
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.contentOffset.y < -120 && !scrollView.isDragging {
            scrollView.setContentOffset(.zero, animated: true)
        }
    }
}
