#pragma once

#include "core/edit/edits_on_top.h"
#include "ui/worker/scheduler.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTreeWidgetItem;

namespace bloscope {

class TextTable;

// The edits of a document, put on top of what another program has written to its file since: every
// entry that either of them changed, with what it was, what is mine and what is theirs. Of what
// both changed somebody chooses one. Changes nothing itself.
class OnTopDialog : public QDialog {
    Q_OBJECT

 public:
    enum class Then { Save, Edit }; // what the button says is done with the outcome

    // The file is read by the scheduler, which lives longer than the dialog.
    OnTopDialog(const EditSet& mine, const QString& path, Then then, Scheduler& scheduler,
                QWidget* parent = nullptr);

 signals:
    // `merged` lies over the file that `theirs` was read from, without edits of their own.
    void chosen(const bloscope::EditSet& theirs, const bloscope::EditSet& merged);

 private:
    using Both = std::shared_ptr<const EditsOnTop>;

    void layOut(Then then);
    void showBoth(const Result<Both>& both);
    void addRows();
    void showSummary();
    void choose(QTreeWidgetItem* row, EditSide side);
    void chooseAll(EditSide side);
    void apply();

    Scheduler& m_scheduler;
    QLabel* m_summary;
    TextTable* m_table;
    QPushButton* m_allMine;
    QPushButton* m_allTheirs;
    QDialogButtonBox* m_buttons;
    Both m_both;                   // null until it is read
    std::vector<EditSide> m_sides; // of its entries
    Ticket m_working;
};

} // namespace bloscope
