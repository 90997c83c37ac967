#include "ui/heatmap/target_choice.h"

#include "ui/controls/labelled.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace bloscope {

namespace {

constexpr int longestName = 220; // pixels
constexpr int gap = 6;           // to what is set beside it

} // namespace

TargetChoice::TargetChoice(QWidget* parent)
    : QWidget(parent), m_only(new QLabel), m_several(new QComboBox)
{
    m_only->setTextFormat(Qt::PlainText);
    m_several->setAccessibleName(tr("What is painted on"));
    m_several->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_several, &QComboBox::activated, this, &TargetChoice::chosen);
    QHBoxLayout* row = tightRow(this);
    row->setContentsMargins(0, 0, gap, 0);
    row->addWidget(m_only);
    row->addWidget(m_several);
}

void TargetChoice::show(const QStringList& names, int current)
{
    const QSignalBlocker quiet(m_several);
    m_several->clear();
    for (const QString& name : names) {
        m_several->addItem(fontMetrics().elidedText(name, Qt::ElideMiddle, longestName));
        m_several->setItemData(m_several->count() - 1, name, Qt::ToolTipRole);
    }
    m_several->setCurrentIndex(current);
    m_only->setText(m_several->currentText());
    m_only->setToolTip(names.value(current));
    m_several->setToolTip(tr("What is painted on: %1").arg(names.value(current)));
    m_several->setVisible(names.size() > 1);
    m_only->setVisible(names.size() <= 1);
}

QString TargetChoice::shown() const
{
    return m_several->currentData(Qt::ToolTipRole).toString();
}

} // namespace bloscope
