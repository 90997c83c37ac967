#pragma once

#include "core/export/csv_options.h"
#include "core/export/export_report.h"

#include <QString>

namespace bloscope {

// What is to be exported, how, and where to.
struct SliceExport {
    enum class Format { Csv, Tsv, Npy, Raw };

    Slice slice;
    Format format = Format::Csv;
    CsvOptions csv = {}; // for Csv and Tsv
    QString path = {};

    bool isText() const { return format == Format::Csv || format == Format::Tsv; }
};

// "csv", "tsv", "npy", "bin"
QString extensionOf(SliceExport::Format format);

// Writes the file, which is complete or not there. For worker threads. `source` is the file that is
// shown; it is never written over. Errors: those of the writers and of fileSink().
Result<ExportReport> writeSlice(const SliceReader& reader, const SliceExport& wanted,
                                const QString& source, const Job& job);

} // namespace bloscope
