#pragma once

#include "ui/compare/compared_arrays.h"
#include "ui/document/document.h"

#include <QDialog>
#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace bloscope {

class DifferencePane;
class JobLine;
class Scheduler;
class TextTable;

// Compares an array with another one in the background: form, metadata, storage and every cell, as
// exactly as somebody wants it, with a picture of how far their numbers are apart in the slice that
// is shown. A place that is clicked is to be shown in both. GUI thread.
class ComparisonDialog : public QDialog {
    Q_OBJECT

 public:
    // Of `others`, which are open, the first is compared at once; any other file can be chosen.
    // Document and scheduler live longer.
    ComparisonDialog(Document& document, const QList<OpenRequest>& others, Scheduler& scheduler,
                     QWidget* parent = nullptr);
    ~ComparisonDialog() override;

    void compareWithFile(const QString& path);

 signals:
    void placeWanted(const bloscope::OpenRequest& other, const bloscope::CellIndex& index);

 private:
    QWidget* makeChoices(const QList<OpenRequest>& others);
    QWidget* makeTolerance();
    void layOut(const QList<OpenRequest>& others);
    void connectParts();

    void chooseFile();
    void start();
    void compare(const Tolerance& tolerance);
    void finish(const Result<>& outcome, ComparedArrays compared);
    void check();
    std::optional<Tolerance> tolerance() const; // nothing while a field holds no such number
    void placeChosen(int row);

    Document& m_document;
    std::unique_ptr<QObject> m_settling; // for the newest comparison
    QComboBox* m_other;
    QPushButton* m_browse;
    QLineEdit* m_relative;
    QLineEdit* m_absolute;
    QCheckBox* m_nansAreEqual;
    QLabel* m_summary;
    JobLine* m_job; // compares
    TextTable* m_differences;
    TextTable* m_places;
    DifferencePane* m_picture;
    OpenRequest m_compared;             // of which the places are
    std::vector<DifferentCell> m_cells; // a row each
};

} // namespace bloscope
