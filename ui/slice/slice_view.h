#pragma once

#include "core/array/array.h"
#include "core/array/cell_source.h"
#include "core/array/slice.h"
#include "core/dtype/dtype.h"
#include "core/projection/projection.h"
#include "ui/document/open_request.h"
#include "ui/grid/editable_cells.h"
#include "ui/picture/cell_picture.h"
#include "ui/picture/figure_caption.h"
#include "ui/slice/code_menu.h"

#include <QJsonObject>
#include <QString>
#include <QWidget>
#include <any>
#include <cstdint>
#include <optional>
#include <utility>

class QCustomPlot;
class QLabel;
class QStackedWidget;
namespace bloscope {

class Document;
class PlotNavigator;

// What the view in front has to export beside the slice that is shown.
struct ExportOffer {
    std::optional<Slice> selection = {}; // of cells, in the order in which they are to be written
    QString selectionName = {};          // "the selected cells"
    bool needsIndices = false;           // its lines say little without them
    std::optional<DTypeLeaf> part = {};  // of structured elements: what is seen of them
    QCustomPlot* figure = nullptr;       // as it is seen; null: the view is no figure
    FigureCaption caption = {};          // of the figure
    CellPicture cells = {};              // of what is seen in the figure; empty: it has no cells
    // What is shown in place of the array's cells, at the same indices, and what it is: "Maximum
    // over z 0–119". Null: they are shown themselves.
    CellSourcePtr computed = {};
    QString computedName = {};
    std::optional<Projection> projection = {}; // where it is one
    // Where it is a difference to the plane at an index: of which dimension.
    std::optional<std::pair<std::size_t, std::int64_t>> subtracted = {};
};

// How somebody looks at a view: kept while its file is read again, and, as far as JSON tells it,
// over a restart. A view makes it of a value of its own, and knows no other.
struct KeptState {
    QJsonObject json = {};
    std::any whole = {};                      // that value; none after a restart
    std::optional<DocumentAddress> from = {}; // of another document, that was shown in this place

    template <class State>
    static KeptState of(const State& state)
    {
        return {toJson(state), state, {}};
    }

    template <class State>
    State as(State (*stateFrom)(const QJsonObject&)) const
    {
        const auto* value = std::any_cast<State>(&whole);
        return value ? *value : stateFrom(json);
    }
};

// What the window asks of whichever view of a document is in front. Views take what they need in
// their constructors and load only while they are shown.
class SliceView : public QWidget, public EditableCells {
    Q_OBJECT

 public:
    using QWidget::QWidget;

    // Its controls, a child that it makes and whoever shows the view lays out; null: it has none.
    // Hidden while the view says why there is no content.
    virtual QWidget* bar() const { return nullptr; }

    virtual void copy() = 0; // Edit > Copy: the selection, or else what is shown

    // Edit > Copy with Headers: the same with the indices of rows and columns.
    virtual bool canCopyWithHeaders() const { return false; }
    virtual void copyWithHeaders() {}

    // What is selected, where that is less than what is shown and more than one cell.
    virtual std::optional<Slice> selectedSlice() const { return {}; }

    // Selects or marks the cell at an index of the array, which lies in the slice, and brings it
    // into sight; false where the view has no place for a cell.
    virtual bool goToCell(const std::vector<std::int64_t>&) { return false; }
    // The index of the cell that is selected or marked so, where there is one.
    virtual std::optional<std::vector<std::int64_t>> markedCell() const { return {}; }
    // What File > Export offers beside the slice.
    virtual ExportOffer exportOffer() const { return {selectedSlice(), tr("Selected cells")}; }

    // What the numbers of the selected cells amount to, for the status bar.
    virtual QString selectionText() const { return {}; }

    virtual bool canZoom() const { return false; }
    virtual void zoomIn() {}
    virtual void zoomOut() {}
    virtual void zoomReset() {} // everything in sight

    // How somebody looks at it; taken up as far as it fits, once it is shown.
    virtual KeptState saveState() const { return {}; }
    virtual void restoreState(const KeptState&) {}

 signals:
    // What came of something the user asked for, where it cannot be seen: "Copied 3 x 4 cells."
    void notice(const QString& sentence);

    void exportWanted(); // of selectedSlice()
    void figureWanted(); // the export of exportOffer().figure
    void codeWanted(bloscope::CodeLanguage language);
    void selectionTextChanged();

    void stepWanted(int steps);                               // to another plane of the array
    void cellWanted(const std::vector<std::int64_t>& index);  // in the array, in another view
    void chunkWanted(std::int64_t chunk);                     // in the structure
    void placeWanted(const std::vector<std::int64_t>& index); // where the cell lies in the file

 protected:
    // From here on, load() follows the slice and the values of the document as well.
    void loadWhileShown(const Document& document);
    void loadIfShown();
    virtual void load() {}  // the view has come into sight, or what is shown there is another
    virtual void leave() {} // it is out of sight
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

    // What fills the view; or it says there why it has no content.
    void setContent(QWidget* content);
    bool showsContent(const QString& whyNot); // where that is empty
    bool showsContent() const;

 private:
    QLabel* m_why = nullptr;
    QStackedWidget* m_pages = nullptr;
};

// A view that is a figure, as heatmap, planes and curves are: it is copied and exported as it is
// seen, and zooms around its middle.
class FigureView : public SliceView {
    Q_OBJECT

 public:
    using SliceView::SliceView;

    void copy() override;
    ExportOffer exportOffer() const override;
    bool canZoom() const override { return true; }
    void zoomIn() override;
    void zoomOut() override;
    void zoomReset() override;

 protected:
    virtual QCustomPlot& figure() const = 0;      // as it is seen now
    virtual QString copied() const;               // "Copied the picture."
    virtual PlotNavigator& navigator() const = 0; // that zooms, for all that is seen
};

// That there are no cells, as a sentence for the user; empty where there are any.
QString whyEmpty(const Slice& slice);

// Why nothing can be drawn of a slice of such elements, as a sentence for the user; empty where
// there are numbers along a dimension at least.
QString whyNotDrawn(const Slice& slice, const DType& dtype);

// What a whole array is, beside what is shown of it: "7 × 40 × 50   int16   27.3 KiB".
QString arraySummary(const Array& array);

} // namespace bloscope
