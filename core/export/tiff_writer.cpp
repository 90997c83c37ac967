#include "core/export/tiff_writer.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/export/export_order.h"
#include "core/export/slice_bands.h"
#include "core/geometry/cell_volume.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fmt/format.h>
#include <limits>
#include <memory>
#include <string_view>
#include <tiffio.h>

namespace bloscope {

namespace {

constexpr std::int64_t mostPages = std::numeric_limits<std::uint16_t>::max();  // of most readers
constexpr std::int64_t mostPixels = std::numeric_limits<std::uint32_t>::max(); // along a side
constexpr std::uint64_t mostOfClassic = std::numeric_limits<std::uint32_t>::max(); // bytes
constexpr std::int64_t stripBytes = 8 << 20;
constexpr std::int64_t mostStrips = 1 << 20;   // of all pages
constexpr std::uint64_t directoryBytes = 1024; // at most, beside its strips

// Stands for pixels that are not there yet: libtiff hands it on and never reads what it points to.
std::byte unreadPixels;

// The file that libtiff believes to write. Of pixels only their number counts.
class DryFile {
 public:
    void write(const void* data, std::uint64_t count)
    {
        if (m_position > m_layout.size) // libtiff begins directories at even offsets
            keep(std::string(m_position - m_layout.size, '\0'), m_layout.size);
        if (data != &unreadPixels)
            keep(std::string(static_cast<const char*>(data), count), m_position);
        m_position += count;
        m_layout.size = std::max(m_layout.size, m_position);
    }

    // Of what was written but for pixels, which are never read again.
    bool read(void* to, std::uint64_t count)
    {
        const auto piece = pieceAt(m_position);
        if (piece == m_layout.pieces.end())
            return false;
        const std::uint64_t begin = m_position - piece->first;
        if (!fits(begin, count, piece->second.size()))
            return false;
        std::memcpy(to, piece->second.data() + begin, count);
        m_position += count;
        return true;
    }

    std::uint64_t seek(std::uint64_t offset, int from)
    {
        const std::uint64_t origin = from == SEEK_END   ? m_layout.size
                                     : from == SEEK_CUR ? m_position
                                                        : 0;
        return m_position = origin + offset;
    }

    std::uint64_t size() const { return m_layout.size; }
    TiffLayout takeLayout() { return std::move(m_layout); }

    Result<> failure() const
    {
        return m_complaint.empty() ? Result<>() : Error(ErrorKind::Unsupported, m_complaint);
    }
    void complain(std::string text) { m_complaint = std::move(text); }

 private:
    using Pieces = std::map<std::uint64_t, std::string>;

    // The piece in which a byte lies or behind which it is the next one.
    Pieces::iterator pieceAt(std::uint64_t offset)
    {
        const auto next = m_layout.pieces.upper_bound(offset);
        if (next == m_layout.pieces.begin())
            return m_layout.pieces.end();
        const auto piece = std::prev(next);
        return offset - piece->first <= piece->second.size() ? piece : m_layout.pieces.end();
    }

    void keep(std::string bytes, std::uint64_t offset)
    {
        const auto piece = pieceAt(offset);
        if (piece == m_layout.pieces.end()) {
            m_layout.pieces.emplace(offset, std::move(bytes));
            return;
        }
        std::string& kept = piece->second;
        const std::uint64_t begin = offset - piece->first;
        kept.resize(std::max(kept.size(), begin + bytes.size()));
        std::ranges::copy(bytes, kept.begin() + static_cast<std::ptrdiff_t>(begin));
    }

