#pragma once

#include "core/export/csv_options.h"
#include "ui/document/open_request.h"
#include "ui/pages/document_page.h"
#include "ui/slice/slice_view.h"

#include <QString>
#include <string>

class QStackedWidget;
namespace bloscope {

class CellFinder;
class DimensionBar;
class Document;
class DocumentLink;
class ExportMemory;
class GoToBar;
class HeatmapLook;
class HeatmapView;
class LinkGroup;
class PageBytes;
class PlanesView;
class PyramidStore;
class RowsView;
class SliceTableView;
class ValueChanges;
class ViewTabs;
struct HeatmapViewState;

// The current cell as the status bar tells it: its index, its coordinates where the file tells of
// any, along the dimensions that the slice does not fix, and the beginning of its value:
// "1, 5, 7  latitude 70°N, longitude 28°E  267.0". Empty while there is none.
QString currentCellText(const Document& document);

// An array: what of it is shown, and the views that show it. Owns its document.
class ArrayPage : public DocumentPage {
    Q_OBJECT

 public:
    // `opened` holds an OpenedArray. The scheduler lives longer than the page, and so do the linked
    // documents, among which it may be, those that are open, and the store of large planes; null:
    // it cannot be linked, knows of no others, and keeps none.
    ArrayPage(const OpenedDocument& opened, Scheduler& scheduler, LinkGroup* links = nullptr,
              OpenArrays* arrays = nullptr, QWidget* parent = nullptr,
              PyramidStore* planes = nullptr);
    ~ArrayPage() override;

    Document& document() const { return *m_document; }
    DimensionBar& dimensionBar() const { return *m_dimensions; }
    DocumentLink& link() const { return *m_link; }
    ValueChanges& changes() const { return *m_changes; }

    void showView(const QString& word); // of the table of views (array_views.h)
    QString shownView() const;
    // Shows the cell at an index of the array: in the view that is in front, or in the table where
    // that has no place for cells. goTo() gives it the keyboard's focus as well.
    void showCell(const CellIndex& index);
    void goTo(const CellIndex& index);
    SliceView* currentView() const override; // null when there are no elements to be seen

    QString shownText() const override;
    QString currentText() const override { return currentCellText(*m_document); }
    QString selectionText() const override;
    void takeFocus() override;
    void copy() override;
    void exportData() override;
    void saveInOtherForm(); // while there is a current view
    void exportMovie();     // while canExportMovie()
    void askWhereToGo() override;
    Finder* finder() const override; // of arrays with numbers or texts, and of the bytes in front
    void follow(const Preferences& preferences) override;
    const CsvOptions& csvDefaults() const { return m_csv; } // of an export
    // The file was saved and is shown as before (areShownAlike()): takes what was opened then.
    void takeFile(const OpenedDocument& opened);
    // Of exports from here; lives longer than the page. Null: nothing is remembered.
    void setExportMemory(ExportMemory* memory) { m_exportMemory = memory; }
    ExportMemory* exportMemory() const { return m_exportMemory; }
    // Can somebody say how its chunks are to be read? Arrays say so themselves.
    bool canInterpret() const { return !m_document->array()->isNd(); }
    std::optional<DocumentAddress> editedElsewhere() const override;
    ViewState viewState() const override;
    QString restore(const ViewState& state, LastIndex lastIndex) override;

    // How the heatmap is drawn, but for what is in sight.
    HeatmapViewState heatmapLook() const;
    void setHeatmapLook(const HeatmapViewState& look);

 signals:
    // A copy was saved there, and these coordinates, entered by the user, belong to it.
    void copyPlaced(const QString& path, const bloscope::HandGeometry& geometry);
    void interpretWanted();
    void heatmapLookChosen(); // by the user

 private:
    EditableCells* editableCells() const override { return currentView(); }
    QString editObstacle() const override;
    bool canCopy() const override { return currentView(); }
    bool canCopyWithHeaders() const override
    {
        return currentView() && currentView()->canCopyWithHeaders();
    }
    void copyWithHeaders() override { currentView()->copyWithHeaders(); }
    bool canExport() const override { return currentView(); }
    bool canGoTo() const override { return true; }
    QWidget* makeDimensionRow();
    void connectView(SliceView* view);
    void showAsInHeatmap(PlanesView& planes);
    void connectRows(RowsView& view);
    void connectParts();
    void showViewsOrNothing();
    void tellRefusal(const QString& sentence, const std::optional<OpenRequest>& instead);
    void shareColors();
    void drawAsFound();

    Scheduler& m_scheduler;
    Document* m_document;
    DocumentLink* m_link;
    ValueChanges* m_changes;
    HeatmapLook* m_look;
    DimensionBar* m_dimensions;
    QStackedWidget* m_centre; // the views, or the word that there is nothing to see
    ViewTabs* m_views;
    SliceTableView* m_table;
    HeatmapView* m_heatmap;
    GoToBar* m_goTo;
    PageBytes* m_bytes;
    CellFinder* m_finder = nullptr;
    CsvOptions m_csv;
    NumberFormat m_numbers; // likewise
    ExportMemory* m_exportMemory = nullptr;
    bool m_hasColors = false; // given by the preferences once
};

} // namespace bloscope
