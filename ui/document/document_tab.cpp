#include "ui/document/document_tab.h"

#include "ui/controls/dimension_bar.h"
#include "ui/document/document_page.h"
#include "ui/document/failure_page.h"

#include <QFileInfo>
#include <QLabel>

namespace bloscope {

DocumentTab::DocumentTab(const QString& path, const QString& slice, Workshop workshop,
                         QWidget* parent)
    : QStackedWidget(parent),
      m_path(path),
      m_firstSlice(slice),
      m_workshop(workshop),
      m_opening(new QLabel(tr("Opening %1…").arg(QFileInfo(path).fileName()), this)),
      m_failure(new FailurePage(this))
{
    m_opening->setAlignment(Qt::AlignCenter);
    m_opening->setForegroundRole(QPalette::PlaceholderText);
    addWidget(m_opening);
    addWidget(m_failure);
    connect(m_failure, &FailurePage::retryWanted, this, &DocumentTab::open);
    connect(m_failure, &FailurePage::closeWanted, this, &DocumentTab::closeWanted);
    open();
}

void DocumentTab::open()
{
    setCurrentWidget(m_opening);
    m_ticket = m_workshop.scheduler.submit(
        Scheduler::Priority::Visible, this,
        [path = m_path, &cache = m_workshop.cache, &pool = m_workshop.pool](std::stop_token) {
            return openForViewing(path, cache, pool);
        },
        [this](Result<OpenedFile> file) { fileArrives(std::move(file)); });
}

void DocumentTab::fileArrives(Result<OpenedFile> file)
{
    m_ticket.cancel();
    if (!file)
        return showFailure(file.error());
    m_page = new DocumentPage(*std::move(file), m_workshop.scheduler, this);
    addWidget(m_page);
    setCurrentWidget(m_page);
    if (!m_firstSlice.isEmpty())
        showSlice(m_firstSlice);
    emit opened();
}

void DocumentTab::showSlice(const QString& text)
{
    if (m_page)
        m_page->dimensionBar().setSliceText(text);
    else
        m_firstSlice = text;
}

void DocumentTab::showFailure(const Error& error)
{
    m_failure->explain(QFileInfo(m_path).fileName(), error);
    setCurrentWidget(m_failure);
    emit failed();
}

} // namespace bloscope
