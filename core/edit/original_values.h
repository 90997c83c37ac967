#pragma once

#include "core/base/job.h"
#include "core/edit/edited_entry.h"
#include "core/frame/frame.h"
#include "core/frame_writing/frame_parts.h"

#include <mutex>
#include <vector>

namespace bloscope {

// What the metadata of a frame hold, decoded (vlmetalayers are stored as chunks, format.md 6.7).
// Each value is decoded when it is first asked for and kept as long as there is room for it. Usable
// from any thread.
class OriginalValues {
 public:
    static constexpr std::uint64_t keptBytes = 64_MiB; // of all values together

    explicit OriginalValues(FramePtr frame);
    OriginalValues(const OriginalValues&) = delete;
    OriginalValues& operator=(const OriginalValues&) = delete;

    const FramePtr& frame() const { return m_frame; }
    const MetadataSection& section(MetadataSectionOf of) const;

    // The value of entry `i`, below section(of).entries.size(). Errors: why it cannot be had.
    Result<SharedBytes> value(MetadataSectionOf of, std::size_t i) const;

    // The same, if it is there without decoding.
    std::optional<Result<SharedBytes>> known(MetadataSectionOf of, std::size_t i) const;

    // Tells without decoding where the sizes differ.
    bool holds(MetadataSectionOf of, std::size_t i, ByteView value) const;

    // Decodes what there is room for, so that known() has it from then on.
    void load(const Job& job = {}) const;

    // Keeps a value that is in memory already: entry `i` holds it.
    void know(MetadataSectionOf of, std::size_t i, SharedBytes value);

 private:
    using Slots = std::vector<std::optional<Result<SharedBytes>>>;

    Slots& slotsOf(MetadataSectionOf of) const;
    Result<SharedBytes> read(MetadataSectionOf of, std::size_t i) const;
    bool hasRoomFor(MetadataSectionOf of, std::size_t i) const;

    FramePtr m_frame;
    mutable std::mutex m_mutex; // of what follows
    mutable Slots m_fixed;
    mutable Slots m_variable;
    mutable std::uint64_t m_kept = 0;
};

using OriginalValuesPtr = std::shared_ptr<const OriginalValues>;

} // namespace bloscope
