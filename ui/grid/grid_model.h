#pragma once

#include "core/array/cell_rect.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace bloscope {

// How a cell is drawn: what is not a value differs from one that has the same text.
enum class CellMark { Value, NoValue, Damaged };

// Rows and columns, whatever their number: the model is a window into them that moves along,
// because views pay for every row and column they are given (Qt's for each selected one even while
// painting). Positions count in the whole table, model indices in the window. GUI thread.
class GridModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    static constexpr int mostSections = 4096; // rows, and columns, of the window

    enum Role {
        LoadingRole = Qt::UserRole, // bool: no text yet, or one of what was shown before
        MarkRole,                   // int, a CellMark; invalid while loading
        InFileRole,                 // QString, of edited cells: the text in the file
        GroupsRole,                 // QStringList, of columns: the lines of their header
        GreyedRole,                 // bool, of columns: without stored values
        FirstOwnRole                // of a derived class
    };

    using QAbstractTableModel::QAbstractTableModel;

    std::int64_t totalRows() const { return m_rows; }
    std::int64_t totalColumns() const { return m_columns; }

    // The part of the table that is the model's rows and columns, behind the frozen ones.
    CellRect window() const;
    void moveWindow(CellPosition first); // as far as there are cells
    // Moves it when its edge comes near the first visible cell, so that a view can scroll on.
    void keepWindowAround(CellPosition topLeft);

    // So many of the first columns are the model's first ones wherever the window is: fewer than
    // there are, and than half of mostSections.
    void setFrozenColumns(std::int64_t columns);
    std::int64_t frozenColumns() const { return m_frozen; }
    CellRect frozenCells() const
    {
        return {m_first.row, 0, rowCount(), m_frozen};
    } // of the window's rows

    std::int64_t columnAt(int section) const { return positionOf(0, section).column; }
    CellPosition positionOf(const QModelIndex& index) const
    {
        return positionOf(index.row(), index.column());
    }
    QModelIndex indexOf(CellPosition cell) const; // invalid outside the window

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;

    // Cells outside `cells`, and frozen ones of other rows, need not be read any more.
    virtual void setVisibleCells(const CellRect& cells) = 0;
    // In digits: the longest text of a column seen so far, its name included.
    virtual int longestText(std::int64_t column) const = 0;
    // Names of rows, one of which is as long as any.
    virtual QStringList longestRowNames() const = 0;

 signals:
    void longestTextsChanged();
    void grown(); // by rows at the end

 protected:
    // Between beginResetModel() and endResetModel(): another table, whose window begins with it.
    void setSize(std::int64_t rows, std::int64_t columns);
    void grow(std::int64_t rows);             // at the end, to so many; emits grown()
    void cellsChanged(const CellRect& cells); // emits dataChanged() for those in the window

 private:
    CellPosition positionOf(int row, int section) const;
    std::int64_t lastWindowColumn() const; // that it can begin with

    std::int64_t m_rows = 0;
    std::int64_t m_columns = 0;
    CellPosition m_first = {0, 0}; // of the window
    std::int64_t m_frozen = 0;
};

} // namespace bloscope
