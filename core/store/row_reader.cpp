#include "core/store/row_reader.h"

#include "core/base/checked.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t widestGap = 256;         // rows that are read although nobody asked for them
constexpr std::int64_t mostRunBytes = 64 << 20; // of one read

// How many of `rows` lie so close together that one read takes them.
std::size_t runLength(std::span<const std::int64_t> rows, std::int64_t rowBytes)
{
    std::size_t count = 1;
    while (count < rows.size() && rows[count] - rows[count - 1] <= widestGap &&
           (rows[count] - rows[0] + 1) * rowBytes <= mostRunBytes)
        ++count;
    return count;
}

constexpr std::size_t mostProblems = 20;

void addNew(const std::string& problem, std::vector<std::string>& to)
{
    if (to.size() < mostProblems && std::ranges::find(to, problem) == to.end())
        to.push_back(problem);
}

void addNew(const std::vector<std::string>& problems, std::vector<std::string>& to)
{
    for (const std::string& problem : problems)
        addNew(problem, to);
}

void addProblems(const Cells& cells, std::vector<std::string>& to)
{
    for (const CellRegion& region : cells.regions)
        if (region.kind == CellState::Damaged)
            addNew(region.reason, to);
}

} // namespace

RowReader::RowReader(ArrayPtr array, BlockCache& cache, WorkerPool& pool)
    : m_reader(std::move(array), cache, pool)
{
}

Result<std::unique_ptr<RowReader>> RowReader::of(FramePtr frame, BlockCache& cache,
                                                 WorkerPool& pool)
{
    ArrayPtr array = Array::of(std::move(frame));
    const Shape& shape = array->shape();
    if (shape.empty())
        return Error{ErrorKind::Unsupported, "an array without dimensions has no rows"};
    const auto items = checkedProduct<std::int64_t>(std::span(shape).subspan(1));
    const auto bytes = items ? checkedMultiply(*items, array->itemsize()) : std::nullopt;
    if (!bytes || *bytes > mostRowBytes)
        return Error{ErrorKind::Limit,
                     fmt::format("its rows have more than {} bytes", mostRowBytes)};
    std::unique_ptr<RowReader> reader(new RowReader(std::move(array), cache, pool));
    reader->m_itemsPerRow = *items;
    return reader;
}

Result<RowReader::Rows> RowReader::read(std::span<const std::int64_t> rows, const Job& job) const
{
    const auto bytes = checkedMultiply(static_cast<std::int64_t>(rows.size()), rowBytes());
    if (!bytes || *bytes > SliceReader::mostBytes)
        return Error{ErrorKind::Limit,
                     fmt::format("{} rows are too large to read at once", rows.size())};
    Rows read;
    read.bytes.resize(static_cast<std::size_t>(*bytes));
    read.states.assign(rows.size(), CellState::Fine);
    const std::int64_t end = this->rows();
    const auto inside =
        static_cast<std::size_t>(std::ranges::lower_bound(rows, end) - rows.begin());
    std::fill(read.states.begin() + static_cast<std::ptrdiff_t>(inside), read.states.end(),
              CellState::Absent);
    for (std::size_t first = 0; first < inside;) {
        const auto rest = rows.subspan(first, inside - first);
        const auto run = rest.first(runLength(rest, std::max<std::int64_t>(rowBytes(), 1)));
        BLOSCOPE_CHECK(readRun(run, first, job, read));
        first += run.size();
    }
    return read;
}

Result<RowReader::Rows> RowReader::readRange(std::int64_t begin, std::int64_t count,
                                             const Job& job) const
{
    Slice slice = Slice::whole(array().shape());
    slice.set(0, DimensionSlice::range(begin, count));
    BLOSCOPE_TRY(Cells cells, m_reader.read(slice, job));
    Rows read;
    addProblems(cells, read.problems);
    read.bytes.assign(cells.bytes.begin(), cells.bytes.end());
    read.states = std::move(cells.states);
    read.states.resize(static_cast<std::size_t>(count * m_itemsPerRow), CellState::Fine);
    return read;
}

// Reads everything between the first and the last of `rows`, and keeps what was asked for: rows
// `first` and following of `to`.
Result<> RowReader::readRun(std::span<const std::int64_t> rows, std::size_t first, const Job& job,
                            Rows& to) const
{
    BLOSCOPE_TRY(const Rows all, readRange(rows.front(), rows.back() - rows.front() + 1, job));
    addNew(all.problems, to.problems);
    const auto size = static_cast<std::size_t>(rowBytes());
    const auto items = static_cast<std::size_t>(m_itemsPerRow);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto from = static_cast<std::size_t>(rows[i] - rows.front());
        std::copy_n(all.bytes.begin() + static_cast<std::ptrdiff_t>(from * size), size,
                    to.bytes.begin() + static_cast<std::ptrdiff_t>((first + i) * size));
        for (std::size_t k = 0; k < items; ++k)
            if (const CellState state = all.states[from * items + k]; state != CellState::Fine)
                to.states[first + i] = state;
    }
    return {};
}

} // namespace bloscope
