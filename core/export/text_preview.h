#pragma once

#include "core/export/csv_options.h"
#include "core/export/export_format.h"
#include "core/export/filled_cells.h"

namespace bloscope {

// The beginning of what a format of text would be, read from a window of the slice that is no
// larger than that.
struct TextPreview {
    struct Extent {
        std::int64_t lines = 20;
        std::int64_t columns = 50;
    };

    std::string text;
    bool allRows = true; // nothing was left out below
    bool allColumns = true;
};

// At most so many lines of so many columns. Errors: those of the writers.
Result<TextPreview> previewText(const FilledCells& cells, const Slice& slice, ExportFormat format,
                                const CsvOptions& options, TextPreview::Extent most = {},
                                const Job& job = {});

} // namespace bloscope
