#pragma once

#include <QPointer>
#include <QWidget>

namespace bloscope {

class OverlayBar;

// Where the controls of an overlay are in a view. What draws the overlay in several views has one
// of these in each: the bar goes to that of the view which comes into sight.
class OverlayBarPlace : public QWidget {
    Q_OBJECT

 public:
    // Takes the bar over, when it belongs to nobody yet, or as soon as it is shown.
    explicit OverlayBarPlace(OverlayBar& bar, QWidget* parent = nullptr);
    ~OverlayBarPlace() override; // gives it back to the place that had it first

 protected:
    void showEvent(QShowEvent* event) override;

 private:
    void take();

    QPointer<OverlayBar> m_bar;
    QPointer<QWidget> m_first; // null: this one
};

} // namespace bloscope
