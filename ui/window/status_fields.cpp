#include "ui/window/status_fields.h"

#include "core/base/text.h"
#include "ui/controls/elided_label.h"
#include "ui/pages/document_page.h"

#include <QLabel>
#include <QStatusBar>

namespace bloscope {

namespace {

constexpr int cachePollMs = 500;
constexpr int fieldMargin = 3;
constexpr int leastLetters = 12; // of the current value, where all fields are long

} // namespace

StatusFields::StatusFields(QStatusBar* bar, const BlockCache& cache)
    : QObject(bar),
      m_cache(cache),
      m_shown(new ElidedLabel(bar)),
      m_current(new ElidedLabel(bar)),
      m_selection(new ElidedLabel(bar)),
      m_cacheUse(new ElidedLabel(bar))
{
    for (QLabel* label : {m_shown, m_current, m_selection, m_cacheUse}) {
        label->setTextFormat(Qt::PlainText);
        label->setMargin(fieldMargin);
    }
    // It has the room that the others leave: a record of many fields pushes none of them out.
    m_current->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_current->setMinimumWidth(leastLetters * m_current->fontMetrics().averageCharWidth());
    m_cacheUse->setToolTip(tr("Memory used by decoded blocks, and its limit"));
    bar->addWidget(m_shown);
    bar->addWidget(m_current, 1);
    bar->addWidget(m_selection);
    bar->addPermanentWidget(m_cacheUse);

    connect(&m_cacheTimer, &QTimer::timeout, this, &StatusFields::showCache);
    m_cacheTimer.start(cachePollMs);
    showCache();
}

void StatusFields::follow(DocumentPage* page)
{
    if (m_page)
        disconnect(m_page, nullptr, this, nullptr);
    m_page = page;
    if (page)
        connect(page, &DocumentPage::textsChanged, this, &StatusFields::showTexts);
    showTexts();
}

void StatusFields::showTexts()
{
    m_shown->setText(m_page ? m_page->shownText() : QString());
    m_shown->setToolTip(m_shown->text().isEmpty() ? QString()
                                                  : tr("Shown: %1").arg(m_shown->text()));
    m_current->setText(m_page ? m_page->currentText() : QString());
    m_current->setToolTip(m_current->text().isEmpty()
                              ? QString()
                              : tr("Current cell and exact value: %1").arg(m_current->text()));
    m_selection->setText(m_page ? m_page->selectionText() : QString());
    m_selection->setToolTip(
        m_selection->text().isEmpty()
            ? QString()
            : tr("Statistics of the selected cells: %1").arg(m_selection->text()));
}

void StatusFields::showCache()
{
    m_cacheUse->setText(tr("Cache %1 of %2")
                            .arg(QString::fromStdString(byteCountText(m_cache.bytes())),
                                 QString::fromStdString(byteCountText(m_cache.budget()))));
}

} // namespace bloscope
