#pragma once

#include "ui/convert/slice_copy.h"
#include "ui/document/document.h"
#include "ui/slice/slice_view.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace bloscope {

class EncodingForm;
class ExportTarget;
class FieldBox;
class Scheduler;
class SliceBox;

// Asks what of an array is saved to a new file, in which form and how it is stored there. Once it
// is accepted, wanted() is the answer; the dialog itself writes nothing. How it could be stored is
// tried in an AdviceDialog. Not for empty arrays.
class CopyDialog : public QDialog {
    Q_OBJECT

 public:
    // Document and scheduler live longer. `folder` is where the file goes unless another one is
    // chosen.
    CopyDialog(const Document& document, const ExportOffer& offer, const QString& folder,
               Scheduler& scheduler, QWidget* parent = nullptr);

    SliceCopy wanted() const;

    void accept() override; // asks before a file is replaced

 private:
    void addSlices(const ExportOffer& offer);
    void addForms();
    QWidget* makeForm();
    QWidget* makeButtons();
    void layOut();

    CopyForm form() const;
    std::int64_t itemsize() const; // of what is copied of each element
    void sliceChosen();
    void formChosen();
    void advise();
    void proposeName();
    void check();
    QString problem() const; // but for that of the target, which tells it itself

    const Document& m_document;
    Scheduler& m_scheduler;
    SliceBox* m_slice;
    FieldBox* m_field;
    QComboBox* m_form;
    QPushButton* m_advise;
    EncodingForm* m_encoding;
    QCheckBox* m_metadata;
    QCheckBox* m_fills; // what cannot be read
    QLabel* m_summary;
    ExportTarget* m_target;
    QPushButton* m_save;
};

} // namespace bloscope
