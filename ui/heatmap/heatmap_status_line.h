#pragma once

#include "core/plane/picture_plane.h"
#include "ui/cells/special_cell.h"
#include "ui/document/document.h"
#include "ui/worker/scheduler.h"

#include <QLabel>
#include <QStringList>
#include <QWidget>

namespace bloscope {

class ElidedLabel;
class HeatmapLook;
class HeatmapOverlay;
class HeatmapPlot;
class HeatmapProjection;
class LegendLine;
class PlanePane;
class PointedCell;
class SelectionStatistics;
class SpecialFinder;
struct PlanePicture;

// What is told of a heatmap. In one line below it, which is always there: which cells have no
// colour of the scale, with links to the next ones, how far reading is, which labels are in sight,
// and what the selected cells amount to. And to the document and to screen readers: the cell that
// is pointed at. Reads only while it is shown.
class HeatmapStatusLine : public QWidget {
    Q_OBJECT

 public:
    // All live longer.
    HeatmapStatusLine(Document& document, HeatmapLook& look, HeatmapProjection& projection,
                      PlanePane& pane, HeatmapOverlay& overlay, Scheduler& scheduler,
                      QWidget* parent = nullptr);

    std::optional<Slice> selectedSlice() const;

 signals:
    void notice(const QString& sentence);
    void channelsWanted(std::size_t dimension); // by the user: colours of it

 protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

 private:
    void layOut();
    void connectParts();
    void takeLook();
    void showSelection();
    void describeSelection();
    void describePicture();
    CellSourcePtr cells() const;
    std::optional<DTypeLeaf> part() const;
    QStringList piecesOf(const PlanePicture& picture) const;
    void tellProgress(const QString& sentence);
    void endProjection();
    void followLink(const QString& link);
    void goToNext(SpecialCell kind);
    void showFound(const Result<std::optional<CellPosition>>& found);
    void pointAt(CellPosition position);
    void tellPointedCell();

    Document& m_document;
    HeatmapLook& m_look;
    HeatmapProjection& m_projection;
    PlanePane& m_pane;
    HeatmapPlot& m_plot; // of the pane
    HeatmapOverlay& m_overlay;
    LegendLine* m_legend;
    ElidedLabel* m_selection;
    QString m_progress; // of what is under way; empty: nothing is
    SelectionStatistics* m_statistics;
    SpecialFinder* m_finder;
    PointedCell* m_pointed;
    CellPosition m_pointedCell; // of the slice
    QString m_pointedText;      // of that cell, exactly
};

// Pieces of rich text in a line that is always as high, whether they are there or not: as many as
// there is room for. All of them are in its tool tip where it ends in dots.
class LegendLine : public QLabel {
    Q_OBJECT

 public:
    explicit LegendLine(QWidget* parent = nullptr);

    void setPieces(const QStringList& richTexts); // empty ones are none

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    void fit();
    double widthOf(const QString& richText) const;

    QStringList m_pieces;
};

} // namespace bloscope
