#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/dtype/dtype.h"
#include "core/export/export_report.h"
#include "core/export/filled_cells.h"
#include "core/export/sink.h"
#include "core/geometry/geometry.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace bloscope {

// What a TIFF file holds: pages of one size and type, whose pixels follow one another in C order.
struct TiffImage {
    // How many pixels there are to a centimetre, or, where the unit is not known, to whatever it
    // is.
    struct Resolution {
        double columns = 1;
        double rows = 1;
        bool isOfCentimetres = false;
    };

    DType dtype;
    std::int64_t pages = 1;
    std::int64_t rows = 1;
    std::int64_t columns = 1;
    int samples = 1; // of a pixel: numbers, or 3 or 4 colours
    std::optional<Resolution> resolution = {};
};

// A whole TIFF file but for its pixels, which belong into the gaps between the pieces, in the
// order of pages, rows and columns.
struct TiffLayout {
    std::map<std::uint64_t, std::string> pieces; // by their offsets in the file
    std::uint64_t size = 0;                      // of the file
};

// As libtiff writes it, without compression: for files over 4 GB a BigTIFF, and in the byte order
// of the elements. Takes as much memory as the directories of the pages, a few hundred bytes each.
// Errors: Unsupported for types and empty images, Limit for more than TIFF or its readers can
// hold, Cancelled.
Result<TiffLayout> tiffLayoutOf(const TiffImage& image, const Job& job);

// How a slice is a stack of pages: its last dimension in export order runs across, the one before
// it down, the others from page to page. A last dimension of three or four bytes or uint16 behind
// two others is red, green, blue and opacity. `geometry`, which may be null, tells how far apart
// pixels are.
TiffImage tiffImageOf(const DType& dtype, const Slice& slice, const Geometry* geometry);

// Writes a slice as TIFF, front to back, in bands. Elements without a value are the fill. Job:
// progress in elements. Errors: also those of tiffLayoutOf() and beginExport().
Result<ExportReport> writeTiff(const FilledCells& cells, const Slice& slice,
                               const Geometry* geometry, Sink& to, const Job& job);

} // namespace bloscope
