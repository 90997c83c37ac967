#include "core/query/row_set.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <new>
#include <roaring/roaring.h>

namespace bloscope {

namespace {

constexpr std::int64_t partRows = std::int64_t(1) << 32;

std::int64_t beginOfPart(std::size_t part)
{
    return static_cast<std::int64_t>(part) * partRows;
}

constexpr std::int64_t containerRows = 1 << 16;
constexpr std::size_t mostArrayRows = 4096; // containers with more are bits

// The rows of a container as a bit each.
class ContainerBits {
 public:
    // Flags from number `at` on; returns how many are set.
    std::size_t take(std::size_t at, std::span<const std::uint8_t> flags)
    {
        std::size_t count = 0;
        std::size_t i = 0;
        for (; i < flags.size() && (at + i) % 8 != 0; ++i)
            set(at + i, flags[i]);
        for (; i + 8 <= flags.size(); i += 8) {
            std::uint64_t eight = 0;
            std::memcpy(&eight, flags.data() + i, sizeof eight);
            // Byte k, which is 0 or 1, becomes bit k of the highest byte.
            const std::uint64_t byte = eight * 0x0102040810204080 >> 56;
            m_words[(at + i) / 64] |= byte << (at + i) % 64;
        }
        for (; i < flags.size(); ++i)
            set(at + i, flags[i]);
        for (const std::uint64_t word : m_words)
            count += static_cast<std::size_t>(std::popcount(word));
        return count;
    }

    // A bitmap of one container that begins with row `first`, in the portable format of Roaring: a
    // cookie, the number of containers, key and count less 1 of it, where it begins, its bits.
    std::vector<char> serialized(std::int64_t first, std::size_t count) const
    {
        constexpr std::uint32_t head[] = {12346, 1};
        const std::uint16_t container[] = {static_cast<std::uint16_t>(first / containerRows),
                                           static_cast<std::uint16_t>(count - 1)};
        constexpr std::uint32_t offset = sizeof head + sizeof container + sizeof offset;
        std::vector<char> bytes;
        const auto append = [&bytes](const auto& value) {
            const auto* const from = reinterpret_cast<const char*>(&value);
            bytes.insert(bytes.end(), from, from + sizeof value);
        };
        append(head);
        append(container);
        append(offset);
        append(m_words);
        return bytes;
    }

    std::vector<std::uint32_t> rows(std::int64_t first, std::size_t count) const
    {
        std::vector<std::uint32_t> rows;
        rows.reserve(count);
        for (std::size_t i = 0; i < m_words.size(); ++i)
            for (std::uint64_t word = m_words[i]; word != 0; word &= word - 1)
                rows.push_back(static_cast<std::uint32_t>(first) +
                               static_cast<std::uint32_t>(64 * i) +
                               static_cast<std::uint32_t>(std::countr_zero(word)));
        return rows;
    }

 private:
    void set(std::size_t at, std::uint64_t flag) { m_words[at / 64] |= flag << at % 64; }

    std::array<std::uint64_t, containerRows / 64> m_words{};
};

} // namespace

class RowSet::Part {
 public:
    Part() : m_bitmap(roaring_bitmap_create()) { check(); }
    // Of the bytes of a bitmap.
    explicit Part(const std::vector<char>& bytes)
        : m_bitmap(roaring_bitmap_portable_deserialize_safe(bytes.data(), bytes.size()))
    {
        check();
    }
    Part(const Part& other) : m_bitmap(roaring_bitmap_copy(other.m_bitmap)) { check(); }
    Part& operator=(const Part&) = delete;
    ~Part() { roaring_bitmap_free(m_bitmap); }

    roaring_bitmap_t* get() { return m_bitmap; }
    const roaring_bitmap_t* get() const { return m_bitmap; }
    std::int64_t count() const
    {
        return static_cast<std::int64_t>(roaring_bitmap_get_cardinality(m_bitmap));
    }

 private:
    void check() const
    {
        if (!m_bitmap)
            throw std::bad_alloc();
    }

