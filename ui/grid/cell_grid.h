#pragma once

#include "ui/grid/cell_move.h"
#include "ui/grid/grid_model.h"

#include <QColor>
#include <QObject>
#include <QPalette>
#include <QPointer>
#include <QString>
#include <QTableView>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>

namespace bloscope {

// The background colours of cells, beside those of the palette. GUI thread.
class CellBackgrounds : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    virtual std::optional<QColor> colorOf(const QModelIndex& index) const = 0;
    virtual void setPalette(const QPalette& palette) = 0;
    virtual void lookAt(const CellRect& visible) = 0;
    virtual void lookAgain() = 0; // the cells have other values

 signals:
    void changed();
};

// The table of a GridModel's window: draws cells and headers, and turns keys and the mouse into
// requests in rows and columns of the whole table. It selects nothing by itself; the owner follows
// the requests and sets the selection.
class CellGrid : public QTableView {
    Q_OBJECT

 public:
    // The model must outlive the grid.
    explicit CellGrid(GridModel& model, QWidget* parent = nullptr);
    // The frozen columns of the same model, to be shown at the left of a grid, which must outlive
    // them: with its selection and widths. What is wished there, that grid emits.
    explicit CellGrid(CellGrid& scrolled);

    void setBackgrounds(CellBackgrounds& backgrounds); // which must outlive the grid

    // The one that shows a column: that of the frozen ones, or this one.
    CellGrid& gridOf(std::int64_t column);

    // A click on the header of a column emits columnClicked() and selects nothing.
    void setHeaderClicks(bool emits) { m_emitsClicks = emits; }
    void stretchLastColumn();

    // The numbers of rows and columns that are completely visible; at least 1 x 1.
    std::int64_t visibleRows() const;
    std::int64_t visibleColumns() const;
    std::int64_t columnsInSight() const; // those that are cut off as well

    // The first visible row and column when the view scrolls forwards just as far as `cell`.
    CellPosition topLeftToEndAt(CellPosition cell) const;

    // The first visible cell, which is inside the model's window.
    CellPosition topLeft() const;
    void setTopLeft(CellPosition cell);

    // Draws `cells` (any part of the table) as selected and `current` with the focus.
    void showSelection(const CellRect& cells, CellPosition current);

    // Makes columns as wide as their longest texts, within limits, except those the user resized.
    void fitColumns();
    // Their widths in pixels, by column of the table.
    using ColumnWidths = std::map<std::int64_t, int>;
    const ColumnWidths& columnWidths() const { return *m_widths; }
    void setColumnWidths(ColumnWidths widths);
    void showColumnWidths(); // after the model's window or its frozen columns changed
    int widthOf(std::int64_t column) const;           // also outside of the window
    int sizeHintForColumn(int column) const override; // of the visible texts
    void fitRowHeader();                              // to the longest name of a row
    int rowHeaderWidth() const;                       // also while it is hidden
    QSize sizeHint() const override;                  // of frozen columns as wide as they are

    void selectAll() override { emit wished(CellCommand::SelectAll); }
    void keyboardSearch(const QString&) override {} // it would read the whole file

 signals:
    void moveWanted(bloscope::CellMove move, bool extend);
    void cellChosen(bloscope::CellPosition cell, bool extend);
    void rowChosen(std::int64_t row, bool extend);
    void columnChosen(std::int64_t column, bool extend);
    void columnClicked(std::int64_t column, bool extend);
    void wished(bloscope::CellCommand wish);
    void typed(const QString& c);      // a character that is not a command
    void menuWanted(const QPoint& at); // global
    void headerMenuWanted(std::int64_t column, const QPoint& at); // global
    void scrolled();                                              // topLeft() changed
    void roomChanged();                                           // for rows and columns

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    void setUpHeaders();
    void connectHeaders();
    void fitRows();
    void keepWidth(int section, int width);
    void keepFirstColumn();
    CellPosition cellAt(QPoint point) const; // the nearest one; outside of the viewport one beyond
    std::optional<QPoint> placeBeside(QPoint point) const;
    void dragOn();

    int fittedWidth(std::int64_t column) const; // to its texts

    GridModel& m_model;
    CellBackgrounds* m_backgrounds = nullptr;
    bool m_emitsClicks = false;
    bool m_isFitting = false;
    CellGrid* m_scrolled = nullptr; // of frozen columns: the others
    QPointer<CellGrid> m_frozen;    // of the others: those
    std::shared_ptr<ColumnWidths> m_widths = std::make_shared<ColumnWidths>(); // of both
    QTimer m_dragTimer; // while the mouse drags outside, where it moves no more
};

} // namespace bloscope
