#pragma once

#include "core/geometry/frame_vectors.h"
#include "core/geometry/geometry.h"
#include "core/numbers/float_text.h"

#include <cstdint>
#include <optional>
#include <string>

namespace bloscope {

// How cells become text with delimiters.
struct CsvOptions {
    enum class Header {
        None,  // cells, nothing else
        Index, // column indices in the first line, the indices of the row in front of each line
        Names  // "column 0" and so on in the first line; of one column alone, the fields' names
    };
    enum class LineEnd { Lf, CrLf };
    enum class Layout {
        Grid, // one line per row
        Long  // one line per cell: its indices, its value
    };

    char delimiter = ',';
    Header header = Header::None;
    std::optional<int> precision; // digits after the point; none: as many as the value needs
    NumberFormat::Exponent exponent = NumberFormat::Exponent::AsNeeded; // of floats
    NumberFormat::Base base = NumberFormat::Base::Decimal;              // of integers
    NumberFormat::Bytes bytes = NumberFormat::Bytes::AsText;            // of JSON lines as well
    std::string na = "nan"; // for NaN and for cells without a value: damaged, never written, absent
    char decimalPoint = '.';
    LineEnd lineEnd = LineEnd::Lf;
    Layout layout = Layout::Grid;
    bool coordinates = false;         // in place of indices, of dimensions that have any
    GeometryPtr geometry = nullptr;   // of the array: names over columns of indices; null: none
    bool vectors = false;             // of long text: behind the indices, of the frame of each cell
    FrameVectorsPtr frames = nullptr; // which these are

    // Structured elements have a column for each part of theirs (leavesOf()). So many of them are
    // left out, of the first element of a line and of the last; never all of one.
    std::int64_t skippedAtFirst = 0;
    std::int64_t skippedAtLast = 0;

    // How numbers and bytes are written.
    NumberFormat numbers() const { return {precision, na, decimalPoint, exponent, base, bytes}; }

    bool operator==(const CsvOptions&) const = default;
};

} // namespace bloscope
