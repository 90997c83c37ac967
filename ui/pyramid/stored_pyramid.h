#pragma once

#include "ui/pyramid/pyramid_grid.h"
#include "ui/pyramid/pyramid_tile.h"

#include <QByteArray>
#include <optional>
#include <stop_token>
#include <vector>

class QIODevice;
class QString;

namespace bloscope {

class WorkerPool;

// All tiles of a plane at its ground level, row after row.
struct PyramidGround {
    PyramidGrid grid;
    Reduction reduction = Reduction::Mean;
    std::vector<PyramidTilePtr> tiles;

    CellRect places() const { return grid.tilesOf(grid.ground, grid.all); } // of the tiles
    CellRect cellsOf(std::size_t tile) const;
};

// A ground as bytes, for this machine: a head with a magic number, the version of the form, what it
// is of, and length and checksum of each tile, closed by a checksum of its own; then the tiles.
// `name` tells the plane from all others, and how it was reduced. False where `to` cannot be
// written, or when somebody has stopped it.
bool writeGround(const PyramidGround& ground, const QString& name, QIODevice& to,
                 const std::stop_token& stop);

// The way back, exactly: `wanted` has no tiles yet. Every length and every count is compared with
// what there is before it is used. Nothing where anything is not as it was written, or when
// somebody has stopped it. The pool may be null.
std::optional<PyramidGround> parseGround(const QByteArray& bytes, const QString& name,
                                         PyramidGround wanted, WorkerPool* pool,
                                         const std::stop_token& stop);

} // namespace bloscope
