#include "ui/controls/labelled_button.h"

#include "ui/theme/icons.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace bloscope {

QHBoxLayout* tightRow(QWidget* parent)
{
    auto* row = new QHBoxLayout(parent);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    return row;
}

QVBoxLayout* tightColumn(QWidget* parent, int between)
{
    auto* column = new QVBoxLayout(parent);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(between);
    return column;
}

void putInto(QBoxLayout* line, std::initializer_list<PlacedPart> parts)
{
    for (const PlacedPart& part : parts)
        if (part.widget)
            line->addWidget(part.widget, part.stretch);
        else
            line->addLayout(part.layout, part.stretch);
}

QVBoxLayout* panelColumn(QWidget& panel)
{
    constexpr int around = 6;
    constexpr int between = 4;
    auto* column = new QVBoxLayout(&panel);
    column->setContentsMargins(around, between, around, around);
    column->setSpacing(between);
    return column;
}

QWidget* labelled(const QString& text, QWidget* field, QWidget* more)
{
    auto* group = new QWidget;
    auto* label = new QLabel(text);
    label->setBuddy(field);
    auto* row = tightRow(group);
    putInto(row, {label, field});
    if (more)
        row->addWidget(more);
    return group;
}

void alignFields(QFormLayout& above, QFormLayout& below)
{
    int widest = 0;
    for (const QFormLayout* form : {&above, &below})
        for (int row = 0; row < form->rowCount(); ++row)
            if (const QLayoutItem* label = form->itemAt(row, QFormLayout::LabelRole))
                widest = std::max(widest, label->sizeHint().width());
    for (QFormLayout* form : {&above, &below})
        form->itemAt(0, QFormLayout::LabelRole)->widget()->setMinimumWidth(widest);
}

QToolButton* makeLabelledButton(const char* icon, const QString& text, const QString& meaning)
{
    auto* button = new QToolButton;
    button->setIcon(lineIcon(QString::fromLatin1(icon)));
    button->setText(text);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setToolTip(meaning);
    button->setAccessibleName(meaning);
    return button;
}

} // namespace bloscope
