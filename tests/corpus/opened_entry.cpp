#include "tests/corpus/opened_entry.h"

#include "core/frame/open_path.h"

#include <algorithm>

namespace bloscope::test {

namespace {

constexpr std::int64_t partBytes = 4 << 20;

const CellRegion* damagedRegion(const Cells& cells)
{
    const auto found = std::ranges::find(cells.regions, CellRegion::Kind::Damaged,
                                         [](const CellRegion& region) { return region.kind; });
    return found == cells.regions.end() ? nullptr : &*found;
}

} // namespace

struct OpenedEntry::Readers {
    explicit Readers(const ArrayPtr& array) : reader(array, cache, pool) {}

    BlockCache cache{64 << 20};
    WorkerPool pool{2};
    SliceReader reader;
};

OpenedEntry::OpenedEntry(CorpusEntry entry, FramePtr frame)
    : m_entry(std::move(entry)),
      m_frame(std::move(frame)),
      m_array(Array::of(m_frame)),
      m_readers(std::make_shared<Readers>(m_array))
{
}

Result<OpenedEntry> OpenedEntry::open(const CorpusEntry& entry)
{
    const bool isInside = entry.facts.contains("offset");
    BLOSCOPE_TRY(FramePtr frame,
                 isInside ? openFrameAt(entry.file, entry.facts.at("offset").get<std::uint64_t>())
                          : openPath(entry.file));
    return OpenedEntry(entry, std::move(frame));
}

Result<Cells> OpenedEntry::read(const Slice& slice) const
{
    BLOSCOPE_TRY(Cells cells, m_readers->reader.read(slice));
    if (const CellRegion* damaged = damagedRegion(cells))
        return Error{ErrorKind::Malformed, damaged->reason};
    return cells;
}

Result<> OpenedEntry::readAll(const std::function<void(ByteView)>& take) const
{
    return readParts(Slice::whole(m_array->shape()), 0, take);
}

Result<> OpenedEntry::readParts(const Slice& slice, std::size_t dimension,
                                const std::function<void(ByteView)>& take) const
{
    const std::int64_t cells = slice.cellCount().value();
    const std::int64_t bytes = cells * m_array->itemsize();
    if (bytes <= partBytes || dimension == slice.dimensions().size()) {
        BLOSCOPE_TRY(const Cells read, read(slice));
        take(read.bytes);
        return {};
    }
    const std::int64_t extent = slice[dimension].count;
    const std::int64_t step = std::max<std::int64_t>(1, partBytes / (bytes / extent));
    for (std::int64_t i = 0; i < extent; i += step) {
        Slice part = slice;
        part.set(dimension, DimensionSlice::range(i, std::min(step, extent - i)));
        BLOSCOPE_CHECK(readParts(part, dimension + 1, take));
    }
    return {};
}

} // namespace bloscope::test
