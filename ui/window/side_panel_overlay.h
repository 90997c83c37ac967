#pragma once

#include <QFrame>

class QStackedWidget;
class QTabBar;

namespace bloscope {

// Lies over the left side of a window that is too narrow for docks, and shows one of several
// contents with their names above it; or it is shut. Escape shuts it.
class SidePanelOverlay : public QFrame {
    Q_OBJECT

 public:
    explicit SidePanelOverlay(QWidget* parent);

    void add(QWidget* content, const QString& name);
    void remove(QWidget* content); // which has no parent afterwards
    void open(QWidget* content);   // with the keyboard's focus
    void shut();
    QWidget* shown() const; // null: it is shut

    void cover(const QRect& centre); // of which it takes the left side

 signals:
    void changed(); // shown()
    void wasShut(); // by somebody, who wants to go on with the data

 private:
    void shutByHand();

    QTabBar* m_names;
    QStackedWidget* m_contents;
};

} // namespace bloscope
