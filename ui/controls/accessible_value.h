#pragma once

#include <QAccessible>
#include <QString>

class QWidget;

namespace bloscope {

// A widget that draws its content itself and tells screen readers what stands at its caret or at
// its mark: the second base of such widgets.
class AccessibleValue {
 public:
    virtual ~AccessibleValue() = default;
    virtual QString accessibleValue() const = 0;
    virtual QAccessible::Role accessibleRole() const { return QAccessible::Chart; }

 protected:
    AccessibleValue();
};

// One whose owner knows what stands at its mark.
class ToldAccessibleValue : public AccessibleValue {
 public:
    QString accessibleValue() const override { return m_value; }
    // `widget` is the widget that this is a base of.
    void setAccessibleValue(QWidget& widget, const QString& value);

 private:
    QString m_value;
};

// The value of this widget, an AccessibleValue, is another one now.
void announceValue(QWidget& widget, const AccessibleValue& value);

} // namespace bloscope
