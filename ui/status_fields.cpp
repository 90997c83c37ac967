#include "ui/status_fields.h"

#include "core/base/text.h"
#include "ui/document/document.h"

#include <QLabel>
#include <QStatusBar>

namespace bloscope {

namespace {

constexpr int cachePollMs = 500;
constexpr int fieldMargin = 3;
constexpr qsizetype longestValue = 200;

QString indexText(const std::vector<std::int64_t>& index)
{
    QStringList parts;
    for (const std::int64_t i : index)
        parts << QString::number(i);
    return '[' + parts.join(", ") + ']';
}

} // namespace

StatusFields::StatusFields(QStatusBar* bar, const BlockCache& cache)
    : QObject(bar),
      m_cache(cache),
      m_slice(new QLabel(bar)),
      m_cell(new QLabel(bar)),
      m_cacheUse(new QLabel(bar))
{
    for (QLabel* label : {m_slice, m_cell, m_cacheUse}) {
        label->setTextFormat(Qt::PlainText);
        label->setMargin(fieldMargin);
    }
    m_slice->setToolTip(tr("The slice that is shown"));
    m_cell->setToolTip(tr("The cell under the cursor and its exact value"));
    m_cell->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_cacheUse->setToolTip(tr("Memory that decoded blocks take, of what they may take"));
    bar->addWidget(m_slice);
    bar->addWidget(m_cell, 1);
    bar->addPermanentWidget(m_cacheUse);

    connect(&m_cacheTimer, &QTimer::timeout, this, &StatusFields::showCache);
    m_cacheTimer.start(cachePollMs);
    showCache();
}

void StatusFields::follow(Document* document)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    if (document) {
        connect(document, &Document::sliceChanged, this, &StatusFields::showSlice);
        connect(document, &Document::currentCellChanged, this, &StatusFields::showCell);
    }
    showSlice();
    showCell();
}

void StatusFields::showSlice()
{
    if (!m_document)
        return m_slice->clear();
    m_slice->setText(QString::fromStdString(m_document->slice().text()));
}

void StatusFields::showCell()
{
    const Document::CellPosition cell =
        m_document ? m_document->currentCell() : Document::CellPosition();
    if (cell.row < 0)
        return m_cell->clear();
    QString value = m_document->currentCellText();
    if (value.size() > longestValue)
        value = value.left(longestValue) + u'…';
    m_cell->setText(indexText(m_document->slice().indexAt(cell.row, cell.column)) + "  " + value);
}

void StatusFields::showCache()
{
    m_cacheUse->setText(tr("Cache %1 of %2")
                            .arg(QString::fromStdString(byteCountText(m_cache.bytes())),
                                 QString::fromStdString(byteCountText(m_cache.budget()))));
}

} // namespace bloscope
