#pragma once

#include "ui/document/document.h"
#include "ui/records/rows_pane.h"
#include "ui/slice/slice_view.h"
#include "ui/worker/scheduler.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QVBoxLayout;

namespace bloscope {

class ArrayRowChanges;

// The slice of an array as rows to filter, sort and group, where one dimension runs: a column for
// each field of its elements.
class RowsView : public SliceView {
    Q_OBJECT

 public:
    // Both must outlive the view.
    RowsView(Document& document, Scheduler& scheduler, QWidget* parent = nullptr);
    ~RowsView() override;

    RowsPane* pane() const { return m_pane; }         // null until there were rows
    void setNumberFormat(const NumberFormat& format); // unless another one is chosen

    void copy() override;
    bool canCopyWithHeaders() const override { return true; }
    void copyWithHeaders() override;
    bool goToCell(const std::vector<std::int64_t>& index) override;
    std::optional<std::vector<std::int64_t>> markedCell() const override;
    KeptState saveState() const override;
    void restoreState(const KeptState& kept) override;

    bool canChangeValues() const override { return m_pane; }
    void editCell() override;
    void paste() override;
    void clearSelection() override;
    void fillSelection() override;

 signals:
    // Of rows or groups; where they are from is missing.
    void queryCodeWanted(const bloscope::QueryRequest& rows, bloscope::CodeLanguage language);

 protected:
    void load() override;

 private:
    void showTable(const QueryTablePtr& table, RowsPane::Rows rows);
    QueryTablePtr tableInFile() const;
    void makePane(const QueryTablePtr& table);
    void tellCurrent();
    std::string currentField() const;

    Document& m_document;
    Scheduler& m_scheduler;
    ArrayRowChanges* m_changes;
    QVBoxLayout* m_column;
    RowsPane* m_pane = nullptr;
    NumberFormat m_numbers;
    std::optional<Slice> m_of;                   // whose rows are shown
    std::shared_ptr<const SliceReader> m_reader; // likewise
    std::optional<RowsState> m_wanted;           // once there are rows
};

} // namespace bloscope
