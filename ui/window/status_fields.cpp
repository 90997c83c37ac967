#include "ui/window/status_fields.h"

#include "core/array/block_cache.h"
#include "core/remote/remote_reading.h"
#include "ui/controls/elided_label.h"
#include "ui/document/open_request.h"
#include "ui/pages/document_page.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/text/number_text.h"

#include <QLabel>
#include <QStatusBar>
#include <utility>

namespace bloscope {

namespace {

constexpr int pollMs = 500;
constexpr int fieldMargin = 3;
constexpr int leastLetters = 12; // of the current value, where all fields are long

QString bytesText(std::uint64_t bytes)
{
    return sizeText(bytes);
}

} // namespace

StatusFields::StatusFields(QStatusBar* bar, const BlockCache& cache)
    : QObject(bar),
      m_cache(cache),
      m_shown(new ElidedLabel(bar)),
      m_current(new ElidedLabel(bar)),
      m_selection(new ElidedLabel(bar)),
      m_fetched(new QLabel(bar)),
      m_cacheUse(new ElidedLabel(bar))
{
    for (QLabel* label : {m_shown, m_current, m_selection, m_fetched, m_cacheUse}) {
        label->setTextFormat(Qt::PlainText);
        label->setMargin(fieldMargin);
    }
    for (QLabel* label : {m_shown, m_current}) // shapes and values, whichever way the window runs
        label->setLayoutDirection(Qt::LeftToRight);
    // It has the room that the others leave: a record of many fields pushes none of them out.
    m_current->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_current->setMinimumWidth(leastLetters * letterWidth(m_current->fontMetrics()));
    m_cacheUse->setToolTip(tr("Memory used by decoded blocks, and the limit"));
    bar->addWidget(m_shown);
    bar->addWidget(m_current, 1);
    bar->addWidget(m_selection);
    bar->addPermanentWidget(m_fetched);
    bar->addPermanentWidget(m_cacheUse);
    m_fetched->hide();

    connect(&m_poll, &QTimer::timeout, this, &StatusFields::showFigures);
    m_poll.start(pollMs);
    showFigures();
}

void StatusFields::follow(DocumentPage* page)
{
    if (m_page)
        disconnect(m_page, nullptr, this, nullptr);
    m_page = page;
    if (page)
        connect(page, &DocumentPage::textsChanged, this, &StatusFields::showTexts);
    showTexts();
    showFigures();
}

QString StatusFields::fetchedText() const
{
    return m_fetched->isHidden() ? QString() : m_fetched->text();
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

void StatusFields::showFigures()
{
    m_cacheUse->setText(
        tr("Cache %1 of %2").arg(bytesText(m_cache.bytes()), bytesText(m_cache.budget())));
    const bool isRemote = m_page && isOnServer(m_page->address().path);
    m_fetched->setVisible(isRemote);
    if (isRemote)
        showFetched();
}

// What is still under way has a speed.
void StatusFields::showFetched()
{
    const RemoteReading::Counts now = RemoteReading::ofThisProcess().counts();
    const std::uint64_t since = now.fetchedBytes - std::exchange(m_bytesBefore, now.fetchedBytes);
    const QString fetched = countedText(now.requests, tr("Fetched %1 in %n request(s)", "bytes",
                                                         pluralNumber(now.requests)))
                                .arg(bytesText(now.fetchedBytes));
    m_fetched->setText(since == 0 ? fetched
                                  : tr("%1, %2/s", "what was fetched, bytes each second")
                                        .arg(fetched, bytesText(since * 1000 / pollMs)));
    const bool isPlain = m_page->address().path.startsWith(QLatin1String("http:"));
    m_fetched->setToolTip(sentencesText(
        {tr("From servers since the program was started. %1 were read, what was kept on the disk "
            "included.")
             .arg(bytesText(now.readBytes)),
         isPlain ? tr("The connection is not encrypted.") : QString()}));
}

} // namespace bloscope
