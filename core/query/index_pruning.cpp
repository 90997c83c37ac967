#include "core/query/index_pruning.h"

#include "core/base/text.h"
#include "core/query/column_index.h"
#include "core/query/sorted_index.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <map>

namespace bloscope {

namespace {

using Truth = BoundExpression::Truth;
using Op = BoundExpression::Op;

// A part of the table from which on it is as well scanned: a match in every block.
constexpr std::int64_t mostShare = 32;
constexpr std::size_t mostWordRuns = 64; // of ranks that are looked up one by one

// Which slots have to be tested, by what is known without reading them.
class Pruning {
 public:
    Pruning(const QueryTable& table, std::string_view text, const Job& job)
        : m_table(table), m_text(text), m_job(job)
    {
    }

    // Slots for which the condition may be true, or, with `wanted` false, false. Nothing: any.
    // Errors: Cancelled.
    Result<std::optional<RowSet>> candidates(const BoundExpression& condition, bool wanted);

    std::vector<IndexUse> takeUses() { return std::move(m_uses); }

 private:
    using FindRuns = std::function<Result<std::vector<SortedIndex::Run>>(const SortedIndex& index)>;
    Result<std::optional<RowSet>> ofParts(const BoundExpression& condition, bool wanted);
    Result<std::optional<RowSet>> ofRange(const BoundExpression& test, bool wanted);
    Result<std::optional<RowSet>> ofSegments(const BoundExpression& test, bool isInside,
                                             IndexUse& use);
    Result<std::optional<RowSet>> ofWords(const BoundExpression& test, bool wanted);
    Result<std::optional<RowSet>> ofTexts(const BoundExpression& test, bool wanted);
    Result<std::optional<RowSet>> ofRanks(const BoundExpression& test, std::size_t column,
                                          const FindRuns& find);
    Result<std::optional<RowSet>> lookUp(std::size_t column, const FindRuns& find, IndexUse& use);
    IndexUse useOf(const BoundExpression& test, std::size_t column) const;
    const Result<ColumnSummary>& summaryOf(std::size_t column);
    const Result<SortedIndexPtr>& sortedOf(std::size_t column);

