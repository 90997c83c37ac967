#include "core/export/piece_writer.h"

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

} // namespace bloscope
