#pragma once

#include "ui/grid/grid_model.h"
#include "ui/rows/shown_rows.h"
#include "ui/worker/scheduler.h"

#include <QCache>
#include <map>
#include <set>
#include <vector>

namespace bloscope {

// The rows of a ShownRows. Cells are read by tiles in the background when they are visible; the
// tiles used last are kept. GUI thread.
class RowTableModel : public GridModel {
    Q_OBJECT

 public:
    static constexpr int tileRows = 128;
    static constexpr int tileColumns = 16;
    static constexpr int mostTiles = 256;

    RowTableModel(ShownRowsPtr source, Scheduler& scheduler, QObject* parent = nullptr);

    // Other values of the same rows and columns; those before are shown until they are read.
    void setSource(ShownRowsPtr source);
    // Shows `rows` rows of a source, from the first on.
    void show(ShownRowsPtr source, std::int64_t rows);
    void setTotalRows(std::int64_t rows) { show(m_source, rows); }

    // More rows of the same source are known; those before stay as they are.
    void extend(ShownRowsPtr source, std::int64_t rows);

    // Signs after the names of columns: how rows are sorted.
    void setColumnSigns(std::map<int, QString> signs);

    // How numbers are written, of sources that have them.
    void setFormat(const NumberFormat& format);

    const ShownRowsPtr& source() const { return m_source; }

    void setVisibleCells(const CellRect& cells) override;
    int longestText(std::int64_t column) const override;
    QStringList longestRowNames() const override;

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

 signals:
    void damageFound(const QString& reason); // of rows that were read

 private:
    using TileKey = std::pair<std::int64_t, std::int64_t>; // of rows, of columns

    static TileKey keyOf(CellPosition cell);
    CellRect rectOf(const TileKey& key) const;
    const RowCell* cellAt(CellPosition cell, const RowTile& tile) const;
    const RowTile* tileOf(CellPosition cell) const; // null, or of before: it was requested
    void want(const TileKey& key) const;
    void readAgain();
    void forgetTexts();
    void measure(const RowTile& tile, std::int64_t firstColumn);
    void tellDamageOf(const RowTile& tile);
    void tileArrives(const TileKey& key, Result<RowTile> tile);
    QVariant cellData(const RowCell& cell, const RowTile& tile, int role) const;
    QVariant horizontalHeader(int column, int role) const;
    QString rowName(std::int64_t row) const;
    QString named(int column, const QString& name) const; // with its sign

    ShownRowsPtr m_source;
    NumberFormat m_format;
    Scheduler& m_scheduler;
    std::vector<int> m_longest; // in digits, of each column
    std::vector<int> m_headers; // likewise, of the last lines of their headers
    std::map<int, QString> m_signs;
    // Of rows with numbers of their own, by tiles of rows.
    QCache<std::int64_t, std::vector<std::int64_t>> m_rowNumbers{mostTiles};
    // Reading data() may request them.
    mutable QCache<TileKey, RowTile> m_tiles{mostTiles};
    std::set<TileKey> m_outdated; // of those
    mutable std::map<TileKey, Ticket> m_wanted;
};

} // namespace bloscope
