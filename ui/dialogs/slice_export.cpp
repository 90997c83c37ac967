#include "ui/dialogs/slice_export.h"

#include "core/export/csv_writer.h"
#include "core/export/npy_writer.h"
#include "core/export/raw_writer.h"

#include <QFile>

namespace bloscope {

namespace {

using Format = SliceExport::Format;

std::filesystem::path pathOf(const QString& name)
{
    return QFile::encodeName(name).toStdString();
}

Result<ExportReport> writeTo(Sink& sink, const SliceReader& reader, const SliceExport& wanted,
                             const Job& job)
{
    switch (wanted.format) {
    case Format::Npy:
        return writeNpy(reader, wanted.slice, sink, job);
    case Format::Raw:
        return writeRaw(reader, wanted.slice, sink, job);
    case Format::Csv:
    case Format::Tsv:
        break;
    }
    return writeCsv(reader, wanted.slice, wanted.csv, sink, job);
}

} // namespace

QString extensionOf(Format format)
{
    switch (format) {
    case Format::Csv:
        return QStringLiteral("csv");
    case Format::Tsv:
        return QStringLiteral("tsv");
    case Format::Npy:
        return QStringLiteral("npy");
    case Format::Raw:
        break;
    }
    return QStringLiteral("bin");
}

Result<ExportReport> writeSlice(const SliceReader& reader, const SliceExport& wanted,
                                const QString& source, const Job& job)
{
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink,
                 fileSink(pathOf(wanted.path), pathOf(source), job.stop));
    BLOSCOPE_TRY(ExportReport report, writeTo(*sink, reader, wanted, job));
    BLOSCOPE_CHECK(sink->commit());
    return report;
}

} // namespace bloscope
