#include "ui/export/export_preview.h"

#include "core/base/text.h"
#include "core/export/export_order.h"
#include "core/export/nifti_writer.h"
#include "core/export/npy_writer.h"
#include "core/export/text_preview.h"
#include "core/export/tiff_writer.h"
#include "ui/text/dtype_text.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr std::int64_t shownLines = 12;
constexpr std::int64_t shownColumns = 24;
// Enough cells to guess the others from.
constexpr std::int64_t measuredLines = 200;
constexpr std::int64_t measuredColumns = 50;

// Bytes of the whole export, as the first cells let expect.
Result<double> expectedBytes(const SliceReader& reader, const SliceExport& wanted, const Job& job)
{
    CsvOptions cellsOnly = wanted.csv;
    cellsOnly.header = CsvOptions::Header::None;
    BLOSCOPE_TRY(const TextPreview measured,
                 previewText(cellsOf(reader, wanted), wanted.slice, wanted.format, cellsOnly,
                             {measuredLines, measuredColumns}, job));
    const auto lines = std::ranges::count(measured.text, '\n');
    const bool isLong = wanted.isDelimited() && wanted.csv.layout == CsvOptions::Layout::Long;
    const std::int64_t cellsPerLine =
        isLong ? 1 : std::min(measuredColumns, wanted.slice.columns());
    const auto cells = static_cast<double>(std::max<std::int64_t>(1, lines * cellsPerLine));
    return static_cast<double>(measured.text.size()) / cells *
           static_cast<double>(wanted.slice.cellCount().value_or(0));
}

QString byteText(double bytes)
{
    return QString::fromStdString(byteCountText(static_cast<std::uint64_t>(std::llround(bytes))));
}

} // namespace

Result<ExportPreview> ExportPreview::make(const SliceReader& reader, const SliceExport& wanted,
                                          const Job& job)
{
    if (isText(wanted.format))
        return ofText(reader, wanted, job);
    const DType dtype = cellsOf(reader, wanted).dtype();
    if (wanted.format == ExportFormat::Nifti)
        return ofImage(dtype, wanted);
    if (wanted.format == ExportFormat::Tiff)
        return ofStack(dtype, wanted, job);
    return ofArray(dtype, wanted);
}

Result<ExportPreview> ExportPreview::ofText(const SliceReader& reader, const SliceExport& wanted,
                                            const Job& job)
{
    BLOSCOPE_TRY(const TextPreview beginning,
                 previewText(cellsOf(reader, wanted), wanted.slice, wanted.format, wanted.csv,
                             {shownLines, shownColumns}, job));
    BLOSCOPE_TRY(const double bytes, expectedBytes(reader, wanted, job));
    ExportPreview preview;
    preview.text = QString::fromStdString(beginning.text);
    if (!beginning.allColumns)
        preview.text.replace(wanted.isDelimited() ? "\n" : "]\n",
                             wanted.isDelimited() ? " …\n" : " …]\n");
    if (!beginning.allRows)
        preview.text += QStringLiteral("…\n");
    preview.size = tr("about %1").arg(byteText(bytes));
    return preview;
}

ExportPreview ExportPreview::ofArray(const DType& dtype, const SliceExport& wanted)
{
    QStringList extents;
    Shape shape;
    for (const std::size_t dimension : ExportOrder(wanted.slice).dimensions()) {
        shape.push_back(wanted.slice[dimension].count);
        extents << QString::number(shape.back());
    }
    const double header = wanted.format == ExportChoice::Format::Npy
                              ? static_cast<double>(npyHeader(dtype, shape).size())
                              : 0;
    ExportPreview preview;
    preview.text = tr("Elements of type %1, shape (%2), in C order.")
                       .arg(dtypeText(dtype), extents.join(QStringLiteral(", ")));
    preview.size = byteText(header + static_cast<double>(wanted.slice.cellCount().value_or(0)) *
                                         static_cast<double>(dtype.itemsize));
    return preview;
}

Result<ExportPreview> ExportPreview::ofStack(const DType& dtype, const SliceExport& wanted,
                                             const Job& job)
{
    const TiffImage image = tiffImageOf(dtype, wanted.slice, wanted.csv.geometry.get());
    BLOSCOPE_TRY(const TiffLayout layout, tiffLayoutOf(image, job));
    const QString pages = countedText(image.pages, tr("One page"), tr("%1 pages"));
    const QString pixels = image.samples > 1 ? tr("coloured pixels") : tr("pixels");
    ExportPreview preview;
    preview.text =
        tr("%1 of %2 × %3 %4 of type %5.")
            .arg(pages, countText(image.rows), countText(image.columns), pixels, dtypeText(dtype));
    if (const auto& resolution = image.resolution)
        preview.text +=
            '\n' + (resolution->isOfCentimetres ? tr("%1 × %2 pixels to the centimetre.")
                                                : tr("%1 × %2 pixels to the unit."))
                       .arg(resolution->rows)
                       .arg(resolution->columns);
    preview.size = byteText(static_cast<double>(layout.size));
    return preview;
}

Result<ExportPreview> ExportPreview::ofImage(const DType& dtype, const SliceExport& wanted)
{
    const NiftiAxes axes = niftiAxesOf(wanted.slice, wanted.csv.geometry.get());
    BLOSCOPE_TRY(const std::string header, niftiHeader(dtype, axes));
    QStringList counts;
    QStringList spacings;
    for (const NiftiAxes::Axis& axis : axes.axes) {
        counts << QString::number(axis.count);
        spacings << QString::number(axis.spacing);
    }
    ExportPreview preview;
    preview.text = tr("%1 voxels of type %2,\n%3 apart.")
                       .arg(counts.join(QStringLiteral(" × ")), dtypeText(dtype),
                            spacings.join(QStringLiteral(" × ")));
    preview.text += '\n';
    preview.text += axes.affine ? tr("Their place in the scanner is written.")
                                : tr("Their place is not told, and none is written.");
    preview.size = byteText(static_cast<double>(header.size()) +
                            static_cast<double>(wanted.slice.cellCount().value_or(0)) *
                                static_cast<double>(dtype.itemsize));
    return preview;
}

} // namespace bloscope