    const QueryTable& m_table;
    std::string_view m_text;
    const Job& m_job;
    std::map<std::size_t, Result<ColumnSummary>> m_summaries;
    std::map<std::size_t, Result<SortedIndexPtr>> m_sorted;
    std::vector<IndexUse> m_uses;
};

// Compares a column of texts with one text.
bool isTextTest(const BoundExpression& test)
{
    return test.op == Op::Compare && test.comparison != CompareOperator::NotEqual &&
           test.parts[0].op == Op::Column &&
           test.parts[0].column->type() == TypedColumn::Type::Text &&
           test.parts[1].op == Op::Constant &&
           std::holds_alternative<std::string>(test.parts[1].constant);
}

CompareOperator negated(CompareOperator comparison)
{
    switch (comparison) {
    case CompareOperator::Equal:
        return CompareOperator::NotEqual;
    case CompareOperator::NotEqual:
        return CompareOperator::Equal;
    case CompareOperator::Less:
        return CompareOperator::GreaterEqual;
    case CompareOperator::LessEqual:
        return CompareOperator::Greater;
    case CompareOperator::Greater:
        return CompareOperator::LessEqual;
    default:
        return CompareOperator::Less;
    }
}

Result<std::optional<RowSet>> Pruning::candidates(const BoundExpression& condition, bool wanted)
{
    switch (condition.op) {
    case Op::Not:
        return candidates(condition.parts.front(), !wanted);
    case Op::And:
    case Op::Or:
        return ofParts(condition, wanted);
    case Op::InRange:
        return ofRange(condition, wanted);
    case Op::Words:
        return ofWords(condition, wanted);
    case Op::Compare:
        return ofTexts(condition, wanted);
    default:
        return std::optional<RowSet>();
    }
}

// True are those for which all parts of an And may be, or any of an Or; false the other way round.
Result<std::optional<RowSet>> Pruning::ofParts(const BoundExpression& condition, bool wanted)
{
    const bool needsAll = (condition.op == Op::And) == wanted;
    std::optional<RowSet> all;
    bool isFirst = true;
    for (const BoundExpression& part : condition.parts) {
        BLOSCOPE_TRY(std::optional<RowSet> some, candidates(part, wanted));
        if (isFirst || (needsAll && !all))
            all = std::move(some);
        else if (needsAll && some)
            all->keepOnly(*some);
        else if (!needsAll && all && some)
            all->add(*some);
        else if (!needsAll)
            all.reset();
        isFirst = false;
    }
    return all;
}

const Result<ColumnSummary>& Pruning::summaryOf(std::size_t column)
{
    const auto known = m_summaries.find(column);
    if (known != m_summaries.end())
        return known->second;
    return m_summaries.emplace(column, ColumnSummary::open(m_table, column, m_job)).first->second;
}

const Result<SortedIndexPtr>& Pruning::sortedOf(std::size_t column)
{
    const auto known = m_sorted.find(column);
    if (known != m_sorted.end())
        return known->second;
    return m_sorted.emplace(column, SortedIndex::open(m_table, column, m_job)).first->second;
}

void skip(std::int64_t segment, IndexUse& use)
{
    ++use.skipped;
    auto& runs = use.skippedRuns;
    if (!runs.empty() && runs.back().second + 1 == segment)
        runs.back().second = segment;
    else if (runs.size() < IndexUse::mostRuns)
        runs.emplace_back(segment, segment);
}

IndexUse Pruning::useOf(const BoundExpression& test, std::size_t column) const
{
    IndexUse use;
    use.condition = m_text.substr(std::min(test.begin, m_text.size()), test.end - test.begin);
    use.column = m_table.columns()[column].name;
    return use;
}

Result<std::optional<RowSet>> Pruning::ofRange(const BoundExpression& test, bool wanted)
{
    const bool isInside = test.isNegated != wanted;
    IndexUse use = useOf(test, test.columnIndex);
    const auto find = [&](const SortedIndex& index) {
        return index.find(test.range, isInside, m_job);
    };
    BLOSCOPE_TRY(std::optional<RowSet> rows, lookUp(test.columnIndex, find, use));
    if (!rows) {
        BLOSCOPE_TRY(rows, ofSegments(test, isInside, use));
    }
    m_uses.push_back(std::move(use));
    return rows;
}

Result<std::optional<RowSet>> Pruning::ofSegments(const BoundExpression& test, bool isInside,
                                                  IndexUse& use)
{
    const Result<ColumnSummary>& summary = summaryOf(test.columnIndex);
    if (!summary && summary.error().kind() == ErrorKind::Cancelled)
        return summary.error();
    if (!summary) {
        use.problem = summary.error().text();
        return std::optional<RowSet>();
    }
    use.segmentRows = summary->segmentRows();
    use.segments = summary->segments();
    RowSet rows;
    for (std::int64_t i = 0; i < summary->segments(); ++i) {
        const bool may =
            isInside ? summary->mayBeInside(i, test.range) : summary->mayBeOutside(i, test.range);
        if (may)
            rows.addRange(i * use.segmentRows,
                          std::min((i + 1) * use.segmentRows, m_table.slotCount()));
        else
            skip(i, use);
    }
    return std::optional(std::move(rows));
}

// Neighbouring ranks of words together.
Result<std::vector<SortedIndex::Run>>
runsOfWords(const SortedIndex& index, const BoundExpression& test, Truth wanted, const Job& job)
{
    std::vector<std::uint8_t> isWanted(static_cast<std::size_t>(index.ranks()) + 1);
    for (std::size_t code = 0; code + 1 < test.words.size(); ++code)
        isWanted[index.column().wordRanks()[code]] = test.words[code] == wanted;
    std::vector<SortedIndex::Run> all;
    for (std::size_t first = 0; first < isWanted.size(); ++first) {
        if (!isWanted[first])
            continue;
        std::size_t last = first;
        while (isWanted[last + 1])
            ++last;
        BLOSCOPE_TRY(const auto runs,
                     index.find(SortedIndex::keyOfRank(static_cast<std::int64_t>(first)),
                                SortedIndex::keyOfRank(static_cast<std::int64_t>(last)), true,
                                job));
        all.insert(all.end(), runs.begin(), runs.end());
        if (all.size() > mostWordRuns)
            return unusableIndex("there are too many words to look up");
        first = last;
    }
    return all;
}

Result<std::optional<RowSet>> Pruning::ofWords(const BoundExpression& test, bool wanted)
{
    const Truth truth = wanted ? Truth::True : Truth::False;
    if (std::ranges::find(test.words, truth) == test.words.end())
        return std::optional(RowSet());
    if (test.words.back() == truth) // rows without a value
        return std::optional<RowSet>();
    return ofRanks(test, test.columnIndex, [&](const SortedIndex& index) {
        return runsOfWords(index, test, truth, m_job);
    });
}

Result<std::optional<RowSet>> Pruning::ofTexts(const BoundExpression& test, bool wanted)
{
    if (!isTextTest(test))
        return std::optional<RowSet>();
    const CompareOperator comparison = wanted ? test.comparison : negated(test.comparison);
    const auto& text = std::get<std::string>(test.parts[1].constant);
    if (comparison == CompareOperator::NotEqual)
        return std::optional<RowSet>();
    return ofRanks(test, test.parts[0].columnIndex,
                   [&](const SortedIndex& index) { return index.find(comparison, text, m_job); });
}

Result<std::optional<RowSet>> Pruning::ofRanks(const BoundExpression& test, std::size_t column,
                                               const FindRuns& find)
{
    if (!m_table.indexOf(column))
        return std::optional<RowSet>();
    IndexUse use = useOf(test, column);
    BLOSCOPE_TRY(std::optional<RowSet> rows, lookUp(column, find, use));
    if (!rows && use.orderProblem.empty())
        use.problem = "indexes of values of this type are not used";
    m_uses.push_back(std::move(use));
    return rows;
}

// Nothing where the column has no FULL index, or none that helps.
Result<std::optional<RowSet>> Pruning::lookUp(std::size_t column, const FindRuns& find,
                                              IndexUse& use)
{
    const Result<SortedIndexPtr>& index = sortedOf(column);
    const auto slots = [&]() -> Result<RowSet> {
        if (!index)
            return index.error();
        BLOSCOPE_TRY(const std::vector<SortedIndex::Run> runs, find(**index));
        const std::int64_t count = SortedIndex::countOf(runs);
        if (count > m_table.slotCount() / mostShare)
            return unusableIndex(
                fmt::format("reading the column is faster for {}",
                            amountOf(static_cast<std::uint64_t>(count), "row", "rows")));
        return (*index)->slotsOf(runs, m_job);
    };
    Result<RowSet> found = slots();
    if (!found && found.error().kind() == ErrorKind::Cancelled)
        return std::move(found).error();
    if (!found && found.error().kind() != ErrorKind::Usage)
        use.orderProblem = found.error().text();
    if (!found)
        return std::optional<RowSet>();
    use.foundRows = found->count();
    return std::optional(*std::move(found));
}

} // namespace

Result<CandidateRows> candidateRows(const QueryTable& table, const BoundExpression& condition,
                                    std::string_view text, const Job& job)
{
    Pruning pruning(table, text, job);
    CandidateRows found;
    BLOSCOPE_TRY(found.rows, pruning.candidates(condition, true));
    found.uses = pruning.takeUses();
    return found;
}

} // namespace bloscope
