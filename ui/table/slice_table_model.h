#pragma once

#include "ui/table/tile_loader.h"

#include <QAbstractTableModel>
#include <optional>

namespace bloscope {

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
