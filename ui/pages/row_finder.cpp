#include "ui/pages/row_finder.h"

#include "ui/controls/go_to_bar.h"
#include "ui/controls/text_find_bar.h"
#include "ui/pages/document_page.h"
#include "ui/rows/row_search.h"
#include "ui/rows/row_table_view.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/worker/long_job.h"

#include <utility>

namespace bloscope {

namespace {

constexpr double hundred = 100;

} // namespace

GoToBar* createGoToRow(const QString& label, RowTableView& rows, DocumentPage& page)
{
    const auto meaning = [&rows](const QString& text) {
        const RowPlace place = parseRow(text, rows.totalRows());
        return GoToBar::Meaning{
            GoToBar::tr("%1 of %2").arg(countText(place.row), countText(rows.totalRows())),
            place.problem};
    };
    auto* bar = new GoToBar(label, GoToBar::tr("12, or -1 for the last one"), meaning, &page);
    QObject::connect(bar, &GoToBar::wanted, &rows, [&rows](const QString& text) {
        rows.goToRow(parseRow(text, rows.totalRows()).row);
    });
    QObject::connect(bar, &GoToBar::closed, &page, &DocumentPage::takeFocus);
    return bar;
}

RowFinder::RowFinder(DocumentPage& page, const RowTableModel& model, RowTableView& rows,
                     Scheduler& scheduler)
    : Finder(&page),
      m_model(model),
      m_rows(rows),
      m_scheduler(scheduler),
      m_bar(new TextFindBar(&page))
{
    connect(m_bar, &TextFindBar::nextWanted, this, [this] { start(ScanDirection::Forwards); });
    connect(m_bar, &TextFindBar::previousWanted, this, [this] { start(ScanDirection::Backwards); });
    connect(m_bar, &TextFindBar::closed, this, &RowFinder::stop);
    connect(m_bar, &TextFindBar::closed, &page, &DocumentPage::takeFocus);
}

void RowFinder::ask()
{
    m_bar->ask();
}

void RowFinder::find(ScanDirection direction)
{
    if (m_bar->text().isEmpty())
        ask();
    else
        start(direction);
}

void RowFinder::stop()
{
    delete std::exchange(m_search, nullptr);
}

std::optional<RowAndColumn> RowFinder::currentCell() const
{
    const auto current = m_rows.currentCell();
    if (!current)
        return std::nullopt;
    return RowAndColumn{current->row, static_cast<int>(current->column)};
}

void RowFinder::start(ScanDirection direction)
{
    stop();
    if (m_model.totalRows() == 0 || m_model.columnCount() == 0)
        return m_bar->tell(tr("There are no rows."));
    m_bar->show();
    m_bar->tell(tr("Searching…"));
    const RowWish wish{m_bar->text(), m_model.totalRows(), currentCell(), direction};
    const auto found = std::make_shared<RowFound>();
    m_search = new LongJob(tr("Searching"), this);
    connect(m_search, &LongJob::progressed, this, [this] {
        const auto total = static_cast<double>(m_search->total());
        if (total > 0)
            m_bar->tell(tr("Searching, %1 %…")
                            .arg(static_cast<int>(hundred * static_cast<double>(m_search->done()) /
                                                  total)));
    });
    connect(m_search, &LongJob::finished, this, [this, found](const Result<>& outcome) {
        finish(outcome ? Result<RowFound>(*found) : Result<RowFound>(outcome.error()));
    });
    m_search->start(m_scheduler,
                    [source = m_model.source(), wish, found](const Job& job) -> Result<> {
                        BLOSCOPE_TRY(*found, findInRows(*source, wish, job));
                        return {};
                    });
}

void RowFinder::finish(const Result<RowFound>& found)
{
    m_search->deleteLater(); // the call comes from it
    m_search = nullptr;
    if (!found)
        return m_bar->tell(errorSentence(tr("The search failed"), found.error()));
    if (!found->cell)
        return m_bar->tell(tr("Not found: %1 rows searched").arg(countText(m_model.totalRows())));
    m_rows.goTo({found->cell->row, found->cell->column});
    m_bar->tell(
        (found->hasTurned ? tr("Found in row %1, after wrapping around") : tr("Found in row %1"))
            .arg(found->rowNumber));
}

} // namespace bloscope
