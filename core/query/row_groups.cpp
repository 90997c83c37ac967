#include "core/query/row_groups.h"

#include "core/query/element_visit.h"
#include "core/query/row_parts.h"
#include "core/scan/wide_keys.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <limits>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>

namespace bloscope {

namespace {

constexpr std::uint32_t noGroup = std::numeric_limits<std::uint32_t>::max();

// The sum of floats with what additions lose (Knuth's two-sum, which does not branch).
struct FloatSum {
    double sum = 0;
    double lost = 0;

    void add(double number)
    {
        const double next = sum + number;
        const double added = next - sum;
        lost += (sum - (next - added)) + (number - added);
        sum = next;
    }
    void add(const FloatSum& other)
    {
        add(other.sum);
        lost += other.lost;
    }
    // What is lost near infinity is no number.
    double total() const { return std::isfinite(lost) ? sum + lost : sum; }
};

// The least or greatest value so far, by the bytes of its key.
struct Extreme {
    bool isThere = false;
    std::uint64_t number = 0;
    std::string text;
    std::int64_t slot = 0;

    bool operator<(const Extreme& other) const
    {
        return number != other.number ? number < other.number : text < other.text;
    }
};

// Of the values of one figure in one group.
struct Accumulator {
    std::int64_t count = 0; // with a value
    Int128 integers = 0;
    FloatSum floats;
    double mean = 0; // Welford's
    double squares = 0;
    Extreme extreme;
    std::unordered_set<std::uint64_t> numbers; // distinct ones
    std::unordered_set<std::string> texts;

    void addMoment(double number)
    {
        const double before = number - mean;
        mean += before / static_cast<double>(count);
        squares += before * (number - mean);
    }
    void add(Accumulator&& other, Aggregate aggregate);
    std::size_t distinct() const { return numbers.size() + texts.size(); }
};

void takeExtreme(const Extreme& other, Aggregate aggregate, Extreme& to)
{
    const bool isBetter = aggregate == Aggregate::Least ? other < to : to < other;
    if (other.isThere && (!to.isThere || isBetter))
        to = other;
}

void Accumulator::add(Accumulator&& other, Aggregate aggregate)
{
    if (other.count == 0)
        return;
    const auto mine = static_cast<double>(count);
    const auto theirs = static_cast<double>(other.count);
    const double distance = other.mean - mean;
    mean += distance * theirs / (mine + theirs);
    squares += other.squares + distance * distance * mine * theirs / (mine + theirs);
    count += other.count;
    integers += other.integers;
    floats.add(other.floats);
    takeExtreme(other.extreme, aggregate, extreme);
    numbers.merge(other.numbers);
    texts.merge(other.texts);
}

struct TextHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const
    {
        return std::hash<std::string_view>()(text);
    }
};

// Groups of one part of the rows, or of all of them: by the bytes of their keys.
struct Groups {
    struct Group {
        std::int64_t firstSlot = 0;
        std::int64_t rows = 0;
        std::vector<Accumulator> figures;
    };
    std::unordered_map<std::string, std::uint32_t, TextHash, std::equal_to<>> numbers;
    std::vector<Group> groups;

    Group& of(std::string_view key, std::int64_t firstSlot, std::size_t figures)
    {
        return groups[numberOf(key, firstSlot, figures)];
    }
    std::uint32_t numberOf(std::string_view key, std::int64_t firstSlot, std::size_t figures)
    {
        const auto known = numbers.find(key);
        if (known != numbers.end())
            return known->second;
        const auto number = static_cast<std::uint32_t>(groups.size());
        numbers.emplace(key, number);
        groups.push_back({firstSlot, 0, std::vector<Accumulator>(figures)});
        return number;
    }
};

bool needsNumbers(Aggregate aggregate)
{
    return aggregate == Aggregate::Sum || aggregate == Aggregate::Mean ||
           aggregate == Aggregate::Deviation;
}

bool isWhole(const BoundExpression& value)
{
    return value.kind != ValueKind::Float;
}

// Adds the numbers of one figure to their groups.
struct NumberAdder {
    const std::vector<std::uint8_t>& missing; // by row; empty: none
    std::span<const std::uint32_t> groupOf;   // by row, or noGroup
    std::span<Accumulator* const> groups;
    bool needsMoments = false;

