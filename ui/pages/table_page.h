#pragma once

#include "core/export/csv_options.h"
#include "ui/document/table_changes.h"
#include "ui/pages/document_page.h"
#include "ui/query/table_code.h"
#include "ui/store/node_details.h"

#include <optional>

namespace bloscope {

class EditableCells;
class GoToBar;
class RowFinder;
class RowsPane;
class TableSearch;

// A table of a store: its live rows, or those that a condition selects, in the order of chosen
// columns. Its attributes are shown in the metadata dock.
class TablePage : public DocumentPage {
    Q_OBJECT

 public:
    // `opened` contains an OpenedTable. The scheduler must outlive the page.
    TablePage(const OpenedDocument& opened, Scheduler& scheduler, QWidget* parent = nullptr);
    ~TablePage() override;

    void follow(const Preferences& preferences) override;
    QString shownText() const override;
    QString currentText() const override;
    QString selectionText() const override;
    void takeFocus() override;
    ViewState viewState() const override;
    QString restore(const ViewState& state, LastIndex lastIndex) override;
    bool canGoTo() const override;
    void askWhereToGo() override; // by number
    Finder* finder() const override;
    bool canCopy() const override { return canGoTo(); }
    void copy() override;
    bool canCopyWithHeaders() const override { return canGoTo(); }
    void copyWithHeaders() override;
    bool canExport() const override { return canGoTo(); }
    void exportData() override;

    // Edit > Copy as Code: what reads the rows that are shown.
    bool canCopyCode(CodeLanguage language) const;
    void copyCode(CodeLanguage language); // if it can

    TableSearch& search() const; // which rows are shown, in which order

    // Those of the file; null: its rows cannot be edited, as is said where somebody tries.
    void setChanges(TableChanges* changes);
    // The file was saved and has the same columns: takes what was opened there.
    void takeFile(const OpenedDocument& opened);
    QString editObstacle() const override;
    EditableCells* editableCells() const override;

 private:
    void readAttributes();
    void showEdits(TableChanges::Effect effect);
    void copyCodeOf(QueryRequest wanted, CodeLanguage language);

    TablePtr m_table;
    std::optional<FrameAddress> m_tableAddress; // for other programs
    CsvOptions m_csv;                           // how it is exported
    Scheduler& m_scheduler;
    TableChanges* m_changes = nullptr;
    RowsPane* m_rows;
    GoToBar* m_goTo;
    RowFinder* m_finder;
    Ticket m_details;
};

} // namespace bloscope
