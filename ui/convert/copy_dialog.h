#pragma once

#include "core/convert/advice.h"
#include "core/convert/partition.h"
#include "ui/convert/slice_copy.h"
#include "ui/document/document.h"
#include "ui/slice/slice_view.h"

#include <QDialog>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace bloscope {

class ExportTarget;
class FieldBox;
class Scheduler;
class SliceBox;

// How a new file is to be stored, in the words of `bloscope convert`: codec, filters, shapes of
// chunks and blocks. What is not typed of the shapes is what the rule of choosePartition() chooses,
// and shown.
class EncodingForm : public QWidget {
    Q_OBJECT

 public:
    explicit EncodingForm(QWidget* parent = nullptr);

    // Of what is stored: its shape, one name for each dimension, and the bytes of an element.
    void setArray(const Shape& shape, const QStringList& dimensionNames, std::int64_t itemsize);
    void setEncoding(const ArrayEncoding& how); // as if it had been typed

    ChunkEncoding encoding() const; // of what is right
    PartitionWish partition() const;
    QString problem() const;  // with what is typed; empty: there is none
    QString sizeText() const; // what comes of it: so many chunks and blocks

    QFormLayout& rows() const { return *m_rows; } // for alignFields()

 signals:
    void changed();

 private:
    void makeFields();
    void layOut();
    std::optional<std::size_t> planesAlong() const;
    QStringList filters() const;
    void showRule();

    Shape m_shape;
    std::int64_t m_itemsize = 1;
    QFormLayout* m_rows = nullptr;
    QComboBox* m_codec;
    QSpinBox* m_level;
    QComboBox* m_filters;
    QComboBox* m_along;
    QLineEdit* m_chunks;
    QLineEdit* m_blocks;
};

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
