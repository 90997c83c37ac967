#include "core/statistics/label_sizes.h"

#include "core/base/limits.h"
#include "core/base/row_major.h"
#include "core/scan/fold_parts.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <limits>
#include <unordered_map>

namespace bloscope {

namespace {

constexpr std::int64_t bitsOfWord = 64;
constexpr std::uint64_t wholeWord = ~std::uint64_t{0};

std::size_t wordOf(std::int64_t index)
{
    return static_cast<std::size_t>(index / bitsOfWord);
}

std::uint64_t bitsFrom(std::int64_t index)
{
    return wholeWord << (index % bitsOfWord);
}

std::uint64_t bitsUpTo(std::int64_t index) // and this one
{
    return wholeWord >> (bitsOfWord - 1 - index % bitsOfWord);
}

constexpr std::size_t placeBytesOfPart = 1_MiB; // a few dozen parts are gone through at once
constexpr std::size_t placeBytesOfAll = 64_MiB;

std::size_t placeBytes(const Shape& extents)
{
    std::size_t bytes = 0;
    for (const std::int64_t extent : extents)
        bytes += static_cast<std::size_t>(extent) / 8 + 8;
    return bytes;
}

std::vector<IndexSet> noPlaces(const Shape& extents)
{
    std::vector<IndexSet> places;
    for (const std::int64_t extent : extents)
        places.emplace_back(extent);
    return places;
}

// Labels by number, as far as there is room for them and for their places.
class LabelTable {
 public:
    LabelTable(Shape extents, std::size_t mostPlaceBytes)
        : m_extents(std::move(extents)), m_placeBytesLeft(mostPlaceBytes)
    {
    }

    bool tooMany() const { return m_tooMany; }
    const Shape& extents() const { return m_extents; }
    const std::unordered_map<NumberKey, LabelSize>& labels() const { return m_labels; }

    // Null when there are too many.
    LabelSize* at(NumberKey key)
    {
        const auto there = m_labels.find(key);
        if (there != m_labels.end())
            return &there->second;
        if (m_tooMany || m_labels.size() >= LabelSizes::mostLabels) {
            m_tooMany = true;
            m_labels.clear();
            return nullptr;
        }
        return &m_labels.emplace(key, make(key)).first->second;
    }
    void giveUp()
    {
        m_tooMany = true;
        m_labels.clear();
    }

 private:
    LabelSize make(NumberKey key)
    {
        LabelSize label{key, 0, {}, {}};
        if (const std::size_t bytes = placeBytes(m_extents); bytes <= m_placeBytesLeft) {
            m_placeBytesLeft -= bytes;
            label.places = noPlaces(m_extents);
        }
        return label;
    }

    Shape m_extents;
    std::size_t m_placeBytesLeft;
    bool m_tooMany = false;
    std::unordered_map<NumberKey, LabelSize> m_labels;
};

// Sees the cells of one part. Positions are those in its box.
class LabelVisitor final : public CellVisitor {
 public:
    LabelVisitor(const CellBox& part, NumberKey zero)
        : m_part(part),
          m_zero(zero),
          m_table(part.count, placeBytesOfPart),
          m_runExtents(part.count.size(), 1)
    {
    }

    void visit(std::span<const NumberKey> keys, const CellBox& box, std::int64_t begin) override
    {
        m_counts.finite += keys.size();
        const std::int64_t inRow = box.count.empty() ? 1 : box.count.back();
        for (std::size_t done = 0; done < keys.size() && !m_table.tooMany();) {
            const std::int64_t cell = begin + static_cast<std::int64_t>(done);
            const auto left = static_cast<std::size_t>(inRow - cell % inRow);
            const auto row = keys.subspan(done, std::min(left, keys.size() - done));
            visitRow(row, positionInPart(box, cell));
            done += row.size();
        }
    }

    void visitAlike(NumberKey key, std::uint64_t count, const CellBox& box) override
    {
        m_counts.finite += count;
        if (key == m_zero)
            m_background += count;
        else if (LabelSize* label = m_table.at(key))
            addBox(*label, count, positionInPart(box, 0), box.count);
    }

