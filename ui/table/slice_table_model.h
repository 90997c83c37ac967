#pragma once

#include "core/plane/color_map.h"
#include "core/plane/value_scale.h"
#include "ui/cells/cell_tile.h"
#include "ui/grid/cell_grid.h"
#include "ui/grid/grid_model.h"
#include "ui/worker/scheduler.h"

#include <QCache>
#include <QColor>
#include <QPalette>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>
#include <vector>

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

// Rows and columns of a slice, a structured element with a column for each of its parts
// (CellColumns). Texts are read by tiles in the background; tiles that are not visible are not
// read. GUI thread.
class SliceTableModel : public GridModel {
    Q_OBJECT

 public:
    enum Role {
        StateRole = FirstOwnRole, // int, a CellState; invalid while loading
        ExactRole,                // QString: the cell's text with all digits
        ElementRole               // QString: the element that the cell is a part of, if it is
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

    void setVisibleCells(const CellRect& cells) override { m_tiles->wantOnly(cells); }
    int longestText(std::int64_t) const override { return m_longestText; } // of any column
    QStringList longestRowNames() const override;

    QString textAt(CellPosition cell) const;  // as the cell shows it; empty while it is loading
    double numberAt(CellPosition cell) const; // as colours stand for it; NaN where there is none
    double labelAt(CellPosition cell) const;  // the same for palettes
    // All its digits, whatever the format, with its path and the element that it is a part of: "a.b
    // = 1   (1, b'ab')".
    QString descriptionAt(CellPosition cell) const;
    // The index in the array that a row (Vertical) or column of the table stands for; none when
    // the slice has no such dimension.
    std::optional<std::int64_t> trueIndex(Qt::Orientation orientation, std::int64_t section) const;

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

    CellColumns m_cellColumns;
    TileLoader* m_tiles;
    Slice m_plane;
    NumberFormat m_format;
    int m_longestText = 0;
};

// The backgrounds of cells by their numbers: the colours of a map, blended into the palette's base
// by the same amount all along, so that text in the palette's colour is readable on each of them
// (ui/theme/contrast.h).
class CellShading {
 public:
    CellShading(const ColorMap& map, const QPalette& palette);

    // Of a number by its place in a range, or of a label by itself; nothing for what is not finite.
    std::optional<QColor> colorOf(double number, const ValueRange& range) const;

 private:
    ColorMap m_map; // blended
};

// Colours the cells of a table by their numbers, from the lowest to the highest visible one, of
// structured elements each part separately. Colours nothing until it is shown. GUI thread.
class TableColors : public CellBackgrounds {
    Q_OBJECT

 public:
    // The model must outlive the colours.
    explicit TableColors(const SliceTableModel& model, QObject* parent = nullptr);

    void setShown(bool shown);
    void setColorMap(const ColorMap& map);
    void setPalette(const QPalette& palette) override;
    void lookAt(const CellRect& inSight) override;
    void lookAgain() override { lookAt(m_inSight); }

    std::optional<QColor> colorOf(const QModelIndex& index) const override;
    QString rangeText() const; // "0.5 to 9"; empty where there is not just one range

 private:
    void shade();
    std::vector<std::optional<ValueRange>> rangesInSight() const;

    const SliceTableModel& m_model;
    const ColorMap* m_map;
    QPalette m_palette;
    std::optional<CellShading> m_shading; // while it is shown
    CellRect m_inSight;
    std::vector<std::optional<ValueRange>> m_ranges; // of each part of an element
};

} // namespace bloscope
