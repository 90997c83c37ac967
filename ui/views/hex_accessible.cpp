#include "ui/views/hex_accessible.h"

#include "ui/views/hex_view.h"

#include <QAccessibleWidget>

namespace bloscope {

namespace {

// A text field whose value is the place of the caret.
class HexAccessible : public QAccessibleWidget {
 public:
    explicit HexAccessible(HexView* view) : QAccessibleWidget(view, QAccessible::EditableText) {}

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return static_cast<const HexView*>(widget())->placeText();
        return QAccessibleWidget::text(kind);
    }
};

QAccessibleInterface* create(const QString&, QObject* object)
{
    auto* view = qobject_cast<HexView*>(object);
    return view ? new HexAccessible(view) : nullptr;
}

} // namespace

void installHexAccessibility()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(create);
        return true;
    }();
    Q_UNUSED(isInstalled);
}

void announceCaret(HexView& view)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleValueChangeEvent event(&view, view.placeText());
    QAccessible::updateAccessibility(&event);
}

} // namespace bloscope
