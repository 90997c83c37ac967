#pragma once

#include "core/array/cell_rect.h"
#include "core/array/slice_reader.h"
#include "core/numbers/float_text.h"
#include "ui/document/document.h"
#include "ui/grid/table_view_state.h"
#include "ui/slice/slice_view.h"
#include "ui/worker/scheduler.h"

#include <QString>
#include <memory>

namespace bloscope {

class SelectionStatistics;
class SliceTableModel;
class TableBar;
class TableColors;
class TableEditing;
class TablePane;
class ValueChanges;
struct ColorMap;

// Cells as text for the clipboard.
struct CellCopy {
    // More cells, or more bytes of the fields that are selected, are exported to a file instead.
    static constexpr std::int64_t mostCells = 1'000'000;
    static constexpr std::int64_t mostBytes = 64 << 20;

    enum class Headers {
        None,
        Indices // of rows and columns, with the names of parts of structured elements
    };

    struct How {
        Headers headers = Headers::None;
        NumberFormat::Bytes bytes = NumberFormat::Bytes::AsText;
    };

    enum class Excess { None, Cells, Bytes };
    static Excess excessOf(const CellRect& cells, const DType& dtype);

    // Writes out `cells` of a plane, in rows and in columns of CellColumns, exactly as the TSV
    // export would; one cell without the end of its line. For worker threads. Errors: those of
    // writeCsv().
    static Result<CellCopy> make(const SliceReader& reader, const Slice& plane,
                                 const CellRect& cells, const How& how, const Job& job);

    QString text;
    std::uint64_t missingCells = 0; // damaged or never written; "nan" stands for them
};

// Puts cells of an array onto the clipboard, in the background, with all that is being changed of
// them, and says what came of it. Only the newest request is followed. GUI thread.
class CellCopying : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    CellCopying(const Document& document, Scheduler& scheduler, QObject* parent = nullptr);

    void copy(const Slice& plane, const CellRect& cells, const CellCopy::How& how);

 signals:
    void ended(const QString& sentence);

 private:
    void read(const Slice& plane, const CellRect& cells, const CellCopy::How& how);
    void copied(const CellRect& cells, const Result<CellCopy>& copy);

    const Document& m_document;
    Scheduler& m_scheduler;
    std::unique_ptr<QObject> m_settling; // for the newest request
    Ticket m_copying;
};

// The exact values of the document's slice in rows and columns, of any length (TablePane). Loads
// what is in sight, and only while it is shown.
class SliceTableView : public SliceView {
    Q_OBJECT

 public:
    // All live longer than the view. Without `changes` no value can be changed here.
    SliceTableView(Document& document, Scheduler& scheduler, ValueChanges* changes = nullptr,
                   QWidget* parent = nullptr);
    ~SliceTableView() override;

    // Of what is shown, not of what is copied, unless another one is chosen for this table.
    void setNumberFormat(const NumberFormat& format);
    void setColorMap(const ColorMap& map); // of the backgrounds

    QWidget* bar() const override; // of tables with numbers
    void copy() override;          // the selected cells as TSV, or else all of them
    bool canCopyWithHeaders() const override { return true; }
    void copyWithHeaders() override;
    bool canChangeValues() const override { return m_editing; }
    void editCell() override;
    void paste() override;
    void fillSelection() override;
    void clearSelection() override;
    QString whyNoChanges() const; // a sentence; empty when values can be changed
    std::optional<Slice> selectedSlice() const override;
    ExportOffer exportOffer() const override;
    const CellSelection& selection() const;
    QString selectionText() const override;

    TableViewState state() const;
    void restore(const TableViewState& state); // as far as it fits, once it is shown
    KeptState saveState() const override;
    void restoreState(const KeptState& kept) override;

    bool goToCell(const std::vector<std::int64_t>& index) override;
    std::optional<std::vector<std::int64_t>> markedCell() const override;
    // The field of a structured element that is marked, by its path; empty where there is none.
    std::string markedField() const;
    void goToField(const std::string& path); // of the same element
    // Selects `cell` alone, or extends the selection to it, and brings it into sight.
    void goTo(CellPosition cell, bool extend = false);
    void selectAll();

 signals:
    void selectionChanged(const bloscope::CellRect& selected);

 protected:
    void load() override;
    void leave() override;

 private:
    void connectBar();
    void connectEditing();
    void layOut();
    void cellsChanged(const QModelIndex& first, const QModelIndex& last);
    void showSelected(const CellSelection& before);
    void announceCurrentCell();
    void tellMark();
    void followMark();
    void goToPart(CellPosition cell, std::size_t part); // of a structured cell
    std::int64_t columnOfField() const;
    bool isAtField() const;
    void copyCells(CellCopy::Headers headers);
    Slice sliceOf(const CellRect& cells) const; // of whole elements
    void showStatistics();

    Document& m_document;
    SliceTableModel* m_model;
    TableBar* m_bar;
    TableColors* m_colors;
    TablePane* m_pane;
    CellCopying* m_copy;
    TableEditing* m_editing; // null: values stay as they are
    SelectionStatistics* m_statistics;
    std::optional<TableViewState> m_wanted; // to be shown with the next slice
    bool m_isTelling = false;               // the document what is selected
    bool m_isLoading = false;               // what is selected now nobody has chosen
};

} // namespace bloscope
