#include "ui/models/part_source.h"

#include <cstring>

namespace bloscope {

namespace {

class PartSource : public CellSource {
 public:
    PartSource(CellSourcePtr whole, DTypeLeaf part)
        : m_whole(std::move(whole)), m_part(std::move(part))
    {
    }

    const DType& dtype() const override { return m_part.dtype; }

    Result<Cells> read(const Slice& slice, const Job& job) const override
    {
        BLOSCOPE_TRY(Cells cells, m_whole->read(slice, job));
        const std::size_t from = cells.itemsize;
        const std::size_t to = m_part.dtype.itemsize;
        const std::size_t count = cells.bytes.size() / from;
        for (std::size_t i = 0; i < count; ++i) // in place: parts are no longer than the whole
            std::memmove(cells.bytes.data() + i * to, cells.bytes.data() + i * from + m_part.offset,
                         to);
        cells.itemsize = to;
        cells.bytes.resize(count * to);
        return cells;
    }

 private:
    CellSourcePtr m_whole;
    DTypeLeaf m_part;
};

} // namespace

CellSourcePtr partSourceOf(CellSourcePtr whole, DTypeLeaf part)
{
    return std::make_shared<const PartSource>(std::move(whole), std::move(part));
}

} // namespace bloscope
