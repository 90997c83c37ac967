#include "core/edit/original_values.h"

#include <algorithm>

namespace bloscope {

namespace {

using Of = MetadataSectionOf;

} // namespace

OriginalValues::OriginalValues(FramePtr frame)
    : m_frame(std::move(frame)),
      m_fixed(m_frame->metalayers().entries.size()),
      m_variable(m_frame->vlMetalayers().entries.size())
{
}

const MetadataSection& OriginalValues::section(Of of) const
{
    return of == Of::Header ? m_frame->metalayers() : m_frame->vlMetalayers();
}

OriginalValues::Slots& OriginalValues::slotsOf(Of of) const
{
    return of == Of::Header ? m_fixed : m_variable;
}

Result<SharedBytes> OriginalValues::read(Of of, std::size_t i) const
{
    const MetadataEntry& entry = section(of).entries[i];
    if (of == Of::Trailer) {
        BLOSCOPE_TRY(ByteBuffer value, m_frame->readVlMetadata(entry));
        return std::make_shared<const ByteBuffer>(std::move(value));
    }
    if (entry.error)
        return *entry.error;
    return std::make_shared<const ByteBuffer>(entry.value);
}

std::optional<Result<SharedBytes>> OriginalValues::known(Of of, std::size_t i) const
{
    const std::scoped_lock lock(m_mutex);
    return slotsOf(of)[i];
}

Result<SharedBytes> OriginalValues::value(Of of, std::size_t i) const
{
    if (auto there = known(of, i))
        return *std::move(there);
    Result<SharedBytes> value = read(of, i); // unlocked: others need not wait
    const std::scoped_lock lock(m_mutex);
    auto& slot = slotsOf(of)[i];
    const std::uint64_t size = value ? (*value)->size() : 0;
    if (!slot && m_kept + size <= keptBytes) {
        slot = value;
        m_kept += size;
    }
    return value;
}

bool OriginalValues::holds(Of of, std::size_t i, ByteView value) const
{
    const MetadataEntry& entry = section(of).entries[i];
    if (of == Of::Trailer && !known(of, i)) {
        const auto chunk = m_frame->openVlMetadata(entry);
        if (!chunk || static_cast<std::size_t>((*chunk)->header().nbytes) != value.size())
            return false;
    }
    const auto held = this->value(of, i);
    return held && std::ranges::equal(**held, value);
}

bool OriginalValues::hasRoomFor(Of of, std::size_t i) const
{
    if (of == Of::Header)
        return true; // in memory as it is
    const auto chunk = m_frame->openVlMetadata(section(of).entries[i]);
    const std::scoped_lock lock(m_mutex);
    return !chunk || m_kept + static_cast<std::uint64_t>((*chunk)->header().nbytes) <= keptBytes;
}

void OriginalValues::load(const Job& job) const
{
    for (const Of of : {Of::Header, Of::Trailer})
        for (std::size_t i = 0; i < section(of).entries.size() && !job.stopped(); ++i)
            if (!known(of, i) && hasRoomFor(of, i))
                static_cast<void>(value(of, i));
}

void OriginalValues::know(Of of, std::size_t i, SharedBytes value)
{
    const std::scoped_lock lock(m_mutex);
    m_kept += value->size();
    slotsOf(of)[i] = std::move(value);
}

} // namespace bloscope
