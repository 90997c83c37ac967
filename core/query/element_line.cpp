#include "core/query/element_line.h"

#include "core/base/checked.h"
#include "core/base/text.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t widestGap = 256;         // elements that are read although nobody asked
constexpr std::int64_t mostGapBytes = 64 << 20; // of one read
constexpr std::size_t mostProblems = 20;

// How many of `places` are so close together that one read takes them.
std::size_t runLength(std::span<const std::int64_t> places, std::int64_t itemsize)
{
    std::size_t count = 1;
    while (count < places.size() && places[count] - places[count - 1] <= widestGap &&
           (places[count] - places[0] + 1) * itemsize <= mostGapBytes)
        ++count;
    return count;
}

// Those that are not fixed, and of these the ones with several indices if there are any.
std::vector<std::size_t> runningDimensions(const Slice& slice)
{
    std::vector<std::size_t> left;
    for (std::size_t d = 0; d < slice.dimensions().size(); ++d)
        if (!slice[d].fixed)
            left.push_back(d);
    const auto hasOne = [&](std::size_t d) { return slice[d].count == 1; };
    if (left.size() > 1 && !std::ranges::all_of(left, hasOne))
        std::erase_if(left, hasOne);
    return left;
}

} // namespace

std::optional<std::size_t> runningDimension(const Slice& slice)
{
    const std::vector<std::size_t> running = runningDimensions(slice);
    return running.size() == 1 ? std::optional(running.front()) : std::nullopt;
}

Result<ElementLine> ElementLine::of(std::shared_ptr<const SliceReader> array, Slice slice)
{
    const std::vector<std::size_t> running = runningDimensions(slice);
    if (running.size() != 1)
        return Error{ErrorKind::Unsupported,
                     fmt::format("a slice with {} is not a table: one dimension is needed",
                                 amountOf(running.size(), "dimension", "dimensions"))};
    return ElementLine(std::move(array), std::move(slice), running.front());
}

std::int64_t ElementLine::blockLength() const
{
    constexpr std::int64_t ofPlainChunks = 1 << 16;
    const auto& layout = m_array->array()->layout();
    const std::int64_t length = layout ? layout->blockshape[m_dimension] : ofPlainChunks;
    return std::max<std::int64_t>(1, length / std::abs(taken().step));
}

Result<Cells> ElementLine::read(std::int64_t begin, std::int64_t count, const Job& job,
                                Reuse reuse) const
{
    Slice slice = m_slice;
    const std::int64_t step = count > 1 ? taken().step : 1;
    slice.set(m_dimension,
              DimensionSlice::range(count > 0 ? taken().at(begin) : taken().start, count, step));
    return m_array->read(slice, job, reuse);
}

Result<ElementLine::Elements> ElementLine::readAt(std::span<const std::int64_t> places,
                                                  const Job& job) const
{
    const auto itemsize = static_cast<std::int64_t>(m_array->dtype().itemsize);
    const auto bytes = checkedMultiply(static_cast<std::int64_t>(places.size()), itemsize);
    if (!bytes || *bytes > SliceReader::mostBytes)
        return Error{ErrorKind::Limit,
                     fmt::format("{} rows are too large to read at once", places.size())};
    Elements read;
    read.bytes = HeapBytes::zeroed(static_cast<std::size_t>(*bytes));
    read.states.assign(places.size(), CellState::Fine);
    const auto inside =
        static_cast<std::size_t>(std::ranges::lower_bound(places, length()) - places.begin());
    std::fill(read.states.begin() + static_cast<std::ptrdiff_t>(inside), read.states.end(),
              CellState::Absent);
    for (std::size_t first = 0; first < inside;) {
        const auto rest = places.subspan(first, inside - first);
        const auto run = rest.first(runLength(rest, std::max<std::int64_t>(itemsize, 1)));
        BLOSCOPE_CHECK(readRun(run, first, job, read));
        first += run.size();
    }
    return read;
}

// Reads everything between the first and the last of `places`, and keeps what was asked for.
Result<> ElementLine::readRun(std::span<const std::int64_t> places, std::size_t first,
                              const Job& job, Elements& to) const
{
    BLOSCOPE_TRY(const Cells all,
                 read(places.front(), places.back() - places.front() + 1, job, Reuse::Likely));
    for (const CellRegion& region : all.regions)
        if (region.kind == CellState::Damaged && to.problems.size() < mostProblems &&
            std::ranges::find(to.problems, region.reason) == to.problems.end())
            to.problems.push_back(region.reason);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto from = static_cast<std::size_t>(places[i] - places.front());
        std::copy_n(all.bytes.data() + from * all.itemsize, all.itemsize,
                    to.bytes.data() + (first + i) * all.itemsize);
        if (!all.states.empty())
            to.states[first + i] = all.states[from];
    }
    return {};
}

} // namespace bloscope
