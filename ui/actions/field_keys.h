#pragma once

#include <QKeySequence>
#include <QObject>

class QAction;

namespace bloscope {

// Lets the keys of some actions reach them from every field of a window: fields take keys like
// Ctrl+E for themselves, to move their cursor. Plain keys belong to a menu as long as one is open.
// Lives as long as the window.
class FieldKeys : public QObject {
    Q_OBJECT

 public:
    FieldKeys(const QList<QAction*>& actions, QWidget* window);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    QList<QKeySequence> m_keys;
    QWidget* m_window;
};

} // namespace bloscope
