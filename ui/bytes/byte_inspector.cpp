#include "ui/bytes/byte_inspector.h"

#include "ui/controls/text_table.h"
#include "ui/text/error_text.h"

#include <QHeaderView>
#include <QToolButton>
#include <QVBoxLayout>

namespace bloscope {

ByteInspector::ByteInspector(QWidget* parent)
    : QWidget(parent),
      m_heading(new QToolButton(this)),
      m_table(new TextTable({tr("Type"), tr("Little-endian"), tr("Big-endian")}, this))
{
    m_heading->setText(tr("Value at the caret"));
    m_heading->setToolTip(tr("The bytes from the caret on as a value of each type"));
    m_heading->setCheckable(true);
    m_heading->setChecked(true);
    m_heading->setAutoRaise(true);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setArrowType(Qt::DownArrow);
    m_table->setAccessibleName(tr("Value at the caret"));
    for (const int order : {1, 2}) // columns of the same width
        m_table->header()->setSectionResizeMode(order, QHeaderView::Stretch);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_heading);
    column->addWidget(m_table, 1);
    connect(m_heading, &QToolButton::toggled, this, &ByteInspector::setOpen);
}

bool ByteInspector::isOpen() const
{
    return m_heading->isChecked();
}

void ByteInspector::setOpen(bool open)
{
    m_heading->setChecked(open);
    m_heading->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_table->setVisible(open);
    setMaximumHeight(open ? QWIDGETSIZE_MAX : m_heading->sizeHint().height());
}

void ByteInspector::showBytes(ByteView bytes)
{
    QList<QStringList> rows;
    for (const ByteReading& reading : readingsOf(bytes))
        rows << QStringList{displayText(reading.type), displayText(reading.little),
                            displayText(reading.big)};
    if (rows == m_rows)
        return;
    m_rows = rows;
    m_table->setRows(rows);
}

} // namespace bloscope
