#include "ui/table/table_bar.h"

#include "ui/controls/labelled_button.h"
#include "ui/controls/number_format_button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace bloscope {

TableBar::TableBar(const NumberKinds& kinds, Colors colors, QWidget* parent)
    : QWidget(parent),
      m_format(new NumberFormatButton(kinds)),
      m_colors(new QToolButton),
      m_range(new QLabel)
{
    m_colors->setText(tr("Co&lour by value"));
    m_colors->setCheckable(true);
    m_colors->setAutoRaise(true);
    m_colors->setFocusPolicy(Qt::TabFocus);
    m_colors->setToolTip(tr("Colour the background of cells by value, from the lowest to the "
                            "highest visible number, in the heatmap's colours"));
    m_range->setForegroundRole(QPalette::PlaceholderText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    row->addWidget(m_range);
    row->addWidget(labelled(tr("N&umbers:"), m_format));
    row->addWidget(m_colors);
    connect(m_colors, &QToolButton::toggled, this, &TableBar::colorsToggled);
    // Shown with what they are put into: alone they would be windows.
    if (colors == Colors::None)
        m_colors->hide();
    if (!kinds.any())
        hide();
}

bool TableBar::showsColors() const
{
    return m_colors->isChecked();
}

void TableBar::setShowsColors(bool shows)
{
    m_colors->setChecked(shows);
}

void TableBar::setColorRange(const QString& range)
{
    m_range->setText(range);
}

} // namespace bloscope
