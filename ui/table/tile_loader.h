#pragma once

#include "ui/cells/cell_tile.h"
#include "ui/worker/scheduler.h"

#include <QCache>
#include <QTimer>
#include <map>
#include <memory>

namespace bloscope {

// The texts of a plane, which are read by tiles in the background when they are asked for; the
// tiles used last are kept. When something else is shown that is as large, those before stay for a
// moment. GUI thread.
class TileLoader : public QObject {
    Q_OBJECT

 public:
    static constexpr int mostTiles = 256;

    // The scheduler lives longer.
    TileLoader(CellSourcePtr source, Scheduler& scheduler, QObject* parent = nullptr);

    // Other values of the same cells; show() then shows them.
    void setSource(CellSourcePtr source) { m_source = std::move(source); }

    // From now on the tiles of `plane`, whose table has the rows and columns `all` (CellColumns).
    void show(const Slice& plane, const CellRect& all, const NumberFormat& format);

    // The tile of a cell, null when it is not there; valid until the next one arrives.
    const CellTile* find(CellPosition cell) const { return m_tiles->object(keyOf(cell)); }
    // That of what was shown before.
    const CellTile* findOld(CellPosition cell) const { return m_oldTiles->object(keyOf(cell)); }

    void want(CellPosition cell);
    void wantOnly(const CellRect& cells); // of those that were asked for

 signals:
    void arrived(const bloscope::CellTile& tile);
    void oldOnesDropped();

 private:
    using Key = std::pair<std::int64_t, std::int64_t>; // rows and columns of tiles
    using Tiles = QCache<Key, CellTile>;

    Key keyOf(CellPosition cell) const;
    CellRect rectOf(const Key& key) const;
    void arrive(const Key& key, Result<CellTile> tile);
    void dropOldOnes();

    CellSourcePtr m_source;
    Scheduler& m_scheduler;
    std::int64_t m_tileRows = 64;
    std::int64_t m_tileColumns = 32;
    Slice m_plane;
    CellRect m_all = {};
    NumberFormat m_format;
    std::unique_ptr<Tiles> m_tiles = std::make_unique<Tiles>(mostTiles);
    std::unique_ptr<Tiles> m_oldTiles = std::make_unique<Tiles>(mostTiles);
    std::map<Key, Ticket> m_wanted;
    QTimer m_oldTimer;
};

} // namespace bloscope
