#include "core/array/cell_source.h"

#include "core/array/slice_reader.h"

#include <bit>

namespace bloscope {

Result<> CellSource::show(const Slice& plane, Reuse reuse, const ShowCells& show,
                          const Job& job) const
{
    BLOSCOPE_TRY(const Cells cells, read(plane, job, reuse));
    const CellsView view(cells);
    show(view, {0, 0, view.rows, view.columns});
    return {};
}

BlockCache* CellSource::keeper() const
{
    return reader() ? &reader()->cache() : nullptr;
}

DType nativeFloat64()
{
    const bool isLittle = std::endian::native == std::endian::little;
    return *parseDType(isLittle ? "<f8" : ">f8", {});
}

} // namespace bloscope
