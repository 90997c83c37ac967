#pragma once

#include "ui/cells/cell_tile.h"
#include "ui/worker/scheduler.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>

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

// Rows and columns of a slice, whatever their number, a structured element with a column for each
// of its parts (CellColumns): the model is a window into them that moves along, because views pay
// for every row and column they are given (Qt's for each selected one even while painting). Texts
// are read by tiles in the background and answered when they are there; tiles out of sight are not
// read. GUI thread.
class SliceTableModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    static constexpr int mostSections = 4096; // rows, and columns, of the window

    enum Role {
        LoadingRole = Qt::UserRole, // bool: no text yet, or one of the slice shown before
        StateRole,                  // int, a CellState; invalid while loading
        ExactRole,                  // QString: the cell's text with all digits
        InFileRole,                 // QString, of edited cells: what stands in the file
        ElementRole,                // QString: all of what the cell is a part of, if it is
        GroupsRole                  // QStringList, of columns: the lines of their header
    };

    SliceTableModel(CellSourcePtr source, Scheduler& scheduler, QObject* parent = nullptr);

    // Shows other values of the same cells; texts stay as with setSlice().
    void setSource(CellSourcePtr source);

    // Shows the plane of `slice`. Where the size stays the same, the texts before it stay, marked
    // as loading, until the new ones are there or a moment has passed.
    void setSlice(const Slice& slice);
    const Slice& plane() const { return m_plane; }

    // How numbers are shown. Texts stay as with setSlice().
    void setFormat(const NumberFormat& format);
    const NumberFormat& format() const { return m_format; }

    const CellColumns& columns() const { return m_cellColumns; }
    std::int64_t totalRows() const { return m_rows; }
    std::int64_t totalColumns() const { return m_columns; }

    // The part of the table that is the model's rows and columns.
    CellRect window() const;
    void moveWindow(CellPosition first); // as far as there are cells
    // Moves it when its edge comes near the first cell in sight, so that a view can scroll on.
    void keepWindowAround(CellPosition topLeft);

    // Only tiles that touch `cells` are still wanted.
    void setVisibleCells(const CellRect& cells) { m_tiles->wantOnly(cells); }

    CellPosition positionOf(const QModelIndex& index) const; // in the table
    QModelIndex indexOf(CellPosition cell) const;            // invalid outside of the window
    QString textAt(CellPosition cell) const;  // as the cell shows it; empty while it is loading
    double numberAt(CellPosition cell) const; // as colours stand for it; NaN where there is none
    double labelAt(CellPosition cell) const;  // the same for palettes
    // All its digits, whatever the format, with its path and the element that it is a part of: "a.b
    // = 1   (1, b'ab')".
    QString descriptionAt(CellPosition cell) const;
    int longestText() const { return m_longestText; } // in characters, of all seen so far
    // The index in the array that a row (Vertical) or column of the table stands for; none when
    // the slice has no such dimension.
    std::optional<std::int64_t> trueIndex(Qt::Orientation orientation, std::int64_t section) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

 private:
    std::optional<std::size_t> dimensionOf(Qt::Orientation orientation) const;
    QStringList headerLines(std::int64_t column) const;
    QString headerText(Qt::Orientation orientation, std::int64_t section) const;
    QString headerToolTip(Qt::Orientation orientation, std::int64_t section) const;
    QVariant loadingData(CellPosition cell, int role) const;
    QVariant loadedData(const CellTile& tile, CellPosition cell, int role) const;

    int longestName() const; // in characters: columns have room for it
    void tileArrived(const CellTile& tile);
    void cellsChanged(const CellRect& cells);

    CellColumns m_cellColumns;
    TileLoader* m_tiles;
    Slice m_plane;
    NumberFormat m_format;
    std::int64_t m_rows = 0;
    std::int64_t m_columns = 0;
    CellPosition m_first = {0, 0}; // of the window
    int m_longestText = 0;
};

} // namespace bloscope
