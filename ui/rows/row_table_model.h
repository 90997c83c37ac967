#pragma once

#include "ui/rows/row_source.h"
#include "ui/worker/scheduler.h"

#include <QAbstractTableModel>
#include <QCache>
#include <map>

namespace bloscope {

// Rows of a RowSource, a page of them at a time: views pay for every row they are given. Cells are
// read by tiles in the background when they are looked at; the tiles used last are kept. GUI
// thread.
class RowTableModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    static constexpr std::int64_t rowsPerPage = 102'400;
    static constexpr int tileRows = 128;
    static constexpr int tileColumns = 16;
    static constexpr int mostTiles = 256;

    enum Role {
        LoadingRole = Qt::UserRole, // bool: no text yet
        StateRole,                  // int, a RowCell::State; invalid while loading
        GreyedRole                  // bool: of columns that hold no data
    };

    RowTableModel(RowSourcePtr source, Scheduler& scheduler, QObject* parent = nullptr);

    // Other rows, as many, in the same columns.
    void setSource(RowSourcePtr source);

    // How many rows there are in all; shows the first page of them.
    void setTotalRows(std::int64_t rows);
    std::int64_t totalRows() const { return m_totalRows; }

    std::int64_t pageCount() const;
    std::int64_t page() const { return m_page; }
    void setPage(std::int64_t page); // of [0, pageCount())

    // How numbers are shown, of sources that have them.
    void setFormat(const NumberFormat& format);

    std::int64_t rowOf(const QModelIndex& index) const;      // among all rows
    QModelIndex indexOf(std::int64_t row, int column) const; // invalid outside of the page
    const RowSourcePtr& source() const { return m_source; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

 signals:
    void damageFound(const QString& reason); // of rows that were read

 private:
    using TileKey = std::pair<std::int64_t, int>; // tiles of all rows, of columns

    const RowCell* cellAt(const QModelIndex& index, const RowTile& tile) const;
    const RowTile* tileOf(const QModelIndex& index) const; // null: it was asked for
    void want(const TileKey& key) const;
    void readAgain();
    void tellDamageOf(const RowTile& tile);
    void tileArrives(const TileKey& key, Result<RowTile> tile);
    QVariant cellData(const RowCell& cell, const RowTile& tile, int role) const;
    QVariant horizontalHeader(int column, int role) const;

    RowSourcePtr m_source;
    NumberFormat m_format;
    Scheduler& m_scheduler;
    std::int64_t m_totalRows = 0;
    std::int64_t m_page = 0;
    // Asking for data may begin to load them.
    mutable QCache<TileKey, RowTile> m_tiles{mostTiles};
    mutable std::map<TileKey, Ticket> m_wanted;
};

} // namespace bloscope