    TiffLayout m_layout;
    std::uint64_t m_position = 0;
    std::string m_complaint;
};

DryFile& fileOf(thandle_t handle)
{
    return *static_cast<DryFile*>(handle);
}

tmsize_t readProc(thandle_t handle, void* to, tmsize_t count)
{
    return fileOf(handle).read(to, static_cast<std::uint64_t>(count)) ? count : 0;
}

tmsize_t writeProc(thandle_t handle, void* data, tmsize_t count)
{
    fileOf(handle).write(data, static_cast<std::uint64_t>(count));
    return count;
}

toff_t seekProc(thandle_t handle, toff_t offset, int from)
{
    return fileOf(handle).seek(offset, from);
}

int closeProc(thandle_t)
{
    return 0;
}

toff_t sizeProc(thandle_t handle)
{
    return fileOf(handle).size();
}

int takeError(TIFF*, void* file, const char*, const char* format, va_list arguments)
{
    char text[256];
    std::vsnprintf(text, sizeof text, format, arguments);
    static_cast<DryFile*>(file)->complain(fmt::format("libtiff: {}", text));
    return 1; // and nobody else
}

int takeWarning(TIFF*, void*, const char*, const char*, va_list)
{
    return 1;
}

using TiffPtr = std::unique_ptr<TIFF, decltype(&TIFFClose)>;

TiffPtr openDry(DryFile& file, const char* mode)
{
    const std::unique_ptr<TIFFOpenOptions, decltype(&TIFFOpenOptionsFree)> options(
        TIFFOpenOptionsAlloc(), &TIFFOpenOptionsFree);
    TIFFOpenOptionsSetErrorHandlerExtR(options.get(), &takeError, &file);
    TIFFOpenOptionsSetWarningHandlerExtR(options.get(), &takeWarning, &file);
    return {TIFFClientOpenExt("export", mode, &file, &readProc, &writeProc, &seekProc, &closeProc,
                              &sizeProc, nullptr, nullptr, options.get()),
            &TIFFClose};
}

// TIFF 6.0, "SampleFormat", and what libtiff adds to it.
std::optional<std::uint16_t> sampleFormatOf(const DType& dtype)
{
    switch (dtype.kind) {
    case DTypeKind::Boolean:
    case DTypeKind::Unsigned:
        return SAMPLEFORMAT_UINT;
    case DTypeKind::Signed:
        return SAMPLEFORMAT_INT;
    case DTypeKind::Float:
        return dtype.itemsize <= sizeof(double) ? std::optional(SAMPLEFORMAT_IEEEFP) : std::nullopt;
    case DTypeKind::Complex:
        return dtype.itemsize <= 2 * sizeof(double) ? std::optional(SAMPLEFORMAT_COMPLEXIEEEFP)
                                                    : std::nullopt;
    default:
        return {};
    }
}

// How the rows of a page lie in strips.
struct Strips {
    explicit Strips(const TiffImage& image)
        : rowBytes(image.columns * image.samples * static_cast<std::int64_t>(image.dtype.itemsize)),
          rows(std::clamp<std::int64_t>(stripBytes / rowBytes, 1, image.rows)),
          count(ceilDivide(image.rows, rows))
    {
    }

