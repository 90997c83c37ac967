#include "ui/cells/cell_source.h"

#include <bit>
#include <fmt/format.h>

namespace bloscope {

namespace {

// Devices are not told apart: some have another number each time they are mounted.
CellOrigin originOf(const Array& array, const FileIdentity& file)
{
    const ByteSource& source = *array.frame()->source();
    return {fmt::format("inode {}, {} bytes, of {}.{:09}", file.inode, file.size,
                        file.modifiedSeconds, file.modifiedNanoseconds),
            fmt::format("{} bytes at {}, {} at {}", source.size(), source.origin(),
                        typestringOf(array.dtype()), array.offset())};
}

class ReaderSource : public CellSource {
 public:
    ReaderSource(std::shared_ptr<const SliceReader> reader, Reuse reuse)
        : m_reader(std::move(reader)), m_reuse(reuse)
    {
    }

    const DType& dtype() const override { return m_reader->array()->dtype(); }
    Result<Cells> read(const Slice& slice, const Job& job) const override
    {
        return m_reader->read(slice, job, m_reuse);
    }
    Result<Cells> readOnce(const Slice& slice, const Job& job) const override
    {
        return m_reader->read(slice, job, Reuse::Unlikely);
    }
    Result<> show(const Slice& plane, Reuse reuse, const ShowCells& show,
                  const Job& job) const override
    {
        return canShowBlocks(*m_reader, plane) ? showBlocks(*m_reader, plane, reuse, show, job)
                                               : CellSource::show(plane, reuse, show, job);
    }
    CellSourcePtr unedited() const override
    {
        return m_reader->edits().isEmpty() ? nullptr
                                           : cellSourceOf(m_reader->withEdits({}), m_reuse);
    }
    std::optional<CellOrigin> origin() const override
    {
        const Array& array = *m_reader->array();
        const Frame& frame = *array.frame();
        const auto file = frame.source()->container();
        if (!file || frame.kind() == FrameKind::Sparse || !m_reader->edits().isEmpty())
            return {};
        return originOf(array, *file);
    }
    WorkerPool* pool() const override { return &m_reader->pool(); }
    BlockCache* cache() const override { return &m_reader->cache(); }

 private:
    std::shared_ptr<const SliceReader> m_reader;
    Reuse m_reuse;
};

} // namespace

Result<> CellSource::show(const Slice& plane, Reuse reuse, const ShowCells& show,
                          const Job& job) const
{
    BLOSCOPE_TRY(const Cells cells,
                 reuse == Reuse::Unlikely ? readOnce(plane, job) : read(plane, job));
    const CellsView view(cells);
    show(view, {0, 0, view.rows, view.columns});
    return {};
}

DType nativeFloat64()
{
    const bool isLittle = std::endian::native == std::endian::little;
    return *parseDType(isLittle ? "<f8" : ">f8", {});
}

CellSourcePtr cellSourceOf(std::shared_ptr<const SliceReader> reader, Reuse reuse)
{
    return std::make_shared<const ReaderSource>(std::move(reader), reuse);
}

} // namespace bloscope
