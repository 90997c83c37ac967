#pragma once

#include "ui/document/dimension_labels.h"
#include "ui/document/document.h"
#include "ui/measure/region_measurer.h"
#include "ui/measure/region_set.h"

#include <QAbstractTableModel>
#include <QWidget>
#include <qcustomplot.h>

class QComboBox;
class QLabel;
class QToolButton;
class QTreeView;

namespace bloscope {

class RegionTableModel;

// The values along a line, or the mean of an area at each index of a dimension, between its
// smallest and largest value.
class RegionCurvePlot : public QCustomPlot {
    Q_OBJECT

 public:
    explicit RegionCurvePlot(QWidget* parent = nullptr);

    void setCurve(const RegionCurve& curve, const DimensionLabels& labels);

 protected:
    void changeEvent(QEvent* event) override;

 private:
    void followPalette();

    QCPGraph* m_values;
    QCPGraph* m_lowest;
    QCPGraph* m_highest;
};

// The regions of an array in a table with their figures, and the curve of the selected one. Of the
// slice that is shown, or through a dimension. They are measured on workers while the panel is
// seen. GUI thread.
class MeasurePanel : public QWidget {
    Q_OBJECT

 public:
    // All live longer.
    MeasurePanel(const Document& document, RegionSet& set, Scheduler& scheduler,
                 QWidget* parent = nullptr);

    // The cells that are shown, one part of each element perhaps, or what was computed of them.
    void setSource(const CellSourcePtr& source, const std::optional<ComputedCells>& computed = {});
    void setObstacle(const QString& sentence); // why nothing is measured; empty: it is
    const RegionMeasurer& measurer() const { return *m_measurer; }

    void exportTable(const QString& path); // CSV, or JSON by its name
    void removeSelected();                 // every region whose row is selected, as one step

 signals:
    void notice(const QString& sentence);
    void keepWanted();                                 // the regions in the file
    void cellWanted(const bloscope::CellIndex& index); // in the middle of a region

 protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

 private:
    QWidget* makeControls();
    void layOut();
    void connectParts();
    void offerDimensions();
    void takeSlice();
    void takeSelection();
    void showParts();
    void chooseSelection();
    void goToRegion(const QModelIndex& row);
    void showCurve();
    void askWhereToExport();
    void copyCurve();
    void followEdits();
    void lookAtKept();
    bool areKept(const std::optional<std::vector<Region>>& regions) const; // those of the set
    void copyPython();

    const Document& m_document;
    RegionSet& m_set;
    Scheduler& m_scheduler;
    CellSourcePtr m_source;
    std::optional<ComputedCells> m_computed;
    QString m_obstacle;
    RegionMeasurer* m_measurer;
    RegionTableModel* m_model;
    QTreeView* m_table;
    RegionCurvePlot* m_curve;
    QLabel* m_note; // what is measured, where that is computed
    QLabel* m_hint; // in the place of table and curve, while there is nothing
    QComboBox* m_through;
    QToolButton* m_export;
    QToolButton* m_copyCurve;
    QToolButton* m_keep;
    QLabel* m_keptNote;
    bool m_isSelecting = false; // the table follows the set
    // Regions in the metadata: of the file as it is, and as it is saved next; nothing: not known.
    struct Kept {
        std::optional<std::vector<Region>> inFile = {};
        std::optional<std::vector<Region>> withEdits = {};
    };
    Kept m_kept;
    Ticket m_exporting;
    Ticket m_looking;
};

// The regions of a set with their figures, a row each; names can be edited. GUI thread.
class RegionTableModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    enum Column {
        Name,
        Place,
        Length,
        Cells,
        LeftOut, // NaN, infinite, damaged
        Size,
        Mean,
        Deviation,
        Minimum,
        Maximum,
        Sum,
        FirstPercentile // one for each of regionPercents
    };

    // All live longer.
    RegionTableModel(RegionSet& set, const RegionMeasurer& measurer, DimensionLabels labels,
                     QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    bool isChanging() const { return m_isChanging; } // rows come or go

 private:
    void takeRegions();
    QString textOf(int row, int column) const;
    QString figureOf(const MeasuredRegion& found, int column) const; // exactly
    QString placeOf(const Region& region) const;

    RegionSet& m_set;
    const RegionMeasurer& m_measurer;
    DimensionLabels m_labels;
    RegionSet::Regions m_shown;
    bool m_isChanging = false;
};

} // namespace bloscope
