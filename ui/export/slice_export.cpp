#include "ui/export/slice_export.h"
#include "ui/text/file_path.h"

#include "core/export/csv_writer.h"
#include "core/export/npy_writer.h"
#include "core/export/raw_writer.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace bloscope {

namespace {

using Format = ExportChoice::Format;

struct FormatTraits {
    Format format;
    const char* extension;
    std::optional<FigureFormat> figure = {};
};
const FormatTraits formats[] = {{Format::Csv, "csv"},
                                {Format::Tsv, "tsv"},
                                {Format::Npy, "npy"},
                                {Format::Raw, "bin"},
                                {Format::Png, "png", FigureFormat::Png},
                                {Format::Svg, "svg", FigureFormat::Svg},
                                {Format::Pdf, "pdf", FigureFormat::Pdf}};

const FormatTraits& traitsOf(Format format)
{
    return *std::ranges::find(formats, format, &FormatTraits::format);
}

Result<ExportReport> writeTo(Sink& sink, const SliceReader& reader, const SliceExport& wanted,
                             const Job& job)
{
    if (wanted.format == Format::Npy)
        return writeNpy(reader, wanted.slice, sink, job);
    if (wanted.format == Format::Raw)
        return writeRaw(reader, wanted.slice, sink, job);
    return writeCsv(reader, wanted.slice, wanted.textOptions(), sink, job);
}

} // namespace

std::optional<FigureFormat> ExportChoice::figureFormat() const
{
    return traitsOf(format).figure;
}

CsvOptions SliceExport::textOptions() const
{
    CsvOptions options = csv;
    if (format == Format::Tsv)
        options.delimiter = '\t';
    return options;
}

QString extensionOf(Format format)
{
    return QString::fromLatin1(traitsOf(format).extension);
}

QString exportName(const QString& path, const Slice& slice)
{
    QString name = QFileInfo(path).completeBaseName();
    if (slice == Slice::whole(slice.shape()))
        return name;
    for (std::size_t d = 0; d < slice.shape().size(); ++d) {
        const DimensionSlice& taken = slice[d];
        if (taken.fixed)
            name += QStringLiteral("_%1").arg(taken.start);
        else if (taken == DimensionSlice::range(0, slice.shape()[d]))
            name += QStringLiteral("_all");
        else
            name += QStringLiteral("_%1-%2").arg(taken.start).arg(taken.at(taken.count - 1));
    }
    return name;
}

Result<ExportReport> writeSlice(const SliceReader& reader, const SliceExport& wanted,
                                const QString& source, const Job& job)
{
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink,
                 fileSink(filePath(wanted.path), filePath(source), job.stop));
    BLOSCOPE_TRY(ExportReport report, writeTo(*sink, reader, wanted, job));
    BLOSCOPE_CHECK(sink->commit());
    return report;
}

} // namespace bloscope