    void visitMissing(CellState state, std::uint64_t count, const CellBox&, std::int64_t) override
    {
        (state == CellState::Damaged         ? m_counts.damaged
         : state == CellState::Uninitialised ? m_counts.uninitialised
                                             : m_counts.absent) += count;
    }

    void noteDamage(const std::string& reason) override
    {
        if (m_damage.size() < Statistics::mostReasons)
            m_damage.push_back(reason);
    }

    const LabelTable& table() const { return m_table; }
    const CellCounts& counts() const { return m_counts; }
    std::uint64_t background() const { return m_background; }
    const std::vector<std::string>& damage() const { return m_damage; }

 private:
    std::vector<std::int64_t> positionInPart(const CellBox& box, std::int64_t cell) const
    {
        std::vector<std::int64_t> position = positionInSlice(box, cell);
        for (std::size_t d = 0; d < position.size(); ++d)
            position[d] -= m_part.first[d];
        return position;
    }

    // Neighbours are often alike.
    void visitRow(std::span<const NumberKey> row, std::vector<std::int64_t> position)
    {
        for (auto run = row.begin(); run != row.end();) {
            const auto end =
                std::find_if(run, row.end(), [&](NumberKey key) { return key != *run; });
            const std::int64_t count = end - run;
            if (*run == m_zero)
                m_background += static_cast<std::uint64_t>(count);
            else if (LabelSize* label = m_table.at(*run))
                addBox(*label, static_cast<std::uint64_t>(count), position, runExtents(count));
            else
                return;
            if (!position.empty())
                position.back() += count;
            run = end;
        }
    }

    static void addBox(LabelSize& label, std::uint64_t cells,
                       const std::vector<std::int64_t>& first, const Shape& extents)
    {
        if (label.cells == 0)
            label.first = first;
        label.cells += cells;
        for (std::size_t d = 0; d < label.places.size(); ++d)
            label.places[d].add(first[d], first[d] + extents[d]);
    }

    // Of cells that lie side by side along the last dimension. Kept: this is asked for each run.
    const Shape& runExtents(std::int64_t count)
    {
        if (!m_runExtents.empty())
            m_runExtents.back() = count;
        return m_runExtents;
    }

    const CellBox m_part;
    NumberKey m_zero;
    LabelTable m_table;
    Shape m_runExtents;
    CellCounts m_counts;
    std::uint64_t m_background = 0;
    std::vector<std::string> m_damage;
};

// What the parts have, put together in their order.
class LabelGathering {
 public:
    explicit LabelGathering(const NumberScan& scan)
        : m_table(extentsOf(scan.slice()), placeBytesOfAll), m_found{scan.order(), {}, 0, {}, false}
    {
    }

    void take(const LabelVisitor& seen, const CellBox& part)
    {
        m_found.counts.add(seen.counts());
        m_found.background += seen.background();
        for (const std::string& reason : seen.damage())
            if (m_found.damage.size() < Statistics::mostReasons)
                m_found.damage.push_back(reason);
        if (seen.table().tooMany())
            m_table.giveUp();
        for (const auto& [key, label] : seen.table().labels())
            if (LabelSize* all = m_table.at(key))
                add(*all, label, part);
    }

    LabelSizes finish(std::uint64_t cellCount) &&
    {
        m_found.counts.all = cellCount;
        m_found.tooMany = m_table.tooMany();
        for (const auto& [key, label] : m_table.labels())
            m_found.labels.push_back(label);
        std::ranges::sort(m_found.labels, {}, &LabelSize::key);
        return std::move(m_found);
    }

 private:
    static Shape extentsOf(const Slice& slice)
    {
        Shape extents;
        for (const DimensionSlice& taken : slice.dimensions())
            extents.push_back(taken.count);
        return extents;
    }

    static void add(LabelSize& all, const LabelSize& label, const CellBox& part)
    {
        if (all.cells == 0) {
            all.first = label.first;
            for (std::size_t d = 0; d < all.first.size(); ++d)
                all.first[d] += part.first[d];
        }
        all.cells += label.cells;
        if (label.places.empty())
            all.places.clear();
        for (std::size_t d = 0; d < all.places.size(); ++d)
            all.places[d].add(label.places[d], part.first[d]);
    }