    template <class Number>
    void add(const Number* numbers) const
    {
        if constexpr (std::is_floating_point_v<Number>)
            if (!needsMoments && groups.size() <= mostLaneGroups)
                return addInLanes(numbers);
        forEach(numbers, [this](std::size_t, Number number, std::uint32_t group) {
            Accumulator& sums = *groups[group];
            ++sums.count;
            if constexpr (std::is_floating_point_v<Number>)
                sums.floats.add(number);
            else
                sums.integers += static_cast<Int128>(number);
            if (needsMoments)
                sums.addMoment(static_cast<double>(number));
        });
    }

 private:
    static constexpr std::size_t lanes = 4;
    static constexpr std::size_t mostLaneGroups = 256; // sums that stay in the nearest cache

    struct Lane {
        std::int64_t count = 0;
        FloatSum sum;
    };

    template <class Number, class Take>
    void forEach(const Number* numbers, Take take) const
    {
        for (std::size_t row = 0; row < groupOf.size(); ++row) {
            const Number number = numbers[row];
            const std::uint32_t group = groupOf[row];
            if (group == noGroup || (!missing.empty() && missing[row]) || number != number)
                continue;
            take(row, number, group);
        }
    }

    // Rows of a group that follow each other wait for each other's sums: rows take turns.
    template <class Number>
    void addInLanes(const Number* numbers) const
    {
        std::vector<Lane> sums(lanes * groups.size());
        forEach(numbers, [&sums](std::size_t row, Number number, std::uint32_t group) {
            Lane& lane = sums[group * lanes + row % lanes];
            ++lane.count;
            lane.sum.add(number);
        });
        for (std::size_t i = 0; i < sums.size(); ++i) {
            groups[i / lanes]->count += sums[i].count;
            groups[i / lanes]->floats.add(sums[i].sum);
        }
    }
};

// Groups the rows of a table part by part.
class Grouping {
 public:
    Grouping(const QueryTable& table, const RowSet& rows, std::span<const RowKey> keys,
             std::span<const GroupFigure> figures, const GroupOptions& options, const Job& job)
        : m_table(table),
          m_rows(rows),
          m_keys(keys),
          m_figures(figures),
          m_options(options),
          m_job(job)
    {
    }

    Result<std::vector<RowGroup>> run();

 private:
    Result<> check() const;
    Result<Groups> read(RowPart part) const;
    Result<> readInto(RowPart part, Groups& to) const;
    std::vector<std::uint32_t> groupsOf(const GroupKeys& keys, RowPart part, Groups& to) const;
    std::uint32_t groupAt(const GroupKeys& keys, std::size_t row, RowPart part, Groups& to) const;
    Result<> addFigure(std::size_t figure, RowBatch& batch, std::span<const std::uint32_t> groupOf,
                       Groups& to) const;
    Result<> addNumbers(std::size_t figure, RowBatch& batch, std::span<const std::uint32_t> groupOf,
                        Groups& to) const;
    Result<> addKeys(std::size_t figure, RowBatch& batch, std::span<const std::uint32_t> groupOf,
                     Groups& to) const;
    Result<> take(Groups part);
    FigureValue valueOf(const Groups::Group& group, std::size_t figure) const;

