#include "ui/document/document_page.h"

#include "ui/controls/dimension_bar.h"
#include "ui/controls/message_bar.h"
#include "ui/icons.h"
#include "ui/models/frame_structure.h"
#include "ui/text/error_text.h"
#include "ui/views/heatmap_view.h"
#include "ui/views/slice_table_view.h"
#include "ui/worker/long_job.h"

#include <QLabel>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

namespace bloscope {

DocumentPage::DocumentPage(OpenedFile file, Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_document(new Document(std::move(file), this)),
      m_message(new MessageBar(this)),
      m_dimensions(new DimensionBar(*m_document, this)),
      m_centre(new QStackedWidget(this)),
      m_views(new QTabWidget(this))
{
    addView(new SliceTableView(*m_document, scheduler, this), "table", tr("Table"));
    addView(new HeatmapView(*m_document, scheduler, this), "heatmap", tr("Heatmap"));
    m_views->setDocumentMode(true);
    m_views->setAccessibleName(tr("Views of the slice"));

    auto* nothing = new QLabel(tr("No elements"), this);
    nothing->setAlignment(Qt::AlignCenter);
    nothing->setForegroundRole(QPalette::PlaceholderText);
    m_centre->addWidget(m_views);
    m_centre->addWidget(nothing);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_message);
    column->addWidget(m_dimensions);
    column->addWidget(m_centre, 1);

    connect(m_views, &QTabWidget::currentChanged, this, &DocumentPage::currentViewChanged);
    connect(m_centre, &QStackedWidget::currentChanged, this, &DocumentPage::currentViewChanged);
    connect(m_document, &Document::sliceChanged, this, &DocumentPage::showViewsOrNothing);
    showViewsOrNothing();
    showProblems();
}

// Views refer to the document: they go first.
DocumentPage::~DocumentPage()
{
    delete m_centre;
    delete m_dimensions;
}

void DocumentPage::addView(SliceView* view, const char* icon, const QString& title)
{
    m_views->addTab(view, lineIcon(QString::fromLatin1(icon)), title);
    connect(view, &SliceView::notice, this, &DocumentPage::notice);
}

void DocumentPage::showView(View view)
{
    m_views->setCurrentIndex(static_cast<int>(view));
}

DocumentPage::View DocumentPage::shownView() const
{
    return static_cast<View>(m_views->currentIndex());
}

SliceView* DocumentPage::currentView() const
{
    if (m_centre->currentWidget() != m_views)
        return nullptr;
    return qobject_cast<SliceView*>(m_views->currentWidget());
}

void DocumentPage::showViewsOrNothing()
{
    m_centre->setCurrentIndex(m_document->slice().isEmpty() ? 1 : 0);
}

void DocumentPage::adopt(LongJob* job)
{
    job->setParent(this);
    connect(job, &LongJob::finished, this, [this, job](const Result<>& outcome) {
        tellEnd(job->title(), outcome);
        job->deleteLater();
    });
    emit jobAdopted(job);
}

void DocumentPage::tellEnd(const QString& title, const Result<>& outcome)
{
    if (outcome)
        emit notice(tr("%1: done.").arg(title));
    else if (outcome.error().kind() == ErrorKind::Cancelled)
        emit notice(tr("%1: cancelled.").arg(title));
    else
        m_message->tell(MessageBar::Severity::Failure,
                        errorSentence(tr("%1 failed").arg(title), outcome.error()));
}

void DocumentPage::showProblems()
{
    std::vector<Problem> problems = m_document->frame()->problems();
    const std::vector<Problem>& ofArray = m_document->array()->problems();
    problems.insert(problems.end(), ofArray.begin(), ofArray.end());
    std::erase_if(problems, [](const Problem& problem) {
        return problem.severity == Problem::Severity::Note;
    });
    if (problems.empty())
        return;
    const QString first =
        tr("Part of this file is damaged: %1.").arg(displayText(problems.front().text));
    const auto others = problems.size() - 1;
    m_message->tell(MessageBar::Severity::Warning,
                    others > 0 ? tr("%1 (And %2 more.)").arg(first).arg(others) : first,
                    tr("Show in Structure"));
    connect(m_message, &MessageBar::actionTriggered, this,
            [this] { emit structurePartWanted(problemsPartName()); });
}

} // namespace bloscope
