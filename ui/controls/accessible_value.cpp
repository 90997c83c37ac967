#include "ui/controls/accessible_value.h"

#include <QAccessibleWidget>
#include <QWidget>

namespace bloscope {

namespace {

class ValueInterface : public QAccessibleWidget {
 public:
    ValueInterface(QWidget* widget, const AccessibleValue& value)
        : QAccessibleWidget(widget, value.accessibleRole()), m_value(value)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_value.accessibleValue()
                                          : QAccessibleWidget::text(kind);
    }

 private:
    const AccessibleValue& m_value; // the widget itself, which outlives its interface
};

QAccessibleInterface* create(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    const auto* value = dynamic_cast<const AccessibleValue*>(widget);
    return value ? new ValueInterface(widget, *value) : nullptr;
}

} // namespace

AccessibleValue::AccessibleValue()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(create);
        return true;
    }();
    Q_UNUSED(isInstalled);
}

void ToldAccessibleValue::setAccessibleValue(QWidget& widget, const QString& value)
{
    m_value = value;
    announceValue(widget, *this);
}

void announceValue(QWidget& widget, const AccessibleValue& value)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleValueChangeEvent event(&widget, value.accessibleValue());
    QAccessible::updateAccessibility(&event);
}

} // namespace bloscope