    roaring_bitmap_t* m_bitmap;
};

RowSet::RowSet() = default;
RowSet::RowSet(RowSet&& other) noexcept = default;
RowSet::~RowSet() = default;

RowSet::RowSet(const RowSet& other)
{
    for (const auto& part : other.m_parts)
        m_parts.push_back(part ? std::make_unique<Part>(*part) : nullptr);
}

RowSet& RowSet::operator=(RowSet other) noexcept
{
    m_parts.swap(other.m_parts);
    return *this;
}

RowSet RowSet::range(std::int64_t begin, std::int64_t end)
{
    RowSet rows;
    rows.addRange(begin, end);
    return rows;
}

RowSet::Part& RowSet::partFor(std::int64_t row)
{
    const auto index = static_cast<std::size_t>(row / partRows);
    if (m_parts.size() <= index)
        m_parts.resize(index + 1);
    if (!m_parts[index])
        m_parts[index] = std::make_unique<Part>();
    return *m_parts[index];
}

const RowSet::Part* RowSet::partAt(std::int64_t row) const
{
    const auto index = static_cast<std::size_t>(row / partRows);
    return row >= 0 && index < m_parts.size() ? m_parts[index].get() : nullptr;
}

void RowSet::addRange(std::int64_t begin, std::int64_t end)
{
    assert(begin >= 0);
    while (begin < end) {
        const std::int64_t first = begin % partRows;
        const std::int64_t count = std::min(end - begin, partRows - first);
        roaring_bitmap_add_range_closed(partFor(begin).get(), static_cast<std::uint32_t>(first),
                                        static_cast<std::uint32_t>(first + count - 1));
        begin += count;
    }
}

// Container by container of a Roaring bitmap.
void RowSet::addFlagged(std::int64_t begin, std::span<const std::uint8_t> flags)
{
    while (!flags.empty()) {
        const std::int64_t inContainer = containerRows - begin % containerRows;
        const std::size_t count = std::min(flags.size(), static_cast<std::size_t>(inContainer));
        const auto some = flags.first(count);
        const void* const any = std::memchr(some.data(), 1, count);
        if (any)
            addToContainer(begin, some);
        flags = flags.subspan(count);
        begin += static_cast<std::int64_t>(count);
    }
}

void RowSet::addToContainer(std::int64_t begin, std::span<const std::uint8_t> flags)
{
    const std::int64_t first = begin - begin % containerRows;
    ContainerBits bits;
    const std::size_t count = bits.take(static_cast<std::size_t>(begin - first), flags);
    if (count == flags.size())
        return addRange(begin, begin + static_cast<std::int64_t>(count));
    Part& part = partFor(begin);
    if (count > mostArrayRows) {
        const Part container(bits.serialized(first % partRows, count));
        roaring_bitmap_or_inplace(part.get(), container.get());
        return;
    }
    const std::vector<std::uint32_t> rows = bits.rows(first % partRows, count);
    roaring_bitmap_add_many(part.get(), rows.size(), rows.data());
}

void RowSet::addAscending(std::span<const std::int64_t> rows)
{
    std::vector<std::uint32_t> inPart;
    while (!rows.empty()) {
        const std::int64_t part = rows.front() / partRows;
        const auto end =
            std::ranges::find_if(rows, [part](std::int64_t row) { return row / partRows != part; });
        inPart.resize(static_cast<std::size_t>(end - rows.begin()));
        std::ranges::transform(rows.first(inPart.size()), inPart.begin(), [](std::int64_t row) {
            return static_cast<std::uint32_t>(row % partRows);
        });
        roaring_bitmap_add_many(partFor(rows.front()).get(), inPart.size(), inPart.data());
        rows = rows.subspan(inPart.size());
    }
}

void RowSet::keepOnly(const RowSet& other)
{
    m_parts.resize(std::min(m_parts.size(), other.m_parts.size()));
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        if (!other.m_parts[i])
            m_parts[i].reset();
        if (m_parts[i])
            roaring_bitmap_and_inplace(m_parts[i]->get(), other.m_parts[i]->get());
    }
}