    std::int64_t rowBytes;
    std::int64_t rows; // of each but the last one
    std::int64_t count;
};

Result<> checkImage(const TiffImage& image)
{
    if (!sampleFormatOf(image.dtype))
        return Error(ErrorKind::Unsupported, fmt::format("TIFF has no type for elements of type {}",
                                                         escapeForDisplay(image.dtype.text)));
    if (image.pages == 0 || image.rows == 0 || image.columns == 0)
        return Error(ErrorKind::Unsupported, "TIFF does not support images without pixels");
    const auto tooMany = [](std::int64_t most, const char* what, std::int64_t count) {
        return Error(ErrorKind::Limit,
                     fmt::format("TIFF supports at most {} {}, but this slice has {}",
                                 groupedDigits(most), what, groupedDigits(count)));
    };
    if (image.pages > mostPages)
        return tooMany(mostPages, "pages that all programs can read", image.pages);
    for (const std::int64_t side : {image.rows, image.columns})
        if (side > mostPixels)
            return tooMany(mostPixels, "pixels along a side", side);
    const std::int64_t strips = image.pages * Strips(image).count;
    return strips > mostStrips ? tooMany(mostStrips, "strips of pixels here", strips) : Result<>();
}

// Of pixels and directories; as much as can be counted where that is more.
std::uint64_t fileBytesOf(const TiffImage& image, const Strips& strips)
{
    constexpr auto many = std::numeric_limits<std::uint64_t>::max();
    const auto page = checkedMultiply(static_cast<std::uint64_t>(strips.rowBytes),
                                      static_cast<std::uint64_t>(image.rows));
    const auto around =
        directoryBytes + 2 * sizeof(std::uint32_t) * static_cast<std::uint64_t>(strips.count);
    const auto whole = page ? checkedAdd<std::uint64_t>(*page, around) : std::nullopt;
    return whole ? checkedMultiply(*whole, static_cast<std::uint64_t>(image.pages)).value_or(many)
                 : many;
}

std::string modeOf(const TiffImage& image, const Strips& strips)
{
    std::string mode = image.dtype.order == ByteOrder::Big ? "wb" : "wl";
    if (fileBytesOf(image, strips) > mostOfClassic)
        mode += '8';
    return mode;
}

void setColors(TIFF* tiff, int samples)
{
    TIFFSetField(tiff, TIFFTAG_SAMPLESPERPIXEL, samples);
    TIFFSetField(tiff, TIFFTAG_PLANARCONFIG, PLANARCONFIG_CONTIG);
    TIFFSetField(tiff, TIFFTAG_PHOTOMETRIC,
                 samples == 1 ? PHOTOMETRIC_MINISBLACK : PHOTOMETRIC_RGB);
    const std::uint16_t opacity[] = {EXTRASAMPLE_UNASSALPHA};
    if (samples == 4)
        TIFFSetField(tiff, TIFFTAG_EXTRASAMPLES, 1, opacity);
}

void setResolution(TIFF* tiff, const TiffImage::Resolution& resolution)
{
    TIFFSetField(tiff, TIFFTAG_XRESOLUTION, resolution.columns);
    TIFFSetField(tiff, TIFFTAG_YRESOLUTION, resolution.rows);
    TIFFSetField(tiff, TIFFTAG_RESOLUTIONUNIT,
                 resolution.isOfCentimetres ? RESUNIT_CENTIMETER : RESUNIT_NONE);
}

void setFields(TIFF* tiff, const TiffImage& image, const Strips& strips)
{
    TIFFSetField(tiff, TIFFTAG_IMAGEWIDTH, static_cast<std::uint32_t>(image.columns));
    TIFFSetField(tiff, TIFFTAG_IMAGELENGTH, static_cast<std::uint32_t>(image.rows));
    TIFFSetField(tiff, TIFFTAG_BITSPERSAMPLE, static_cast<int>(8 * image.dtype.itemsize));
    TIFFSetField(tiff, TIFFTAG_SAMPLEFORMAT, static_cast<int>(*sampleFormatOf(image.dtype)));
    TIFFSetField(tiff, TIFFTAG_ROWSPERSTRIP, static_cast<std::uint32_t>(strips.rows));
    TIFFSetField(tiff, TIFFTAG_COMPRESSION, COMPRESSION_NONE);
    TIFFSetField(tiff, TIFFTAG_SOFTWARE, "Bloscope");
    setColors(tiff, image.samples);
    if (image.resolution)
        setResolution(tiff, *image.resolution);
}

bool writePage(TIFF* tiff, const TiffImage& image, const Strips& strips)
{
    for (std::int64_t strip = 0; strip < strips.count; ++strip) {
        const std::int64_t rows = std::min(strips.rows, image.rows - strip * strips.rows);
        if (TIFFWriteRawStrip(tiff, static_cast<std::uint32_t>(strip), &unreadPixels,
                              rows * strips.rowBytes) < 0)
            return false;
    }
    return TIFFWriteDirectory(tiff) != 0;
}

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

Result<TiffLayout> tiffLayoutOf(const TiffImage& image, const Job& job)
{
    BLOSCOPE_CHECK(checkImage(image));
    const Strips strips(image);
    DryFile file;
    TiffPtr tiff = openDry(file, modeOf(image, strips).c_str());
    bool isFine = tiff != nullptr;
    for (std::int64_t page = 0; isFine && page < image.pages; ++page) {
        if (job.stopped())
            return cancelled();
        setFields(tiff.get(), image, strips);
        isFine = writePage(tiff.get(), image, strips);
    }
    tiff.reset();
    BLOSCOPE_CHECK(file.failure());
    if (!isFine)
        return Error(ErrorKind::Limit, "there is not enough memory for a TIFF file");
    return file.takeLayout();
}

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

Result<ExportReport> writeTiff(const FilledCells& cells, const Slice& slice,
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
