#include "ui/records/rows_pane.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace bloscope {

EmptyNote::EmptyNote() : m_why(new QLabel), m_clear(new QPushButton(tr("&Clear Filter")))
{
    QFont words = QApplication::font(); // not that of the grid, which it lies in
    words.setFamilies(words.families());
    setFont(words);
    m_why->setForegroundRole(QPalette::PlaceholderText);
    m_why->setAlignment(Qt::AlignCenter);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_why);
    column->addWidget(m_clear, 0, Qt::AlignCenter);
    connect(m_clear, &QPushButton::clicked, this, &EmptyNote::clearWanted);
    hide();
}

void EmptyNote::showFor(const TableSearch& search)
{
    const bool isFiltered = !search.answered().condition.isEmpty();
    m_why->setText(isFiltered ? tr("No row matches the filter.") : tr("The table has no rows."));
    m_clear->setVisible(isFiltered);
    setVisible(search.answer().isComplete && search.answer().count == 0);
}

} // namespace bloscope