void RowSet::add(const RowSet& other)
{
    m_parts.resize(std::max(m_parts.size(), other.m_parts.size()));
    for (std::size_t i = 0; i < other.m_parts.size(); ++i) {
        if (other.m_parts[i] && m_parts[i])
            roaring_bitmap_or_inplace(m_parts[i]->get(), other.m_parts[i]->get());
        else if (other.m_parts[i])
            m_parts[i] = std::make_unique<Part>(*other.m_parts[i]);
    }
}

void RowSet::shrink()
{
    for (const auto& part : m_parts)
        if (part) {
            roaring_bitmap_run_optimize(part->get());
            roaring_bitmap_shrink_to_fit(part->get());
        }
}

std::int64_t RowSet::count() const
{
    std::int64_t count = 0;
    for (const auto& part : m_parts)
        count += part ? part->count() : 0;
    return count;
}

bool RowSet::contains(std::int64_t row) const
{
    const Part* part = partAt(row);
    return part && roaring_bitmap_contains(part->get(), static_cast<std::uint32_t>(row % partRows));
}

std::int64_t RowSet::rank(std::int64_t row) const
{
    std::int64_t below = 0;
    for (std::size_t i = 0; i < m_parts.size() && beginOfPart(i) < row; ++i) {
        if (!m_parts[i])
            continue;
        const std::int64_t inPart = row - beginOfPart(i);
        below += inPart >= partRows
                     ? m_parts[i]->count()
                     : static_cast<std::int64_t>(roaring_bitmap_rank(
                           m_parts[i]->get(), static_cast<std::uint32_t>(inPart - 1)));
    }
    return below;
}

std::int64_t RowSet::select(std::int64_t rank) const
{
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const std::int64_t count = m_parts[i] ? m_parts[i]->count() : 0;
        std::uint32_t row = 0;
        if (rank < count &&
            roaring_bitmap_select(m_parts[i]->get(), static_cast<std::uint32_t>(rank), &row))
            return beginOfPart(i) + row;
        rank -= count;
    }
    assert(false);
    return -1;
}

std::vector<std::int64_t> RowSet::rows(std::int64_t first, std::int64_t count) const
{
    std::vector<std::int64_t> rows;
    for (std::size_t i = 0; i < m_parts.size() && count > 0; ++i) {
        const std::int64_t inPart = m_parts[i] ? m_parts[i]->count() : 0;
        const std::int64_t taken = std::clamp<std::int64_t>(inPart - first, 0, count);
        if (taken > 0) {
            std::vector<std::uint32_t> some(static_cast<std::size_t>(taken));
            roaring_bitmap_range_uint32_array(m_parts[i]->get(), static_cast<std::size_t>(first),
                                              some.size(), some.data());
            for (const std::uint32_t row : some)
                rows.push_back(beginOfPart(i) + row);
        }
        first = std::max<std::int64_t>(first - inPart, 0);
        count -= taken;
    }
    return rows;
}

void RowSet::flags(std::int64_t begin, std::span<std::uint8_t> flags) const
{
    const std::int64_t before = rank(begin);
    const std::int64_t inside = rank(begin + std::ssize(flags)) - before;
    std::ranges::fill(flags, std::uint8_t(inside == std::ssize(flags)));
    if (inside > 0 && inside < std::ssize(flags))
        for (const std::int64_t row : rows(before, inside))
            flags[static_cast<std::size_t>(row - begin)] = 1;
}

std::size_t RowSet::bytes() const
{
    std::size_t bytes = m_parts.size() * sizeof(m_parts.front());
    for (const auto& part : m_parts)
        bytes += part ? roaring_bitmap_size_in_bytes(part->get()) : 0;
    return bytes;
}

bool RowSet::operator==(const RowSet& other) const
{
    const auto isPartEqual = [&](std::size_t i) {
        const Part* mine = i < m_parts.size() ? m_parts[i].get() : nullptr;
        const Part* theirs = i < other.m_parts.size() ? other.m_parts[i].get() : nullptr;
        if (!mine || !theirs)
            return (!mine || mine->count() == 0) && (!theirs || theirs->count() == 0);
        return roaring_bitmap_equals(mine->get(), theirs->get());
    };
    for (std::size_t i = 0; i < std::max(m_parts.size(), other.m_parts.size()); ++i)
        if (!isPartEqual(i))
            return false;
    return true;
}

} // namespace bloscope
