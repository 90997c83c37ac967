#include "core/export/text_bands.h"

#include "core/base/checked.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <vector>

namespace bloscope {

namespace {

constexpr std::size_t piecesPerThread = 4; // more: threads wait less for each other; less: memory

// The pieces that are made and not yet written. WorkerPool begins the turns of a loop in their
// order; so the piece that all wait for is always being made.
class Queue {
 public:
    Queue(std::size_t mostWaiting, Sink& to) : m_slots(mostWaiting), m_to(to) {}

    // Waits until a piece is near enough to the next one to be written. The text to make it in, an
    // empty one; null when nothing more is to be made.
    std::string* begin(std::size_t piece)
    {
        std::unique_lock lock(m_mutex);
        m_moved.wait(lock, [&] { return m_ended || piece < m_next + m_slots.size(); });
        return m_ended ? nullptr : &slotOf(piece).text;
    }

    // The text of a piece is complete. Writes it, and what waited for it, if it is the next one.
    void end(std::size_t piece)
    {
        std::unique_lock lock(m_mutex);
        slotOf(piece).isMade = true;
        if (m_isWriting)
            return;
        m_isWriting = true;
        while (!m_ended && slotOf(m_next).isMade)
            writeNext(lock);
        m_isWriting = false;
    }

    // Nothing more is written, nobody waits.
    void stop(Result<> why)
    {
        const std::lock_guard lock(m_mutex);
        if (!m_ended)
            m_result = std::move(why);
        m_ended = true;
        m_moved.notify_all();
    }

    Result<> result() const { return m_result; }

 private:
    struct Slot {
        std::string text; // keeps its memory for another piece
        bool isMade = false;
    };

    Slot& slotOf(std::size_t piece) { return m_slots[piece % m_slots.size()]; }

    void writeNext(std::unique_lock<std::mutex>& lock)
    {
        Slot& slot = slotOf(m_next);
        lock.unlock();
        Result<> written = m_to.write(bytesOf(slot.text));
        slot.text.clear();
        lock.lock();
        slot.isMade = false;
        ++m_next;
        if (!written && !m_ended) {
            m_result = std::move(written);
            m_ended = true;
        }
        m_moved.notify_all();
    }

    std::vector<Slot> m_slots;
    Sink& m_to;
    std::mutex m_mutex;
    std::condition_variable m_moved;
    std::size_t m_next = 0; // to be written
    bool m_isWriting = false;
    bool m_ended = false; // before the last piece
    Result<> m_result;
};

// About 150 KB of text: it stays in a processor's cache until it is written, and every thread gets
// its share of a band.
constexpr std::int64_t pieceValues = 8 * 1024;
constexpr std::int64_t pieceBytes = 64 * 1024; // of cells

} // namespace

Result<> PieceWriter::write(std::size_t count,
                            const std::function<void(std::size_t, std::string&)>& make,
                            const Job& job)
{
    Queue queue(piecesPerThread * m_pool.threads(), m_to);
    m_pool.forEach(count, [&](std::size_t piece) {
        try {
            std::string* const text = queue.begin(piece);
            if (!text)
                return;
            if (job.stopped())
                return queue.stop(cancelled());
            make(piece, *text);
            queue.end(piece);
        } catch (...) {
            queue.stop(cancelled()); // forEach() throws what this is
            throw;
        }
    });
    return queue.result();
}

TextBand::TextBand(const ExportOrder& order, const Band& band, Cells read)
    : cells(std::move(read)), layout(order, cells), first(band.first)
{
}

Result<ExportReport> writeBands(const FilledCells& from, const Slice& slice,
                                std::int64_t valuesOfCell, const AppendCells& append, Sink& to,
                                const Job& job)
{
    const ExportOrder order(slice);
    const std::int64_t mostCells = std::max<std::int64_t>(1, pieceValues / valuesOfCell);
    ExportReport report;
    PieceWriter pieces(from.pool(), to);
    SliceBands bands = bandsOf(from, slice);
    while (const auto next = bands.next()) {
        BLOSCOPE_TRY(Cells cells, from.read(next->slice, {job.stop, nullptr}, Reuse::Unlikely));
        report.count(cells);
        const TextBand band(order, *next, std::move(cells));
        const auto itemsize = static_cast<std::int64_t>(band.cells.itemsize);
        const std::int64_t step = std::clamp<std::int64_t>(pieceBytes / itemsize, 1, mostCells);
        const auto make = [&](std::size_t piece, std::string& text) {
            const std::int64_t first = static_cast<std::int64_t>(piece) * step;
            const std::int64_t count = std::min(step, band.cellCount() - first);
            append(band, first, count, text);
            job.advance(static_cast<std::uint64_t>(count));
        };
        const auto count = static_cast<std::size_t>(ceilDivide(band.cellCount(), step));
        BLOSCOPE_CHECK(pieces.write(count, make, job));
    }
    return report;
}

std::uint64_t leastTextBytes(const Slice& slice, std::int64_t valuesOfCell,
                             std::uint64_t bytesOfValue)
{
    const std::uint64_t factors[] = {static_cast<std::uint64_t>(slice.cellCount().value_or(-1)),
                                     static_cast<std::uint64_t>(valuesOfCell), bytesOfValue};
    return checkedProduct<std::uint64_t>(factors).value_or(UINT64_MAX);
}

} // namespace bloscope
