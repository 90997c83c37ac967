#pragma once

#include "ui/document/document.h"
#include "ui/slice/slice_view.h"
#include "ui/worker/scheduler.h"

class QComboBox;

namespace bloscope {

class StatisticsPane;

// Exact statistics of the slice that is shown, or of the whole array, of a field where elements
// have several: computed in the background while the view is in sight, with what is known so far at
// any time. Lines that tell of cells lead there.
class StatisticsView : public SliceView {
    Q_OBJECT

 public:
    enum class Scope { Slice, Array };

    // Both live longer than the view.
    StatisticsView(Document& document, Scheduler& scheduler, QWidget* parent = nullptr);

    QWidget* bar() const override { return m_bar; }
    void copy() override; // the selected lines of the table that has the focus, or all lines
    void setScope(Scope scope);
    Scope scope() const;
    bool isRunning() const;

 protected:
    void load() override;
    void leave() override;

 private:
    QWidget* makeBar();
    void takeField();

    Document& m_document;
    std::vector<DTypeLeaf> m_leaves; // that have statistics
    StatisticsPane* m_pane;
    QComboBox* m_field; // which of the leaves
    QComboBox* m_scope;
    QWidget* m_bar; // with these, and how far it is

    std::optional<Slice> m_of; // what was computed last, or is
    int m_ofField = 0;         // of the leaves
};

} // namespace bloscope
