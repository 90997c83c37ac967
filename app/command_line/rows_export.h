#pragma once

#include "app/command_line/found_object.h"
#include "core/export/csv_options.h"
#include "core/export/export_format.h"
#include "core/export/export_report.h"
#include "core/export/sink.h"

#include <optional>
#include <string>

namespace bloscope {

// What is written of something that has rows, and as what.
struct RowsExport {
    ExportFormat format = ExportFormat::Csv;
    std::string slice = {}; // of the rows, as NumPy has it; empty: all
    CsvOptions csv = {};
    std::optional<std::string> fill = {}; // of npy, for cells without a value
};

// Errors: Usage for formats that have no tables.
Result<> checkTableFormat(ExportFormat format);

// The rows of a table, as a format that has tables. Errors: those of Table and of the writers.
Result<ExportReport> writeTableOf(const FoundObject& found, const RowsExport& wanted,
                                  WorkerPool& pool, Sink& to, const Job& job);

// The items of a list, as lines of text. Errors: those of ItemList.
Result<ExportReport> writeItemsOf(const FramePtr& frame, const RowsExport& wanted, Sink& to,
                                  const Job& job);

} // namespace bloscope
