#include "ui/controls/labelled.h"

#include <QHBoxLayout>
#include <QLabel>

namespace bloscope {

QHBoxLayout* tightRow(QWidget* parent)
{
    auto* row = new QHBoxLayout(parent);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    return row;
}

QWidget* labelled(const QString& text, QWidget* field, QWidget* more)
{
    auto* group = new QWidget;
    auto* label = new QLabel(text);
    label->setBuddy(field);
    auto* row = tightRow(group);
    row->addWidget(label);
    row->addWidget(field);
    if (more)
        row->addWidget(more);
    return group;
}

} // namespace bloscope
