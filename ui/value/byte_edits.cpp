#include "ui/value/byte_edits.h"

#include <algorithm>

namespace bloscope {

void ByteEdits::exchange(std::size_t at, std::size_t removed, ByteView inserted)
{
    const auto begin = m_bytes.begin() + static_cast<std::ptrdiff_t>(at);
    const std::size_t same = std::min(removed, inserted.size());
    std::ranges::copy(inserted.first(same), begin);
    const auto end = begin + static_cast<std::ptrdiff_t>(same);
    if (removed > same)
        m_bytes.erase(end, begin + static_cast<std::ptrdiff_t>(removed));
    else
        m_bytes.insert(end, inserted.begin() + static_cast<std::ptrdiff_t>(same), inserted.end());
}

bool ByteEdits::isTypedOn(int mergeKey) const
{
    return mergeKey != 0 && mergeKey == m_mergeKey && canUndo() && !canRedo();
}

void ByteEdits::replace(std::size_t at, std::size_t removed, ByteView inserted, int mergeKey)
{
    const auto begin = m_bytes.begin() + static_cast<std::ptrdiff_t>(at);
    const auto end = begin + static_cast<std::ptrdiff_t>(removed);
    Step* last = isTypedOn(mergeKey) ? &m_steps.back() : nullptr;
    const std::size_t lastEnd = last ? last->at + last->inserted.size() : 0;
    if (last && at == lastEnd) {
        last->removed.insert(last->removed.end(), begin, end);
        last->inserted.insert(last->inserted.end(), inserted.begin(), inserted.end());
    } else if (last && at + 1 == lastEnd && removed == 1 && inserted.size() == 1) {
        last->inserted.back() = inserted.front();
    } else {
        m_steps.resize(m_done);
        m_steps.push_back({at, ByteBuffer(begin, end), {inserted.begin(), inserted.end()}});
        ++m_done;
    }
    m_mergeKey = mergeKey;
    exchange(at, removed, inserted);
}

std::size_t ByteEdits::undo()
{
    const Step& step = m_steps[--m_done];
    m_mergeKey = 0;
    exchange(step.at, step.inserted.size(), step.removed);
    return step.at + step.removed.size();
}

std::size_t ByteEdits::redo()
{
    const Step& step = m_steps[m_done++];
    m_mergeKey = 0;
    exchange(step.at, step.removed.size(), step.inserted);
    return step.at + step.inserted.size();
}

} // namespace bloscope
