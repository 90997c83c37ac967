#pragma once

#include "core/array/proposed_interpretations.h"
#include "core/array/slice_reader.h"
#include "ui/worker/scheduler.h"

#include <QDialog>
#include <QLabel>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QTreeWidgetItem;
namespace bloscope {

class InterpretationPreview;
class TextTable;

// Asks how plain chunks are to be read as an array: type, shape and where the first element begins.
// What fits the data is proposed, with the reason; what is chosen or typed is checked at once: a
// sentence says what comes out, or why it does not fit, and the first elements are shown.
class InterpretDialog : public QDialog {
    Q_OBJECT

 public:
    // Begins with what the array of the reader shows, which is of a frame without an n-d array. The
    // scheduler lives longer.
    InterpretDialog(std::shared_ptr<const SliceReader> reader, Scheduler& scheduler,
                    QWidget* parent = nullptr);

    Interpretation interpretation() const;

 signals:
    void chosen(const bloscope::Interpretation& how); // one that fits
    void resetWanted();                               // back to what the file says itself

 private:
    using Proposed = std::vector<ProposedInterpretation>;

    void layOut();
    void showInFields(const Interpretation& how);
    void propose(Scheduler& scheduler);
    void showProposed(const Proposed& proposed);
    void check();
    Result<Interpretation> typed() const;
    QString resultText(const InterpretedLayout& layout, std::int64_t offset) const;

    ArrayPtr m_array;
    std::shared_ptr<const SliceReader> m_reader;
    TextTable* m_proposals;
    Proposed m_proposed; // as in the table
    InterpretationPreview* m_preview;
    QLineEdit* m_dtype;
    QLineEdit* m_shape;
    QLineEdit* m_offset;
    QLabel* m_verdict;
    QDialogButtonBox* m_buttons;
    Ticket m_proposing;
};

// The first elements of plain chunks as an interpretation would show them, a few rows and columns
// as text, read by the scheduler; of the newest interpretation only.
class InterpretationPreview : public QLabel {
    Q_OBJECT

 public:
    // The reader is of the frame in any interpretation. The scheduler lives longer.
    InterpretationPreview(std::shared_ptr<const SliceReader> reader, Scheduler& scheduler,
                          QWidget* parent = nullptr);

    void preview(const Interpretation& how); // one that fits
    void previewNothing();

 private:
    std::shared_ptr<const SliceReader> m_reader;
    Scheduler& m_scheduler;
    Ticket m_reading;
};

} // namespace bloscope
