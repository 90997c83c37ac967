#pragma once

#include "core/edit/changes.h"
#include "core/edit/edits_on_top.h"
#include "ui/worker/scheduler.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTreeWidgetItem;
namespace bloscope {

class JobLine;
class TextTable;

// The edits of a document, merged with what another program has written to its file since: every
// entry that either of them changed and every value that both did, with what it was, what is mine
// and what is theirs. Of what both changed the user chooses one. Changes nothing itself.
class MergeEditsDialog : public QDialog {
    Q_OBJECT

 public:
    enum class Then { Save, Edit }; // what the button says is done with the outcome

    // `array` is that of the edits' own frame as it is shown; null: as the frame says itself. The
    // file is read by the scheduler, which lives longer than the dialog.
    MergeEditsDialog(const EditSet& mine, const ArrayPtr& array, const QString& path, Then then,
                     Scheduler& scheduler, QWidget* parent = nullptr);

 signals:
    // `merged` lies over the file that `theirs` was read from, without edits of their own.
    void chosen(const bloscope::EditSet& theirs, const bloscope::EditSet& merged);

 private:
    using Both = std::shared_ptr<const EditsOnTop>;

    void layOut(Then then);
    void showBoth(const Both& both);
    void tellWhyNot(const Error& error);
    void addRows();
    QString summary() const;
    bool isConflict(std::size_t row) const;
    EditSide& sideOf(std::size_t row);
    void choose(QTreeWidgetItem* row, EditSide side);
    void chooseAll(EditSide side);
    void apply();

    QLabel* m_summary;
    JobLine* m_line; // with the summary
    TextTable* m_table;
    QPushButton* m_allMine;
    QPushButton* m_allTheirs;
    QDialogButtonBox* m_buttons;
    Both m_both; // null until it is read
    MergeSides m_sides;
};

// The metadata of a document beside those that another program has written to its file since:
// which entries differ.
class CompareDialog : public QDialog {
    Q_OBJECT

 public:
    // The file is read by the scheduler, which lives longer than the dialog.
    CompareDialog(const EditSet& here, const QString& path, Scheduler& scheduler,
                  QWidget* parent = nullptr);

 private:
    using Differences = std::vector<MetadataDifference>;

    void showOutcome(const Result<Differences>& differences);

    QLabel* m_summary;
    TextTable* m_table;
    Ticket m_working;
};

} // namespace bloscope
