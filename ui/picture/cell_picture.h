#pragma once

#include "core/base/job.h"
#include "core/base/result.h"

#include <QImage>
#include <functional>

namespace bloscope {

// A picture of which every pixel is a cell, which is still to be made.
struct CellPicture {
    static constexpr std::int64_t mostCells = std::int64_t(1) << 25;

    QSize size; // one that has more pixels than mostCells is never made
    std::function<Result<QImage>(const Job&)> make; // for worker threads

    bool canBeMade() const
    {
        return make && std::int64_t(size.width()) * size.height() <= mostCells;
    }
};

} // namespace bloscope
