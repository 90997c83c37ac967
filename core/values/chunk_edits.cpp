#include "core/values/chunk_edits.h"

#include <algorithm>
#include <cassert>

namespace bloscope {

namespace {

constexpr unsigned digitBits = 7;
constexpr std::uint64_t digitMask = 0x7f;
constexpr std::uint64_t moreFollows = 0x80;

void writeNumber(std::int64_t number, ByteBuffer& to)
{
    auto rest = static_cast<std::uint64_t>(number);
    for (; rest > digitMask; rest >>= digitBits)
        to.push_back(static_cast<std::byte>((rest & digitMask) | moreFollows));
    to.push_back(static_cast<std::byte>(rest));
}

constexpr std::size_t runsToMilestone = 256;

// The runs of some edits, of which parts may be taken away from the front.
class RunQueue {
 public:
    explicit RunQueue(const ChunkEdits* edits) : m_reader(edits ? edits->runs() : ByteRunReader({}))
    {
        m_front = m_reader.next();
    }

    const std::optional<ByteRun>& front() const { return m_front; }

    // Takes what lies before `position` away, and shows it.
    template <class Show>
    void takeUntil(std::int64_t position, const Show& show)
    {
        while (m_front && m_front->begin < position) {
            if (m_front->end() > position) {
                show(m_front->until(position));
                m_front = m_front->from(position);
                return;
            }
            show(*m_front);
            m_front = m_reader.next();
        }
    }