    LabelTable m_table;
    LabelSizes m_found;
};

} // namespace

bool areLabels(const DType& dtype)
{
    return dtype.kind == DTypeKind::Boolean || dtype.kind == DTypeKind::Signed ||
           dtype.kind == DTypeKind::Unsigned;
}

Result<> checkLabels(const DType& dtype)
{
    if (areLabels(dtype))
        return {};
    return usageError(
        fmt::format("elements of type {} are not labels: labels are whole numbers", dtype.text));
}

std::string labelNameOf(const LabelNames& names, Int128 label)
{
    const bool canHaveName = label >= INT64_MIN && label <= INT64_MAX;
    const auto name = canHaveName ? names.find(static_cast<std::int64_t>(label)) : names.end();
    return name == names.end() ? std::string() : name->second;
}

IndexSet::IndexSet(std::int64_t extent)
    : m_extent(extent), m_words(static_cast<std::size_t>((extent + bitsOfWord - 1) / bitsOfWord))
{
}

void IndexSet::add(std::int64_t begin, std::int64_t end)
{
    if (begin >= end)
        return;
    const std::size_t first = wordOf(begin);
    const std::size_t last = wordOf(end - 1);
    if (first == last) {
        m_words[first] |= bitsFrom(begin) & bitsUpTo(end - 1);
        return;
    }
    m_words[first] |= bitsFrom(begin);
    std::fill(m_words.begin() + static_cast<std::ptrdiff_t>(first) + 1,
              m_words.begin() + static_cast<std::ptrdiff_t>(last), wholeWord);
    m_words[last] |= bitsUpTo(end - 1);
}

void IndexSet::add(const IndexSet& other, std::int64_t at)
{
    for (auto index = other.after(-1); index; index = other.after(*index))
        add(at + *index, at + *index + 1);
}

bool IndexSet::contains(std::int64_t index) const
{
    return index >= 0 && index < m_extent &&
           (m_words[wordOf(index)] & bitsFrom(index) & bitsUpTo(index));
}

std::int64_t IndexSet::count() const
{
    std::int64_t count = 0;
    for (const std::uint64_t word : m_words)
        count += std::popcount(word);
    return count;
}

std::optional<std::int64_t> IndexSet::after(std::int64_t index) const
{
    const std::int64_t begin = std::max<std::int64_t>(index + 1, 0);
    if (begin >= m_extent)
        return {};
    std::uint64_t mask = bitsFrom(begin);
    for (std::size_t word = wordOf(begin); word < m_words.size(); ++word, mask = wholeWord)
        if (const std::uint64_t bits = m_words[word] & mask)
            return static_cast<std::int64_t>(word) * bitsOfWord + std::countr_zero(bits);
    return {};
}

std::optional<std::int64_t> IndexSet::before(std::int64_t index) const
{
    const std::int64_t last = std::min(index, m_extent) - 1;
    if (last < 0)
        return {};
    std::uint64_t mask = bitsUpTo(last);
    for (std::size_t word = wordOf(last) + 1; word-- > 0; mask = wholeWord)
        if (const std::uint64_t bits = m_words[word] & mask)
            return static_cast<std::int64_t>(word) * bitsOfWord + bitsOfWord - 1 -
                   std::countl_zero(bits);
    return {};
}

const LabelSize* LabelSizes::find(Int128 number) const
{
    const auto there = std::ranges::find_if(
        labels, [&](const LabelSize& each) { return this->number(each) == number; });
    return there == labels.end() ? nullptr : &*there;
}

Result<LabelSizes> labelSizesOf(const NumberScan& scan, const Job& job)
{
    BLOSCOPE_CHECK(checkLabels(scan.order().dtype()));
    const NumberKey zero = scan.order().keyOfInteger(0);
    LabelGathering all(scan);
    const auto make = [&](const CellBox& part) {
        return std::optional(std::make_unique<LabelVisitor>(part, zero));
    };
    const auto take = [&](const LabelVisitor& seen, const CellBox& part) { all.take(seen, part); };
    job.start(scan.cellCount());
    BLOSCOPE_CHECK(foldParts(scan, {0, scan.parts().count()}, job, make, take));
    return std::move(all).finish(scan.cellCount());
}

} // namespace bloscope
