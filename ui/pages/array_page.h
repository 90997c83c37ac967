#pragma once

#include "core/export/csv_options.h"
#include "core/statistics/chunk_summaries.h"
#include "ui/pages/document_page.h"
#include "ui/slice/slice_view.h"

class QStackedWidget;
class QTabWidget;

namespace bloscope {

class ChunksView;
class CurveView;
class CellFinder;
class DimensionBar;
class GoToBar;
class ExportMemory;
class HeatmapView;
struct OpenArray;
class LinkGroup;
class PlanesView;
class SliceTableView;
class StatisticsView;

// An array: what of it is shown, and the views that show it. Owns its document.
class ArrayPage : public DocumentPage {
    Q_OBJECT

 public:
    // `opened` holds an OpenedArray. The scheduler lives longer than the page, and so do the linked
    // documents, among which it may be; null: it cannot be linked.
    ArrayPage(const OpenedDocument& opened, Scheduler& scheduler, LinkGroup* links = nullptr,
              QWidget* parent = nullptr);
    ~ArrayPage() override;

    Document& document() const { return *m_document; }
    DimensionBar& dimensionBar() const { return *m_dimensions; }
    // What was seen of its chunks: for searches, which skip them by it.
    const std::shared_ptr<ChunkSummaries>& chunkSummaries() const { return m_summaries; }

    enum class View { Table, Heatmap, Curve, Statistics, Planes, Chunks };
    void showView(View view);
    View shownView() const;
    // Shows the cell at an index of the array: in the view that is in front, or in the table where
    // that has no place for cells. goTo() gives it the keyboard's focus as well.
    void showCell(const std::vector<std::int64_t>& index);
    void goTo(const std::vector<std::int64_t>& index);
    SliceView* currentView() const; // null when there are no elements to be seen

    QString shownText() const override;
    QString currentText() const override;
    QString selectionText() const override;
    void takeFocus() override;
    bool canCopy() const override { return currentView(); }
    void copy() override { currentView()->copy(); }
    bool canCopyWithHeaders() const override
    {
        return currentView() && currentView()->canCopyWithHeaders();
    }
    void copyWithHeaders() override { currentView()->copyWithHeaders(); }
    bool canCopyCode() const { return currentView() && m_document->frameAddress(); }
    bool canExport() const override { return currentView(); }
    void exportData() override;
    bool canGoTo() const override { return true; }
    void askWhereToGo() override; // as NumPy's text: of a cell, or of what is to be shown
    bool canFind() const override { return m_finder; } // numbers
    void find() override;
    void findNext() override;
    void findPrevious() override;
    void follow(const Preferences& preferences) override;
    const CsvOptions& csvDefaults() const { return m_csv; } // of an export
    // Of exports from here; lives longer than the page. Null: nothing is remembered.
    void setExportMemory(ExportMemory* memory) { m_exportMemory = memory; }
    ExportMemory* exportMemory() const { return m_exportMemory; }
    // Can somebody say how its chunks are to be read? Arrays say so themselves.
    bool canInterpret() const { return !m_document->array()->isNd(); }
    bool canZoom() const override { return currentView() && currentView()->canZoom(); }
    void zoomIn() override { currentView()->zoomIn(); }
    void zoomOut() override { currentView()->zoomOut(); }
    void zoomReset() override { currentView()->zoomReset(); }
    ViewState viewState() const override;
    QString restore(const ViewState& state, LastIndex lastIndex) override;

    // With the other documents that are linked (see LinkGroup).
    bool canLink() const { return m_links; }
    bool isLinked() const;
    void setLinked(bool linked);

    // How the heatmap is drawn, but for what is in sight.
    HeatmapViewState heatmapLook() const;
    void setHeatmapLook(const HeatmapViewState& look);

 signals:
    void interpretWanted();
    void heatmapLookChosen(); // by the user
    // Whoever knows other arrays adds those that are open: they may lie over this one.
    void openArraysWanted(QList<bloscope::OpenArray>& arrays);
    void linkedChanged();

 private:
    QWidget* makeDimensionRow();
    void addView(SliceView* view, const char* icon, const QString& title);
    void showViewsOrNothing();
    void goToText(const QString& text);
    void shareColors();

    Scheduler& m_scheduler;
    LinkGroup* m_links;
    Document* m_document;
    std::shared_ptr<ChunkSummaries> m_summaries = std::make_shared<ChunkSummaries>();
    DimensionBar* m_dimensions;
    QStackedWidget* m_centre; // the views, or the word that there is nothing to see
    QTabWidget* m_views;
    SliceTableView* m_table;
    HeatmapView* m_heatmap;
    CurveView* m_curve;
    StatisticsView* m_statistics;
    PlanesView* m_planes;
    ChunksView* m_chunks;
    GoToBar* m_goTo;
    CellFinder* m_finder = nullptr; // of arrays of numbers
    CsvOptions m_csv;
    ExportMemory* m_exportMemory = nullptr;
    bool m_hasColors = false; // given by the preferences once
};

} // namespace bloscope
