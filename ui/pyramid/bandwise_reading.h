#pragma once

#include "ui/pyramid/tile_reading.h"

namespace bloscope {

// Tiles of squares that have to be added up as a whole, wherever they lie in blocks: so many cells
// are read at once that few of these lie across. Holds no more cells than a few blocks have.
class BandwiseReading : public TileReading {
 public:
    explicit BandwiseReading(Plane plane) : TileReading(std::move(plane)) {}

    Result<std::vector<FullTile>> collect(const CellRect& tiles, const Job& job) override;

 private:
    CellRect bandOf(const CellRect& cells) const;
};

} // namespace bloscope
