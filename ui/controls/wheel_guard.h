#pragma once

#include <QObject>

class QWheelEvent;
class QCoreApplication;
namespace bloscope {

// The wheel changes no control that has not got the focus, nor gives it the focus: whoever scrolls
// over a box of choices wants to see what lies behind it, and that is what scrolls. Counts for all
// widgets of the application while it lives.
class WheelGuard : public QObject {
    Q_OBJECT

 public:
    explicit WheelGuard(QCoreApplication& application);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

// Turns of the wheel as steps through indices, in one direction everywhere, that of lists:
// towards oneself is the next index, away the previous one. Fine wheels step once they have turned
// as far as a notch.
class WheelSteps {
 public:
    int take(const QWheelEvent& event);

 private:
    int m_turned = 0; // away, since the last step
};

} // namespace bloscope
