#pragma once

#include "core/array/slice.h"
#include "ui/slice/code_menu.h"
#include "ui/slice/export_offer.h"
#include "ui/slice/kept_state.h"

#include <QWidget>
#include <optional>

class QLabel;
class QStackedWidget;

namespace bloscope {

class Document;

// What the window asks of whichever view of a document is in front. Views take what they need in
// their constructors and load only while they are shown.
class SliceView : public QWidget {
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

    // Edit > Edit Cell, Paste, Clear: only called where values can be changed here.
    virtual bool canChangeValues() const { return false; }
    virtual void editCell() {}
    virtual void paste() {}
    virtual void clearSelection() {}

    // Edit > Fill Selection: asks for a value for all of its cells.
    virtual bool canFillSelection() const { return canChangeValues(); }
    virtual void fillSelection() {}

    // What is selected, where that is less than what is shown and more than one cell.
    virtual std::optional<Slice> selectedSlice() const { return {}; }

    // Selects or marks the cell at an index of the array, which lies in the slice, and brings it
    // into sight; false where the view has no place for a cell.
    virtual bool goToCell(const std::vector<std::int64_t>&) { return false; }
    // The index of the cell that is selected or marked so, where there is one.
    virtual std::optional<std::vector<std::int64_t>> markedCell() const { return {}; }
    // What File > Export offers beside the slice.
    virtual ExportOffer exportOffer() const { return {selectedSlice(), tr("the selected cells")}; }

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
    virtual void load() {}  // the view has come into sight, or what is shown there is another
    virtual void leave() {} // it is out of sight
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

    // What holds the content of the view, or says in its place why there is none.
    QWidget* orWhyNot(QWidget* content);
    bool showsContent(const QString& whyNot); // where that is empty
    bool showsContent() const;

 private:
    QLabel* m_why = nullptr;
    QStackedWidget* m_pages = nullptr;
};

} // namespace bloscope
