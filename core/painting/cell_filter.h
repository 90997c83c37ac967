#pragma once

#include "core/array/cell_source.h"
#include "core/edit/value_editor.h"
#include "core/plane/cell_runs.h"
#include "core/plane/picture_plane.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace bloscope {

// A whole number or truth value as the bytes that it is stored in, the first one lowest: equal
// values are equal numbers. At most eight bytes.
using StoredValue = std::uint64_t;
StoredValue storedValue(ByteView element);

// Which values may be painted over.
struct PaintRule {
    std::optional<StoredValue> only = {};      // this one alone; nothing: any
    std::vector<StoredValue> isProtected = {}; // except these

    bool acceptsAll() const { return !only && isProtected.empty(); }
    bool accepts(StoredValue value) const;
    bool operator==(const PaintRule&) const = default;
};

// Where the numbers of an image lie between two, both included, at the same indices.
struct ImageLimits {
    CellSourcePtr image;
    double low = 0;
    double high = 0;

    bool accepts(double number) const { return number >= low && number <= high; } // NaN never
};

// Chooses cells by what they hold, and by what the image holds there. Cells that cannot be read are
// not chosen. Reads part by part, in bounded memory.
class CellFilter {
 public:
    // `part`: of each element, at most eight bytes. The cells live longer.
    CellFilter(const CellSource& cells, const ElementBytes& part, PaintRule rule,
               std::optional<ImageLimits> limits = {});

    // Also without the cells that hold this value: they have it already.
    void leaveOut(StoredValue value) { m_leftOut = value; }

    // Errors: Cancelled, those of CellSource::read().
    Result<CellRuns> of(const PicturePlane& plane, const CellRuns& among, const Job& job) const;
    Result<CellRuns> of(const PicturePlane& plane, const Job& job) const; // among all of it
    Result<StoredValue> valueAt(const PicturePlane& plane, CellPosition cell, const Job& job) const;

 private:
    bool accepts(StoredValue value) const;
    Result<> choose(const PicturePlane& plane, const CellRuns& among, const CellRect& part,
                    CellRuns& to, const Job& job) const;

    const CellSource& m_cells;
    ElementBytes m_part;
    PaintRule m_rule;
    std::optional<ImageLimits> m_limits;
    std::optional<StoredValue> m_leftOut;
};

} // namespace bloscope
