#include "core/export/piece_writer.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::size_t piecesPerThread = 4; // more: threads wait less for each other; less: memory

}

Result<> PieceWriter::write(std::size_t count,
                            const std::function<void(std::size_t, std::string&)>& make,
                            const Job& job)
{
    const std::size_t mostAtOnce = piecesPerThread * m_pool.threads();
    for (std::size_t begin = 0; begin < count; begin += mostAtOnce) {
        if (job.stopped())
            return cancelled();
        m_texts.resize(mostAtOnce);
        const std::size_t pieces = std::min(count - begin, mostAtOnce);
        Result<> written;
        m_pool.forEach(pieces + 1, [&](std::size_t turn) {
            if (turn == 0)
                written = flush();
            else
                make(begin + turn - 1, m_texts[turn - 1]);
        });
        BLOSCOPE_CHECK(std::move(written));
        std::swap(m_made, m_texts);
    }
    return {};
}

Result<> PieceWriter::flush()
{
    for (std::string& text : m_made) {
        BLOSCOPE_CHECK(m_to.write(bytesOf(text)));
        text.clear();
    }
    return {};
}

} // namespace bloscope
