#include "ui/pages/cell_finder.h"

#include "core/cells/cell_in_slice.h"
#include "core/find/find_cell.h"
#include "ui/document/value_changes.h"
#include "ui/find/replace_line.h"
#include "ui/pages/array_page.h"
#include "ui/table/slice_table_view.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/worker/long_job.h"

#include <utility>

namespace bloscope {

namespace {

} // namespace

CellFinder::CellFinder(ArrayPage& page, std::vector<DTypeLeaf> fields, Scheduler& scheduler)
    : Finder(&page),
      m_page(page),
      m_scheduler(scheduler),
      m_bar(new FindBar(std::move(fields), &page)),
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

CellFinder::~CellFinder() = default;

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
    m_counting.reset();
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
        m_bar->showOutcome(tr("First select more than one cell, but not all of them."));
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
    const auto texts = m_bar->texts();
    const bool isAll = texts || m_page.document().array()->dtype().isNumeric();
    const auto part = isAll ? std::nullopt : std::optional(asked->part);
    const CellSearch::Wish wish{
        asked->slice, asked->criterion, direction, startIn(asked->slice), part, texts};
    const Document& document = m_page.document();
    m_search = new CellSearch(document.reader(), m_scheduler, wish, document.summaries(), this);
    connect(m_search, &CellSearch::progressed, this,
            [this] { m_bar->showProgress(m_search->share(), m_search->cellsPerSecond()); });
    connect(m_search, &CellSearch::finished, this,
            [this, wish](const Result<CellSearch::Answer>& answer) { finish(wish, answer); });
    m_bar->show();
}

void CellFinder::finish(const CellSearch::Wish& wish, const Result<CellSearch::Answer>& answer)
{
    const Slice& slice = wish.slice;
    m_search->deleteLater(); // the call comes from it
    m_search = nullptr;
    if (!answer) {
        const bool isCancelled = answer.error().kind() == ErrorKind::Cancelled;
        m_bar->showOutcome(isCancelled ? tr("The search was cancelled.")
                                       : errorSentence(tr("The search failed"), answer.error()));
        return;
    }
    m_bar->showOutcome(outcomeOf(slice, *answer));
    if (!answer->cell)
        return;
    m_found = SliceGrid::indexOf(slice, *answer->cell);
    m_page.showCell(*m_found);
    if (auto* table = qobject_cast<SliceTableView*>(m_page.currentView()))
        table->goToField(answer->field.value_or(m_bar->part().path));
    m_searched = slice;
    m_scope = m_bar->scope();
    m_shown = m_page.document().slice();
    countMatches(wish, outcomeOf(slice, *answer));
}

// How many others there are, behind what is said of the one: of texts always, of numbers where that
// takes no time to speak of. Nothing was asked for, so that nothing is said of it while it runs.
void CellFinder::countMatches(const CellSearch::Wish& wish, const QString& outcome)
{
    constexpr std::int64_t mostNumbers = 20'000'000;
    const auto reader = m_page.document().reader();
    const auto tell = [this, outcome](std::uint64_t cells) {
        m_bar->showOutcome(outcome + QStringLiteral("   ") +
                           countedText(cells, tr("%n match(es)", nullptr, pluralNumber(cells))));
    };
    const auto pathOf = [](const std::optional<DTypeLeaf>& part) {
        return part ? part->path : std::string();
    };
    const auto isLike = [&](const Counted& counted) {
        return counted.reader.lock() == reader && counted.of.slice == wish.slice &&
               counted.of.criterion == wish.criterion &&
               pathOf(counted.of.part) == pathOf(wish.part) && counted.of.texts == wish.texts;
    };
    if (m_counted && isLike(*m_counted))
        return tell(m_counted->cells);
    if (!wish.texts && wish.slice.cellCount().value_or(mostNumbers + 1) > mostNumbers)
        return;
    const auto cells = std::make_shared<std::uint64_t>(0);
    m_counting = std::make_unique<LongJob>(tr("Counting"));
    connect(m_counting.get(), &LongJob::finished, this,
            [this, tell, cells, wish, reader](const Result<>& end) {
                m_counting.release()->deleteLater(); // the call comes from it
                if (!end)
                    return;
                m_counted = Counted{wish, reader, *cells};
                tell(*cells);
            });
    m_counting->start(m_scheduler, [wish, reader, cells](const Job& job) -> Result<> {
        BLOSCOPE_TRY(const auto scan, CellSearch::scanOf(wish, *reader));
        BLOSCOPE_TRY(*cells, countCells(*scan, wish.criterion, job));
        return {};
    });
}

QString CellFinder::outcomeOf(const Slice& slice, const CellSearch::Answer& answer) const
{
    if (answer.cell)
        return (answer.hasTurned ? tr("Found: %1, after wrapping around") : tr("Found: %1"))
            .arg(indexText(SliceGrid::indexOf(slice, *answer.cell)));
    const SearchTally& tally = answer.tally;
    const QString cells = countText(tally.cells);
    if (!m_page.document().array()->isNd())
        return tr("Not found: %1 cells searched").arg(cells);
    //: %1 cells, %2 chunks that were not read since they cannot contain the value
    return countedText(tally.parts, tr("Not found: %1 cells in %n chunk(s) searched, %2 skipped",
                                       nullptr, pluralNumber(tally.parts)))
        .arg(cells, countText(tally.skippedParts));
}

} // namespace bloscope
