#pragma once

#include <QObject>

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

} // namespace bloscope