 private:
    ByteRunReader m_reader;
    std::optional<ByteRun> m_front;
};

constexpr std::int64_t behindAll = std::numeric_limits<std::int64_t>::max();

// Adds what of `run` is not the same as in `known`, both at the same place.
void addDifferences(const ByteRun& run, const ByteRun& known, ByteRunWriter& to)
{
    for (std::size_t i = 0; i < run.bytes.size(); ++i)
        if (run.bytes[i] != known.bytes[i])
            to.add({run.begin + static_cast<std::int64_t>(i), run.bytes.subspan(i, 1)});
}

} // namespace

void ByteRunWriter::add(const ByteRun& run)
{
    if (run.bytes.empty())
        return;
    const std::int64_t pendingEnd = m_pendingBegin + static_cast<std::int64_t>(m_pending.size());
    assert(run.begin >= pendingEnd);
    if (run.begin > pendingEnd) {
        writePending();
        m_pendingBegin = run.begin;
    }
    m_pending.insert(m_pending.end(), run.bytes.begin(), run.bytes.end());
    m_byteCount += static_cast<std::int64_t>(run.bytes.size());
}

void ByteRunWriter::writePending()
{
    if (m_pending.empty())
        return;
    const auto size = static_cast<std::int64_t>(m_pending.size());
    writeNumber(m_pendingBegin - m_writtenEnd, m_encoded);
    writeNumber(size, m_encoded);
    m_encoded.insert(m_encoded.end(), m_pending.begin(), m_pending.end());
    m_writtenEnd = m_pendingBegin + size;
    m_pending.clear();
}

ByteBuffer ByteRunWriter::finish() &&
{
    writePending();
    return std::move(m_encoded);
}

std::int64_t ByteRunReader::readNumber()
{
    std::uint64_t number = 0;
    for (unsigned shift = 0;; shift += digitBits) {
        const auto digit = std::to_integer<std::uint64_t>(m_rest.front());
        m_rest = m_rest.subspan(1);
        number |= (digit & digitMask) << shift;
        if ((digit & moreFollows) == 0)
            return static_cast<std::int64_t>(number);
    }
}

std::optional<ByteRun> ByteRunReader::next()
{
    if (m_rest.empty())
        return {};
    const std::int64_t begin = m_position + readNumber();
    const auto size = static_cast<std::size_t>(readNumber());
    const ByteRun run{begin, m_rest.first(size)};
    m_rest = m_rest.subspan(size);
    m_position = run.end();
    return run;
}

ChunkEdits::ChunkEdits(KeptBytesPtr encoded, std::int64_t byteCount)
    : m_encoded(std::move(encoded)), m_byteCount(byteCount)
{
    ByteRunReader reader = runs();
    for (std::size_t i = 0;; ++i) {
        if (i % runsToMilestone == 0 && reader.restBytes() > 0)
            m_milestones.push_back({reader.position(), reader.restBytes()});
        if (!reader.next())
            break;
    }
    m_end = reader.position();
}

Result<ChunkEditsPtr> ChunkEdits::kept(ByteRunWriter runs, SpillStore& store)
{
    const std::int64_t byteCount = runs.byteCount();
    if (byteCount == 0)
        return ChunkEditsPtr();
    BLOSCOPE_TRY(KeptBytesPtr encoded, store.keep(std::move(runs).finish()));
    return ChunkEditsPtr(new ChunkEdits(std::move(encoded), byteCount));
}

Result<ChunkEditsPtr> ChunkEdits::over(const ChunkEditsPtr& before,
                                       const std::vector<ByteRun>& runs, SpillStore& store)
{
    ByteRunWriter writer;
    RunQueue below(before.get());
    const auto keep = [&](const ByteRun& run) { writer.add(run); };
    for (const ByteRun& run : runs) {
        below.takeUntil(run.begin, keep);
        below.takeUntil(run.end(), [](const ByteRun&) {});
        writer.add(run);
    }
    below.takeUntil(behindAll, keep);
    return kept(std::move(writer), store);
}

Result<ChunkEditsPtr> ChunkEdits::without(const ChunkEdits& edits, const ChunkEdits& known,
                                          SpillStore& store)
{
    ByteRunWriter writer;
    RunQueue rest(&edits);
    const auto keep = [&](const ByteRun& run) { writer.add(run); };
    ByteRunReader reader = known.runs();
    while (const auto run = reader.next()) {
        rest.takeUntil(run->begin, keep);
        rest.takeUntil(run->end(), [&](const ByteRun& part) {
            addDifferences(part, run->from(part.begin), writer);
        });
    }
    rest.takeUntil(behindAll, keep);
    return kept(std::move(writer), store);
}

bool ChunkEdits::areIn(ByteView chunk) const
{
    ByteRunReader reader = runs();
    while (const auto run = reader.next())
        if (!std::ranges::equal(
                run->bytes, chunk.subspan(static_cast<std::size_t>(run->begin), run->bytes.size())))
            return false;
    return true;
}

Result<ChunkEditsPtr> ChunkEdits::takenFrom(ByteView chunk, SpillStore& store) const
{
    ByteRunWriter writer;
    ByteRunReader reader = runs();
    while (const auto run = reader.next())
        writer.add(
            {run->begin, chunk.subspan(static_cast<std::size_t>(run->begin), run->bytes.size())});
    return kept(std::move(writer), store);
}

template <class Visit>
void ChunkEdits::forEachIn(std::int64_t begin, std::int64_t end, const Visit& visit) const
{
    const auto behind = std::ranges::upper_bound(m_milestones, begin, {},
                                                 [](const Milestone& m) { return m.position; });
    const Milestone& from = behind == m_milestones.begin() ? m_milestones.front() : *(behind - 1);
    ByteRunReader reader(m_encoded->view().last(from.restBytes), from.position);
    while (auto run = reader.next()) {
        if (run->begin >= end)
            return;
        if (run->end() <= begin)
            continue;
        if (run->begin < begin)
            run = run->from(begin);
        if (run->end() > end)
            run = run->until(end);
        if (!visit(*run))
            return;
    }
}

void ChunkEdits::apply(std::int64_t position, ByteSpan bytes) const
{
    const std::int64_t end = position + static_cast<std::int64_t>(bytes.size());
    forEachIn(position, end, [&](const ByteRun& run) {
        std::ranges::copy(run.bytes, bytes.begin() + (run.begin - position));
        return true;
    });
}

bool ChunkEdits::touches(std::int64_t position, std::int64_t size) const
{
    bool found = false;
    forEachIn(position, position + size, [&](const ByteRun&) {
        found = true;
        return false;
    });
    return found;
}

bool ChunkEdits::operator==(const ChunkEdits& other) const
{
    return m_byteCount == other.m_byteCount &&
           std::ranges::equal(m_encoded->view(), other.m_encoded->view());
}

} // namespace bloscope
