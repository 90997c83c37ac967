#pragma once

#include "ui/dialogs/slice_export.h"
#include "ui/document/document.h"
#include "ui/worker/scheduler.h"

#include <QDialog>
#include <QTimer>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace bloscope {

class CsvOptionsForm;
class ExportPreview;

// Asks what of a document is exported, how and where to, and shows the beginning of it meanwhile.
// Once it is accepted, wanted() is the answer; the dialog itself writes nothing. Not for empty
// arrays.
class ExportDialog : public QDialog {
    Q_OBJECT

 public:
    // Document and scheduler live longer than the dialog. `selection` is a second choice beside
    // what is shown; `folder` is where the file goes unless another one is chosen.
    ExportDialog(Document& document, Scheduler& scheduler, const std::optional<Slice>& selection,
                 const QString& folder, QWidget* parent = nullptr);

    void setCsvOptions(const CsvOptions& options); // to begin with

    SliceExport wanted() const;

 private:
    void addSlices(const std::optional<Slice>& selection);
    void addFormats();
    QWidget* makePathRow();
    void layOut();

    void formatChosen();
    void sliceChosen();
    void browse();
    QString pathProblem() const; // why the file cannot be written; empty when it can
    void checkPath();
    void preview();
    void previewArrived(const Result<ExportPreview>& preview);

    Document& m_document;
    Scheduler& m_scheduler;
    QString m_folder;
    bool m_hasOwnPath = false;   // chosen by the user
    std::vector<Slice> m_slices; // as in the box

    QComboBox* m_sliceBox;
    QComboBox* m_format;
    CsvOptionsForm* m_csv;
    QPlainTextEdit* m_preview;
    QLabel* m_size;
    QLineEdit* m_path;
    QLabel* m_problem;
    QPushButton* m_export;
    QTimer m_previewTimer; // while one types
    Ticket m_previewing;
};

} // namespace bloscope
