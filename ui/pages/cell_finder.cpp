#include "ui/pages/cell_finder.h"

#include "ui/cells/cell_in_slice.h"
#include "ui/document/value_changes.h"
#include "ui/find/replace_line.h"
#include "ui/pages/array_page.h"
#include "ui/table/slice_table_view.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <utility>

namespace bloscope {

namespace {

QString chunkCountText(std::int64_t chunks)
{
    return countedText(chunks, CellFinder::tr("1 chunk"), CellFinder::tr("%1 chunks"));
}

} // namespace

CellFinder::CellFinder(ArrayPage& page, std::vector<DTypeLeaf> numbers, Scheduler& scheduler,
                       std::shared_ptr<ChunkSummaries> summaries)
    : Finder(&page),
      m_page(page),
      m_scheduler(scheduler),
      m_summaries(std::move(summaries)),
      m_bar(new FindBar(std::move(numbers), &page)),
      m_replacing(new CellReplacing(page.document(), scheduler, page.changes(), this))
{
    connectReplacing();
    connect(m_bar, &FindBar::wanted, this, &CellFinder::start);
    connect(m_bar, &FindBar::cancelWanted, this, [this] {
        if (m_search)
            m_search->cancel();
    });
    connect(m_bar, &FindBar::closed, this, &CellFinder::stop);
    connect(m_bar, &FindBar::closed, &page, &ArrayPage::takeFocus);
}

void CellFinder::connectReplacing()
{
    const ReplaceLine& line = m_bar->replacing();
    connect(&line, &ReplaceLine::wanted, this, &CellFinder::replaceOne);
    connect(&line, &ReplaceLine::allWanted, this, [this] {
        if (const auto asked = question())
            m_replacing->replaceAll(*asked, m_bar->replacing().value());
    });
    connect(&line, &ReplaceLine::countWanted, this, [this] {
        if (const auto asked = question())
            m_replacing->count(*asked);
    });
    connect(m_replacing, &CellReplacing::told, m_bar, &FindBar::showOutcome);
    connect(m_replacing, &CellReplacing::jobStarted, &m_page, &ArrayPage::jobAdopted);
}

void CellFinder::ask()
{
    chooseCurrentField();
    m_bar->ask();
}

void CellFinder::askToReplace()
{
    chooseCurrentField();
    m_bar->askToReplace();
}

void CellFinder::chooseCurrentField()
{
    if (const auto* table = qobject_cast<SliceTableView*>(m_page.currentView()))
        m_bar->choosePart(table->markedField());
}

// The search sees the values of before, among which it goes on behind the cell.
void CellFinder::replaceOne()
{
    const auto asked = question();
    if (const auto cell = currentCell(); cell && asked)
        m_replacing->replaceOne(*cell, *asked, m_bar->replacing().value());
    start(ScanDirection::Forwards);
}

void CellFinder::find(ScanDirection direction)
{
    if (m_bar->criterion())
        start(direction);
    else
        ask();
}

void CellFinder::stop()
{
    delete std::exchange(m_search, nullptr);
    m_replacing->stop();
}

std::optional<Slice> CellFinder::sliceToSearch() const
{
    const Document& document = m_page.document();
    const FindBar::Scope scope = m_bar->scope();
    if (scope == FindBar::Scope::Array)
        return Slice::whole(document.array()->shape());
    const SliceView* view = m_page.currentView();
    if (scope == FindBar::Scope::Selection && view)
        if (auto selected = view->selectedSlice())
            return selected;
    if (m_found && document.slice() == m_shown && m_scope == scope)
        return m_searched;
    return scope == FindBar::Scope::Slice ? std::optional(document.slice()) : std::nullopt;
}

// What the bar asks for, or it is said why there is nothing.
std::optional<CellReplacing::Question> CellFinder::question() const
{
    const Result<CellCriterion> criterion = m_bar->criterion();
    if (!criterion)
        return {};
    const auto slice = sliceToSearch();
    if (!slice) {
        m_bar->showOutcome(tr("Select more than one of the cells first, and not all of them."));
        return {};
    }
    return CellReplacing::Question{*slice, m_bar->part(), *criterion};
}

// Where the user is, or else where the last search has ended.
std::optional<CellFinder::Index> CellFinder::currentCell() const
{
    const SliceView* view = m_page.currentView();
    std::optional<Index> index = view ? view->markedCell() : std::nullopt;
    if (!index && m_page.document().slice() == m_shown)
        index = m_found;
    return index;
}

FoundCell CellFinder::startIn(const Slice& slice) const
{
    const auto index = currentCell();
    return index ? positionIn(slice, *index) : FoundCell();
}

void CellFinder::start(ScanDirection direction)
{
    const auto asked = question();
    if (!asked)
        return;
    stop();
    const bool isAll = m_page.document().array()->dtype().isNumeric();
    const auto part = isAll ? std::nullopt : std::optional(asked->part);
    const Slice& slice = asked->slice;
    m_search = new CellSearch(m_page.document().reader(), m_scheduler,
                              {slice, asked->criterion, direction, startIn(slice), part},
                              m_summaries, this);
    connect(m_search, &CellSearch::progressed, this,
            [this] { m_bar->showProgress(m_search->share(), m_search->cellsPerSecond()); });
    connect(m_search, &CellSearch::finished, this,
            [this, asked = *asked](const Result<CellSearch::Answer>& answer) {
                finish(asked, answer);
            });
    m_bar->show();
}

void CellFinder::finish(const CellReplacing::Question& asked,
                        const Result<CellSearch::Answer>& answer)
{
    const Slice& slice = asked.slice;
    m_search->deleteLater(); // the call comes from it
    m_search = nullptr;
    if (!answer) {
        const bool isCancelled = answer.error().kind() == ErrorKind::Cancelled;
        m_bar->showOutcome(isCancelled ? tr("The search was cancelled.")
                                       : errorSentence(tr("The search has ended"), answer.error()));
        return;
    }
    m_bar->showOutcome(outcomeOf(slice, *answer));
    if (!answer->cell)
        return;
    m_found = SliceGrid::indexOf(slice, *answer->cell);
    m_page.showCell(*m_found);
    if (auto* table = qobject_cast<SliceTableView*>(m_page.currentView()))
        table->goToField(asked.part.path);
    m_searched = slice;
    m_scope = m_bar->scope();
    m_shown = m_page.document().slice();
}

QString CellFinder::outcomeOf(const Slice& slice, const CellSearch::Answer& answer) const
{
    if (answer.cell && !answer.hasTurned)
        return tr("Found: %1").arg(indexText(SliceGrid::indexOf(slice, *answer.cell)));
    if (answer.cell)
        return tr("Found: %1, past the end: the search went on from the other one")
            .arg(indexText(SliceGrid::indexOf(slice, *answer.cell)));
    const SearchTally& tally = answer.tally;
    const QString cells = countText(tally.cells);
    if (!m_page.document().array()->isNd())
        return tr("No such cell: %1 cells searched").arg(cells);
    return tr("No such cell: %1 cells of %2 searched, %3 skipped")
        .arg(cells, chunkCountText(tally.parts), chunkCountText(tally.skippedParts));
}

} // namespace bloscope
