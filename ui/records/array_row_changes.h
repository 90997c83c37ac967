#pragma once

#include "ui/document/document.h"
#include "ui/document/edit_queue.h"
#include "ui/records/row_changes.h"

namespace bloscope {

// Changes elements of an array, of which a slice with one running dimension is shown as rows. GUI
// thread.
class ArrayRowChanges : public RowChanges {
    Q_OBJECT

 public:
    // The document must outlive it.
    explicit ArrayRowChanges(const Document& document, QObject* parent = nullptr);

    void setSlice(const Slice& slice) { m_slice = slice; } // whose rows are shown

    QString editObstacle() const override;
    FindRule ruleOf(std::size_t column) const override;
    void fill(const QString& name, const ChosenCells& cells,
              const std::optional<std::string>& text) override; // no text: what is nothing
    void put(const QString& name, const ChosenCells& cells, TextBlock texts) override;

 private:
    void follow();
    void change(const QString& name, EditQueue::Write write);

    const Document& m_document;
    Slice m_slice;
};

} // namespace bloscope
