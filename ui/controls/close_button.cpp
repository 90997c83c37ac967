#include "ui/controls/close_button.h"

#include "ui/theme/icons.h"

#include <QApplication>
#include <QEvent>
#include <QShortcut>
#include <QToolButton>
#include <utility>

namespace bloscope {

namespace {

// Knows whether a list or a menu was open when a key was pressed: it closes itself before a
// shortcut is asked for. Looks at keys while the part is shown.
class OpenLists : public QObject {
 public:
    explicit OpenLists(QWidget& part) : QObject(&part) { part.installEventFilter(this); }

    bool hadOneOpen() const { return m_hadOneOpen; }

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride)
            m_hadOneOpen = QApplication::activePopupWidget() != nullptr;
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
    const auto* lists = new OpenLists(part);
    const auto closeUnlessList = [lists, close = std::move(close)] {
        if (!lists->hadOneOpen())
            close();
    };
    new QShortcut(Qt::Key_Escape, &part, &part, closeUnlessList, Qt::WidgetWithChildrenShortcut);
}

} // namespace bloscope
