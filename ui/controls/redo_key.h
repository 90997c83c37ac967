#pragma once

#include <QObject>

class QCoreApplication;

namespace bloscope {

// Ctrl+Y redoes in every field in which the keys of the desktop do: many desktops know Ctrl+Shift+Z
// alone, and a field that does not want Ctrl+Y would leave it to the menu, which redoes a step of
// the document instead. Counts for all widgets of the application while it lives.
class RedoKey : public QObject {
    Q_OBJECT

 public:
    explicit RedoKey(QCoreApplication& application);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace bloscope
