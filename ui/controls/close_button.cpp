#include "ui/controls/close_button.h"

#include "ui/theme/icons.h"

#include <QApplication>
#include <QEvent>
#include <QShortcut>
#include <QToolButton>
#include <utility>

namespace bloscope {

namespace {

// Knows whether a list or a menu was open when a key was pressed: on Escape it closes itself while
// widgets are asked whether they want the key, one after the other, and before a shortcut gets it.
// Looks at keys while the part is shown.
class OpenLists : public QObject {
 public:
    explicit OpenLists(QWidget& part) : QObject(&part) { part.installEventFilter(this); }

    bool takeOpen() { return std::exchange(m_hadOneOpen, false); }

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride)
            m_hadOneOpen |= QApplication::activePopupWidget() != nullptr;
        else if (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease)
            m_hadOneOpen = false; // no shortcut got the key
        else if (watched == parent() && event->type() == QEvent::Show)
            qApp->installEventFilter(this);
        else if (watched == parent() && event->type() == QEvent::Hide)
            qApp->removeEventFilter(this);
        return false;
    }

 private:
    bool m_hadOneOpen = false;
};

} // namespace

QToolButton* closeButton(const QString& meaning)
{
    auto* button = new QToolButton;
    button->setIcon(lineIcon("close"));
    button->setAutoRaise(true);
    button->setToolTip(meaning);
    button->setAccessibleName(meaning);
    return button;
}

void closeOnEscape(QWidget& part, std::function<void()> close)
{
    auto* lists = new OpenLists(part);
    const auto closeUnlessList = [lists, close = std::move(close)] {
        if (!lists->takeOpen())
            close();
    };
    new QShortcut(Qt::Key_Escape, &part, &part, closeUnlessList, Qt::WidgetWithChildrenShortcut);
}

} // namespace bloscope
