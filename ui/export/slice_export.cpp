#include "ui/export/slice_export.h"

#include "core/export/sink.h"
#include "ui/text/error_text.h"

#include <QFile>
#include <QFileInfo>

namespace bloscope {

FilledCells cellsOf(const SliceReader& reader, const SliceExport& wanted)
{
    if (wanted.computed)
        return FilledCells(*wanted.computed);
    return wanted.part ? FilledCells(reader, *wanted.part) : FilledCells(reader);
}

QString extensionOf(ExportFormat format)
{
    return displayText(traitsOf(format).endings.front());
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
    const std::filesystem::path path = filePath(wanted.path);
    BLOSCOPE_TRY(std::unique_ptr<Sink> file, fileSink(path, filePath(source), job.stop));
    const auto sink = packingSink(std::move(file), formatOfName(path).packing);
    const auto write = traitsOf(wanted.format).write;
    BLOSCOPE_TRY(ExportReport report,
                 write(cellsOf(reader, wanted), wanted.slice, wanted.csv, *sink, job));
    BLOSCOPE_CHECK(sink->commit());
    return report;
}

} // namespace bloscope
