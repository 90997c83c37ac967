#pragma once

#include "core/array/slice_reader.h"
#include "core/base/float_text.h"
#include "ui/cells/cell_rect.h"

#include <QString>

namespace bloscope {

// Cells as text for the clipboard.
struct CellCopy {
    // More cells, or more bytes of the fields that are selected, are exported to a file instead.
    static constexpr std::int64_t mostCells = 1'000'000;
    static constexpr std::int64_t mostBytes = 64 << 20;

    enum class Headers {
        None,
        Indices // of rows and columns, with the names of parts of structured elements
    };

    struct How {
        Headers headers = Headers::None;
        NumberFormat::Bytes bytes = NumberFormat::Bytes::AsText;
    };

    enum class Excess { None, Cells, Bytes };
    static Excess excessOf(const CellRect& cells, const DType& dtype);

    // Writes out `cells` of a plane, in rows and in columns of CellColumns, exactly as the TSV
    // export would; one cell without the end of its line. For worker threads. Errors: those of
    // writeCsv().
    static Result<CellCopy> make(const SliceReader& reader, const Slice& plane,
                                 const CellRect& cells, const How& how, const Job& job);

    QString text;
    std::uint64_t missingCells = 0; // damaged or never written; "nan" stands for them
};

} // namespace bloscope