    const QueryTable& m_table;
    const RowSet& m_rows;
    std::span<const RowKey> m_keys;
    std::span<const GroupFigure> m_figures;
    const GroupOptions& m_options;
    const Job& m_job;
    Groups m_all;
    std::size_t m_distinct = 0; // values of all groups
};

Result<> Grouping::check() const
{
    for (const GroupFigure& figure : m_figures) {
        if (figure.aggregate == Aggregate::Count)
            continue;
        const BoundExpression& of = *figure.of;
        if (needsNumbers(figure.aggregate) && !of.isNumeric() && of.kind != ValueKind::Boolean)
            return usageError(fmt::format("sum, mean and deviation need numbers, but this is {}",
                                          nounOf(of.kind)));
        const bool isExtreme =
            figure.aggregate == Aggregate::Least || figure.aggregate == Aggregate::Greatest;
        if (isExtreme && !of.column)
            return usageError("the least and the greatest value need a stored column");
    }
    return {};
}

Result<Groups> Grouping::read(RowPart part) const
{
    Groups groups;
    BLOSCOPE_CHECK(readInto(part, groups));
    return groups;
}

// Texts that are too large to be read at once are read in halves.
Result<> Grouping::readInto(RowPart part, Groups& to) const
{
    if (m_rows.rank(part.begin) == m_rows.rank(part.end))
        return {};
    RowBatch batch(m_table, part.begin, part.end - part.begin, m_job);
    const auto keys = GroupKeys::read(m_keys, batch);
    if (!keys && keys.error().kind() == ErrorKind::Limit && part.end - part.begin > 1) {
        const std::int64_t middle = part.begin + (part.end - part.begin) / 2;
        BLOSCOPE_CHECK(readInto({part.begin, middle}, to));
        return readInto({middle, part.end}, to);
    }
    if (!keys)
        return keys.error();
    const std::vector<std::uint32_t> groupOf = groupsOf(*keys, part, to);
    for (std::size_t figure = 0; figure < m_figures.size(); ++figure)
        BLOSCOPE_CHECK(addFigure(figure, batch, groupOf, to));
    return {};
}

// The number of the group of each row, noGroup for those that are not grouped.
std::vector<std::uint32_t> Grouping::groupsOf(const GroupKeys& keys, RowPart part, Groups& to) const
{
    constexpr std::uint32_t notSeen = noGroup - 1;
    const std::vector<std::uint32_t>& codes = keys.codes();
    std::vector<std::uint8_t> isWanted(codes.size());
    m_rows.flags(part.begin, isWanted);
    std::vector<std::uint32_t> groupOf(codes.size(), noGroup);
    std::vector<std::uint32_t> groupOfCode(keys.codeCount(), notSeen);
    for (std::size_t row = 0; row < codes.size(); ++row) {
        if (!isWanted[row])
            continue;
        std::uint32_t& group = groupOfCode[codes[row]];
        if (group == notSeen)
            group = groupAt(keys, row, part, to);
        groupOf[row] = group;
        if (group != noGroup)
            ++to.groups[group].rows;
    }
    return groupOf;
}

std::uint32_t Grouping::groupAt(const GroupKeys& keys, std::size_t row, RowPart part,
                                Groups& to) const
{
    if (!m_options.keepsNullKeys && keys.isAnyAbsent(row))
        return noGroup;
    std::string key;
    keys.append(row, key);
    return to.numberOf(key, part.begin + static_cast<std::int64_t>(row), m_figures.size());
}

Result<> Grouping::addFigure(std::size_t figure, RowBatch& batch,
                             std::span<const std::uint32_t> groupOf, Groups& to) const
{
    if (m_figures[figure].aggregate == Aggregate::Count)
        return {};
    return needsNumbers(m_figures[figure].aggregate) ? addNumbers(figure, batch, groupOf, to)
                                                     : addKeys(figure, batch, groupOf, to);
}

Result<> Grouping::addNumbers(std::size_t figure, RowBatch& batch,
                              std::span<const std::uint32_t> groupOf, Groups& to) const
{
    const BoundExpression& of = *m_figures[figure].of;
    std::vector<Accumulator*> groups; // of the figure
    for (Groups::Group& group : to.groups)
        groups.push_back(&group.figures[figure]);
    const bool needsMoments = m_figures[figure].aggregate == Aggregate::Deviation;
    if (of.op == BoundExpression::Op::Column) { // as they are stored
        BLOSCOPE_TRY(const ColumnValues* const stored, batch.values(of.columnIndex));
        visitElements(*of.column, [&]<class T>(T) {
            NumberAdder{stored->missing, groupOf, groups, needsMoments}.add(stored->elements<T>());
        });
        return {};
    }
    BLOSCOPE_TRY(RowValues values, evaluate(of, batch, 0, groupOf.size()));
    if (values.kind == ValueKind::Boolean)
        convert(values, ValueKind::Integer);
    const NumberAdder adder{values.missing, groupOf, groups, needsMoments};
    if (values.kind == ValueKind::Float)
        adder.add(values.floats.data());
    else if (values.kind == ValueKind::Unsigned)
        adder.add(values.unsigneds.data());
    else
        adder.add(values.integers.data());
    return {};
}

Result<> Grouping::addKeys(std::size_t figure, RowBatch& batch,
                           std::span<const std::uint32_t> groupOf, Groups& to) const
{
    const Aggregate aggregate = m_figures[figure].aggregate;
    const std::vector<RowKey> key = {RowKey{*m_figures[figure].of}};
    BLOSCOPE_TRY(const RowKeys values, RowKeys::read(key, batch));
    const bool areNumbers = isOrderedByNumber(key.front());
    Extreme next;
    next.isThere = true;
    for (std::size_t row = 0; row < groupOf.size(); ++row) {
        if (groupOf[row] == noGroup || values.isAbsent(row))
            continue;
        Accumulator& sums = to.groups[groupOf[row]].figures[figure];
        ++sums.count;
        if (aggregate == Aggregate::WithValue)
            continue;
        next.text.clear();
        if (areNumbers)
            next.number = values.number(row);
        else
            values.append(row, next.text);
        next.slot = batch.begin() + static_cast<std::int64_t>(row);
        if (aggregate != Aggregate::Distinct)
            takeExtreme(next, aggregate, sums.extreme);
        else if (areNumbers)
            sums.numbers.insert(next.number);
        else
            sums.texts.insert(next.text);
    }
    return {};
}

Result<> Grouping::take(Groups part)
{
    for (const auto& [key, number] : part.numbers) {
        Groups::Group& from = part.groups[number];
        Groups::Group& to = m_all.of(key, from.firstSlot, m_figures.size());
        to.firstSlot = std::min(to.firstSlot, from.firstSlot);
        to.rows += from.rows;
        for (std::size_t i = 0; i < m_figures.size(); ++i) {
            m_distinct -= to.figures[i].distinct();
            to.figures[i].add(std::move(from.figures[i]), m_figures[i].aggregate);
            m_distinct += to.figures[i].distinct();
        }
    }
    if (m_all.groups.size() > mostGroups)
        return Error{ErrorKind::Limit, fmt::format("there are more than {} groups", mostGroups)};
    if (m_distinct > mostDistinctValues)
        return Error{ErrorKind::Limit,
                     fmt::format("there are more than {} distinct values", mostDistinctValues)};
    return {};
}

FigureValue integerValue(Int128 number)
{
    if (number >= std::numeric_limits<std::int64_t>::min() &&
        number <= std::numeric_limits<std::int64_t>::max())
        return static_cast<std::int64_t>(number);
    return fmt::format("{}", number);
}

FigureValue Grouping::valueOf(const Groups::Group& group, std::size_t figure) const
{
    const Accumulator& sums = group.figures[figure];
    const auto count = static_cast<double>(sums.count);
    const GroupFigure& wanted = m_figures[figure];
    switch (wanted.aggregate) {
    case Aggregate::Count:
        return group.rows;
    case Aggregate::WithValue:
        return sums.count;
    case Aggregate::Distinct:
        return static_cast<std::int64_t>(sums.distinct());
    default:
        break;
    }
    if (sums.count == 0)
        return {};
    switch (wanted.aggregate) {
    case Aggregate::Sum:
        return isWhole(*wanted.of) ? integerValue(sums.integers) : sums.floats.total();
    case Aggregate::Mean:
        return isWhole(*wanted.of) ? static_cast<double>(sums.integers) / count
                                   : sums.floats.total() / count;
    case Aggregate::Deviation:
        return std::sqrt(sums.squares / count);
    default:
        return FigureSlot{sums.extreme.slot};
    }
}

Result<std::vector<RowGroup>> Grouping::run()
{
    BLOSCOPE_CHECK(check());
    std::vector<std::size_t> columns;
    for (const RowKey& key : m_keys)
        std::ranges::copy(columnsOf(key.expression), std::back_inserter(columns));
    for (const GroupFigure& figure : m_figures)
        if (figure.of)
            std::ranges::copy(columnsOf(*figure.of), std::back_inserter(columns));
    BLOSCOPE_TRY(const std::int64_t partRows, rowsOfPart(m_table, columns, m_job));
    BLOSCOPE_CHECK(forEachPart<Groups>(
        m_table, partRows, m_job, [this](RowPart part) { return read(part); },
        [this](RowPart, Groups part) { return take(std::move(part)); }));
    std::vector<const std::pair<const std::string, std::uint32_t>*> order;
    for (const auto& group : m_all.numbers)
        order.push_back(&group);
    std::ranges::sort(order, {},
                      [](const auto* group) -> const std::string& { return group->first; });
    std::vector<RowGroup> groups;
    const bool areStored = std::ranges::all_of(
        m_keys, [](const RowKey& key) { return key.expression.op == BoundExpression::Op::Column; });
    for (const auto* const entry : order) {
        const Groups::Group& group = m_all.groups[entry->second];
        groups.push_back({group.firstSlot, {}, {}});
        if (!areStored)
            groups.back().keys = valuesOfKeys(m_keys, entry->first);
        for (std::size_t i = 0; i < m_figures.size(); ++i)
            groups.back().figures.push_back(valueOf(group, i));
    }
    return groups;
}

} // namespace

Result<std::vector<RowGroup>> groupRows(const QueryTable& table, const RowSet& rows,
                                        std::span<const RowKey> keys,
                                        std::span<const GroupFigure> figures,
                                        const GroupOptions& options, const Job& job)
{
    return Grouping(table, rows, keys, figures, options, job).run();
}

} // namespace bloscope
