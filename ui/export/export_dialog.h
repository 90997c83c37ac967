#pragma once

#include "ui/document/document.h"
#include "ui/export/slice_export.h"
#include "ui/slice/slice_view.h"
#include "ui/worker/scheduler.h"

#include <QDialog>
#include <QTimer>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;

namespace bloscope {

class CsvOptionsForm;
class ExportPreview;
class ExportTarget;
class FigureForm;
class SliceBox;

// Asks what of a document is exported, how and where to, and shows the beginning of it, or the
// picture, meanwhile. Once it is accepted, wanted() is the answer; the dialog itself writes
// nothing. Not for empty arrays.
class ExportDialog : public QDialog {
    Q_OBJECT

 public:
    // Document, scheduler and the figure of the offer live longer than the dialog. `folder` is
    // where the file goes unless another one is chosen.
    ExportDialog(Document& document, Scheduler& scheduler, ExportOffer offer, const QString& folder,
                 QWidget* parent = nullptr);

    void setChoice(const ExportChoice& choice);     // to begin with
    void setDefaults(const ExportChoice& defaults); // what can be restored; all but the format

    SliceExport wanted() const;

    void accept() override; // asks before a file is replaced

 private:
    void addSlices();
    std::optional<DTypeLeaf> offeredPart() const;
    void addFormats();
    QWidget* makeForms();
    QWidget* makePreview();
    QWidget* makeButtons();
    void layOut();

    void formatChosen();
    void sliceChosen();
    void restoreDefaults();
    void followName();
    void checkTarget();
    void preview();
    void previewText();
    void previewFigure();
    void previewArrived(const Result<ExportPreview>& preview);

    Document& m_document;
    Scheduler& m_scheduler;
    ExportOffer m_offer;
    ExportChoice m_defaults;
    bool m_followsName = false; // the format changes, and the name stays

    SliceBox* m_sliceBox;
    QComboBox* m_format;
    CsvOptionsForm* m_csv;
    FigureForm* m_figure;
    QStackedWidget* m_beginning;
    QPlainTextEdit* m_text;
    QLabel* m_picture;
    QLabel* m_size;
    ExportTarget* m_target;
    QPushButton* m_restore;
    QPushButton* m_export;
    QTimer m_previewTimer; // while one types
    Ticket m_previewing;
};

} // namespace bloscope
