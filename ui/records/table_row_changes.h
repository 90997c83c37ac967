#pragma once

#include "ui/document/table_changes.h"
#include "ui/records/row_changes.h"

namespace bloscope {

// Changes rows of a table. GUI thread.
class TableRowChanges : public RowChanges {
    Q_OBJECT

 public:
    // The changes must outlive it.
    explicit TableRowChanges(TableChanges& changes, QObject* parent = nullptr);

    QString editObstacle() const override { return {}; }
    void setTyping(bool isTyping) override { m_changes.setTyping(isTyping); }
    FindRule ruleOf(std::size_t column) const override;
    void fill(const QString& name, const ChosenCells& cells,
              const std::optional<std::string>& text) override;
    void put(const QString& name, const ChosenCells& cells, TextBlock texts) override;
    bool canChangeRows() const override { return true; }
    void deleteRows(const ChosenCells& rows) override;
    void addRow(std::function<void(std::int64_t slot)> done) override;

 private:
    TableChanges& m_changes;
};

} // namespace bloscope
