#include "core/export/tiff_writer.h"

#include "core/base/checked.h"
#include "core/export/array_body.h"
#include "core/export/export_order.h"
#include "core/geometry/length_unit.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>

namespace bloscope {

namespace {

// Writes the pixels into the gaps of a file that is there otherwise.
class TiffBody final : public Sink {
 public:
    TiffBody(const TiffLayout& layout, Sink& to)
        : m_layout(layout), m_next(layout.pieces.begin()), m_to(to)
    {
    }

    Result<> expect(std::uint64_t /*pixelBytes*/) override { return m_to.expect(m_layout.size); }

    Result<> write(ByteView pixels) override
    {
        while (!pixels.empty()) {
            BLOSCOPE_CHECK(writePieces());
            const std::uint64_t end =
                m_next == m_layout.pieces.end() ? m_layout.size : m_next->first;
            const auto count = std::min<std::uint64_t>(pixels.size(), end - m_position);
            BLOSCOPE_CHECK(m_to.write(pixels.first(count)));
            m_position += count;
            pixels = pixels.subspan(count);
        }
        return {};
    }

    // What stands behind the last pixel.
    Result<> commit() override { return writePieces(); }

 private:
    // All that begin where the file is.
    Result<> writePieces()
    {
        for (; m_next != m_layout.pieces.end() && m_next->first == m_position; ++m_next) {
            BLOSCOPE_CHECK(m_to.write(bytesOf(m_next->second)));
            m_position += m_next->second.size();
        }
        return {};
    }

    const TiffLayout& m_layout;
    std::map<std::uint64_t, std::string>::const_iterator m_next;
    Sink& m_to;
    std::uint64_t m_position = 0;
};

bool areColors(const DType& dtype, const Slice& slice, const std::vector<std::size_t>& order)
{
    const bool isOfColors = dtype.kind == DTypeKind::Unsigned && dtype.itemsize <= 2;
    return isOfColors && order.size() >= 3 &&
           (slice[order.back()].count == 3 || slice[order.back()].count == 4);
}

std::optional<double> centimetresOf(std::string_view unit)
{
    const auto millimetres = millimetresOf(unit);
    return millimetres ? std::optional(*millimetres / 10) : std::nullopt;
}

// Nothing where it is not told of both, or is no number that can be written.
std::optional<TiffImage::Resolution> resolutionOf(const Slice& slice, const Geometry& geometry,
                                                  std::size_t row, std::size_t column)
{
    const DimensionGeometry& down = geometry.dimensions[row];
    const DimensionGeometry& across = geometry.dimensions[column];
    if (!down.spacing || !across.spacing)
        return {};
    const auto downUnit = centimetresOf(down.unit);
    const auto acrossUnit = centimetresOf(across.unit);
    const bool isKnown = downUnit && acrossUnit;
    const auto apart = [&](std::size_t dimension, double spacing, double unit) {
        return std::abs(static_cast<double>(slice[dimension].step)) * spacing * unit;
    };
    const TiffImage::Resolution resolution{
        1 / apart(column, *across.spacing, isKnown ? *acrossUnit : 1),
        1 / apart(row, *down.spacing, isKnown ? *downUnit : 1), isKnown};
    const auto isWritable = [](double number) { return number > 1e-9 && number < 4e9; };
    return isWritable(resolution.columns) && isWritable(resolution.rows) ? std::optional(resolution)
                                                                         : std::nullopt;
}

} // namespace

TiffImage tiffImageOf(const DType& dtype, const Slice& slice, const Geometry* geometry)
{
    const std::vector<std::size_t> order = ExportOrder(slice).dimensions();
    TiffImage image{dtype};
    std::size_t left = order.size(); // of the dimensions
    if (areColors(dtype, slice, order))
        image.samples = static_cast<int>(slice[order[--left]].count);
    if (left > 0)
        image.columns = slice[order[--left]].count;
    if (left > 0)
        image.rows = slice[order[--left]].count;
    const std::size_t ofPages = left;
    for (; left > 0; --left)
        image.pages = checkedMultiply(image.pages, slice[order[left - 1]].count)
                          .value_or(std::numeric_limits<std::int64_t>::max());
    const bool hasRows = order.size() >= ofPages + 2;
    if (geometry && hasRows)
        image.resolution = resolutionOf(slice, *geometry, order[ofPages], order[ofPages + 1]);
    return image;
}

Result<ExportReport> writeTiff(const ExportCells& cells, const Slice& slice,
                               const Geometry* geometry, Sink& to, const Job& job)
{
    BLOSCOPE_CHECK(beginExport(cells, slice));
    BLOSCOPE_TRY(const TiffLayout layout,
                 tiffLayoutOf(tiffImageOf(cells.dtype(), slice, geometry), job));
    TiffBody body(layout, to);
    BLOSCOPE_TRY(ExportReport report, writeElements(cells, slice, {}, body, job));
    BLOSCOPE_CHECK(body.commit());
    return report;
}

} // namespace bloscope
