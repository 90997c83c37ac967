#pragma once

#include "core/export/csv_options.h"
#include "core/export/export_cells.h"
#include "core/export/export_format.h"
#include "core/export/export_report.h"
#include "core/export/sink.h"

#include <functional>
#include <optional>
#include <string>

namespace bloscope {

// What is written of an array, and as what.
struct ArrayExport {
    ExportFormat format = ExportFormat::Csv;
    Slice slice = {};
    std::string field = {};               // one part of each element; empty: all of it
    std::optional<std::string> fill = {}; // of bytes, for cells without a value
    bool isFillChosen = false;            // --fill or --na
    CsvOptions csv = {};
    std::function<Result<ExportReport>(const ExportCells& from, const Slice& slice, Sink& to,
                                       const Job& job)>
        paint = {}; // writes a picture, where that is the format
};

// The part of each element that a field names, all of it when that is empty. Errors: Usage for a
// field that there is not.
Result<DTypeLeaf> partCalled(const DType& dtype, const std::string& field);

// The cells of a reader, or of each only the part that a field names. Errors: Usage for a field
// that there is not.
Result<ExportCells> cellsOf(const SliceReader& reader, const std::string& field);

// Writes it. Errors: Usage for a field that there is not and a fill that does not fit; Unsupported
// for arrays of which no value is stored, unless a fill was chosen to be written; those of the
// writers.
Result<ExportReport> writeArray(const ArrayPtr& array, const ArrayExport& wanted, WorkerPool& pool,
                                Sink& to, const Job& job);

} // namespace bloscope
